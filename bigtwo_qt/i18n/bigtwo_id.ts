<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id" sourcelanguage="en">
<context>
    <name>ActionBar</name>
    <message>
        <source>Sort: %1 now</source>
        <translation>Urutan: %1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Petunjuk</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Batalkan</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Lewat</translation>
    </message>
</context>
<context>
    <name>BandRows</name>
    <message>
        <source>In other steps</source>
        <translation>Dengan tingkat lain</translation>
    </message>
    <message>
        <source>From 1 card on</source>
        <translation>Mulai 1 kartu</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Mulai</translation>
    </message>
    <message>
        <source>Step %1, from so many cards on</source>
        <translation>Tingkat %1, mulai sekian kartu</translation>
    </message>
    <message>
        <source>cards on</source>
        <translation>kartu</translation>
    </message>
    <message>
        <source>Step %1, points a card</source>
        <translation>Tingkat %1, poin per kartu</translation>
    </message>
    <message numerus="yes">
        <source>points a card</source>
        <translation>
            <numerusform>poin per kartu</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Tambah tingkat</translation>
    </message>
    <message>
        <source>Remove the last</source>
        <translation>Hapus terakhir</translation>
    </message>
</context>
<context>
    <name>CommitmentPage</name>
    <message>
        <source>Code and cards</source>
        <translation>Kode dan kartu</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Salin perintah</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Salin kode</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Periksa</translation>
    </message>
</context>
<context>
    <name>CommitmentPanel</name>
    <message>
        <source>Cards fixed before play</source>
        <translation>Kartu tetap sebelum bermain</translation>
    </message>
</context>
<context>
    <name>CommitmentRow</name>
    <message>
        <source>Open the code and, after the deal, the cards</source>
        <translation>Buka kodenya, dan setelah ronde kartunya</translation>
    </message>
</context>
<context>
    <name>CopyAction</name>
    <message>
        <source>Copy</source>
        <translation>Salin</translation>
    </message>
</context>
<context>
    <name>CountingGrid</name>
    <message>
        <source>Cards gone and still out. %1</source>
        <translation>Kartu yang sudah dan belum keluar. %1</translation>
    </message>
    <message>
        <source>still out</source>
        <translation>belum keluar</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>di tanganmu</translation>
    </message>
    <message>
        <source>played</source>
        <translation>sudah dimainkan</translation>
    </message>
</context>
<context>
    <name>CoursePlot</name>
    <message>
        <source>After deal %1</source>
        <translation>Setelah ronde %1</translation>
    </message>
    <message>
        <source>The match ends at %1</source>
        <translation>Pertandingan selesai pada %1</translation>
    </message>
</context>
<context>
    <name>CutAction</name>
    <message>
        <source>Cut</source>
        <translation>Potong</translation>
    </message>
</context>
<context>
    <name>Data</name>
    <message>
        <source>Backed up as {path}: {held}.</source>
        <translation>Dicadangkan sebagai {path}: {held}.</translation>
    </message>
    <message>
        <source>{name} holds {held} and no settings. Put it in the place of yours?</source>
        <translation>{name} berisi {held} tanpa pengaturan. Gantikan milikmu dengan itu?</translation>
    </message>
    <message>
        <source>{name} holds {held} and settings. Put all of it in the place of yours?</source>
        <translation>{name} berisi {held} dan pengaturan. Gantikan semua milikmu dengan itu?</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>Sudah dipulihkan.</translation>
    </message>
    <message>
        <source>Begin with no results and the settings of the start? Yours are put aside, not deleted.</source>
        <translation>Mulai tanpa hasil dan dengan pengaturan awal? Milikmu disisihkan, tidak dihapus.</translation>
    </message>
    <message>
        <source>Everything begins afresh.</source>
        <translation>Semuanya mulai dari awal.</translation>
    </message>
    <message>
        <source>{said} What was there before is kept as {names}.</source>
        <translation>{said} Yang ada sebelumnya disimpan sebagai {names}.</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>Back-up</source>
        <translation>Cadangan</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Cadangkan sekarang</translation>
    </message>
    <message>
        <source>Leave everything as it is</source>
        <translation>Biarkan semuanya</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ya</translation>
    </message>
    <message>
        <source>Restore a back-up</source>
        <translation>Pulihkan cadangan</translation>
    </message>
    <message>
        <source>A back-up, or drop one here</source>
        <translation>Berkas cadangan, atau taruh di sini</translation>
    </message>
    <message>
        <source>Look through it</source>
        <translation>Periksa isinya</translation>
    </message>
    <message>
        <source>Begin afresh</source>
        <translation>Mulai dari awal</translation>
    </message>
    <message>
        <source>Reset everything…</source>
        <translation>Atur ulang semuanya…</translation>
    </message>
</context>
<context>
    <name>DeleteAction</name>
    <message>
        <source>Delete</source>
        <translation>Hapus</translation>
    </message>
</context>
<context>
    <name>Drawings</name>
    <message>
        <source>allowed</source>
        <translation>boleh</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>tidak boleh</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message numerus="yes">
        <source>%n stay out</source>
        <translation>
            <numerusform>%n di luar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in the pack</source>
        <translation>
            <numerusform>%n kali dalam pak</numerusform>
        </translation>
    </message>
    <message>
        <source>highest of all</source>
        <translation>tertinggi dari semua</translation>
    </message>
    <message>
        <source>stays out, face down</source>
        <translation>di luar, tertutup</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>sisa</translation>
    </message>
    <message>
        <source>the first seat takes it</source>
        <translation>kursi pertama mengambilnya</translation>
    </message>
    <message>
        <source>its holder takes it</source>
        <translation>pemegangnya mengambilnya</translation>
    </message>
    <message>
        <source>You are 1 and sit at the bottom</source>
        <translation>Anda nomor 1 dan duduk di bawah</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>membagi</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Siapa saja</translation>
    </message>
    <message>
        <source>Cards left; the filled seat deals</source>
        <translation>Sisa kartu; kursi berwarna membagi</translation>
    </message>
    <message>
        <source>You deal and count {the_card}: it ends at the filled seat</source>
        <translation>Anda membagi dan menghitung {the_card}: berakhir di kursi berwarna</translation>
    </message>
    <message>
        <source>You deal; the filled seat gets the first card</source>
        <translation>Anda membagi; kursi berwarna mendapat kartu pertama</translation>
    </message>
    <message>
        <source>stays where it was dealt</source>
        <translation>tetap di tempatnya</translation>
    </message>
    <message>
        <source>to the winner</source>
        <translation>ke pemenang</translation>
    </message>
    <message>
        <source>shown by the winner</source>
        <translation>ditunjukkan pemenang</translation>
    </message>
    <message>
        <source>to the loser</source>
        <translation>ke yang kalah</translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation>langsung menang</translation>
    </message>
    <message>
        <source>has to be played</source>
        <translation>harus dimainkan</translation>
    </message>
    <message>
        <source>plays first</source>
        <translation>main pertama</translation>
    </message>
    <message>
        <source>lowest card</source>
        <translation>kartu terendah</translation>
    </message>
    <message>
        <source>last winner</source>
        <translation>pemenang terakhir</translation>
    </message>
    <message>
        <source>last winner: plays first</source>
        <translation>pemenang terakhir: main pertama</translation>
    </message>
    <message>
        <source>First deal</source>
        <translation>Ronde pertama</translation>
    </message>
    <message>
        <source>Later deals</source>
        <translation>Ronde berikutnya</translation>
    </message>
    <message>
        <source>you may play</source>
        <translation>Anda boleh main</translation>
    </message>
    <message>
        <source>you are out</source>
        <translation>Anda di luar</translation>
    </message>
    <message>
        <source>you pass</source>
        <translation>Anda pas</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Anda</translation>
    </message>
    <message>
        <source>a new trick</source>
        <translation>trik baru</translation>
    </message>
    <message>
        <source>you go on</source>
        <translation>Anda lanjut</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>seketika</translation>
    </message>
    <message>
        <source>waits for its turn</source>
        <translation>menunggu giliran</translation>
    </message>
    <message>
        <source>You are out: the deal is over</source>
        <translation>Anda habis: ronde selesai</translation>
    </message>
    <message>
        <source>You are out: the others play on</source>
        <translation>Anda habis: yang lain lanjut</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>diumumkan</translation>
    </message>
    <message>
        <source>not announced</source>
        <translation>tidak diumumkan</translation>
    </message>
    <message>
        <source>one card left</source>
        <translation>sisa satu kartu</translation>
    </message>
    <message>
        <source>goes out: {points}</source>
        <translation>habis: {points}</translation>
    </message>
    <message>
        <source>you: {points}</source>
        <translation>Anda: {points}</translation>
    </message>
    <message>
        <source>wins: {points}</source>
        <translation>menang: {points}</translation>
    </message>
    <message>
        <source>never played: {points}</source>
        <translation>tak pernah main: {points}</translation>
    </message>
    <message>
        <source>{yours} cards against {theirs}: your side wins</source>
        <translation>{yours} kartu lawan {theirs}: pihak Anda menang</translation>
    </message>
    <message>
        <source>Cards left; you win alone</source>
        <translation>Sisa kartu; Anda menang sendiri</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>pertandingan selesai</translation>
    </message>
    <message>
        <source>it goes on</source>
        <translation>berlanjut</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>menang</translation>
    </message>
    <message>
        <source>share it</source>
        <translation>berbagi</translation>
    </message>
    <message numerus="yes">
        <source>%n deals won</source>
        <translation>
            <numerusform>menang %n ronde</numerusform>
        </translation>
    </message>
    <message>
        <source>one more deal</source>
        <translation>satu ronde lagi</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>No single card is left over in the deal.</source>
        <translation>Tidak ada satu kartu pun yang tersisa saat membagi.</translation>
    </message>
    <message>
        <source>No cards in a row are played.</source>
        <translation>Kartu berurutan tidak dimainkan.</translation>
    </message>
    <message>
        <source>No straights are played.</source>
        <translation>Straight tidak dimainkan.</translation>
    </message>
    <message>
        <source>No flushes are played.</source>
        <translation>Flush tidak dimainkan.</translation>
    </message>
    <message>
        <source>Five cards are of one kind at most.</source>
        <translation>Lima kartu paling banyak satu jenis kombinasi.</translation>
    </message>
    <message>
        <source>No card has to be played first.</source>
        <translation>Tidak ada kartu yang wajib dimainkan lebih dulu.</translation>
    </message>
    <message>
        <source>Points are not counted by cards left alone.</source>
        <translation>Poin tidak dihitung dari sisa kartu saja.</translation>
    </message>
    <message>
        <source>These points are not counted by cards left.</source>
        <translation>Poin ini tidak dihitung dari sisa kartu.</translation>
    </message>
    <message>
        <source>{option} to “{value}”</source>
        <translation>“{option}” menjadi “{value}”</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n lagi</numerusform>
        </translation>
    </message>
    <message>
        <source>Also sets {changes}.</source>
        <translation>Juga mengubah {changes}.</translation>
    </message>
    <message>
        <source>This cannot be had.</source>
        <translation>Ini tidak bisa dipilih.</translation>
    </message>
    <message>
        <source>This cannot be had with {options} as they are.</source>
        <translation>Ini tidak bisa dipilih selama {options} tetap begitu.</translation>
    </message>
    <message>
        <source>Has nothing to decide now. {why}</source>
        <translation>Sekarang tidak menentukan apa-apa. {why}</translation>
    </message>
    <message>
        <source>In {base}: {value}</source>
        <translation>Di {base}: {value}</translation>
    </message>
    <message>
        <source>The next match is played by these rules.</source>
        <translation>Pertandingan berikutnya memakai aturan ini.</translation>
    </message>
    <message>
        <source>They apply from the next match.</source>
        <translation>Berlaku mulai pertandingan berikutnya.</translation>
    </message>
    <message>
        <source>The match on the table is played by these rules.</source>
        <translation>Pertandingan di meja memakai aturan ini.</translation>
    </message>
    <message>
        <source>They apply from the next deal of this match.</source>
        <translation>Berlaku mulai ronde berikutnya dari pertandingan ini.</translation>
    </message>
    <message>
        <source>A match is being played: they apply from its next deal.</source>
        <translation>Ada pertandingan berjalan: berlaku mulai ronde berikutnya.</translation>
    </message>
    <message>
        <source>A match of another game is being played: they apply from the next match.</source>
        <translation>Pertandingan permainan lain sedang berjalan: berlaku mulai pertandingan berikutnya.</translation>
    </message>
    <message>
        <source>others</source>
        <translation>lainnya</translation>
    </message>
    <message numerus="yes">
        <source>A match keeps its {options}: they apply from the next match.</source>
        <translation>
            <numerusform>Pertandingan mempertahankan {options}: berlaku mulai pertandingan berikutnya.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Set aturan</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Bagikan</translation>
    </message>
    <message>
        <source>A rule set needs a name of 1 to 40 characters.</source>
        <translation>Set aturan perlu nama 1 sampai 40 huruf.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Disimpan sebagai “{name}”.</translation>
    </message>
    <message>
        <source>“{name}” now has these rules.</source>
        <translation>“{name}” sekarang berisi aturan ini.</translation>
    </message>
    <message>
        <source>There is a rule set “{name}” already.</source>
        <translation>Set aturan “{name}” sudah ada.</translation>
    </message>
    <message>
        <source>“{name}” is now called “{title}”.</source>
        <translation>“{name}” sekarang bernama “{title}”.</translation>
    </message>
    <message>
        <source>Copied as “{name}”.</source>
        <translation>Disalin sebagai “{name}”.</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>“{name}” dihapus.</translation>
    </message>
    <message>
        <source>“{name}” is back.</source>
        <translation>“{name}” kembali.</translation>
    </message>
    <message>
        <source>{title} at home</source>
        <translation>{title} di rumah</translation>
    </message>
    <message numerus="yes">
        <source>{base}, %n options changed</source>
        <translation>
            <numerusform>{base}, %n opsi diubah</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} atau {last}</translation>
    </message>
    <message numerus="yes">
        <source>for {numbers} players</source>
        <translation>
            <numerusform>untuk {numbers} pemain</numerusform>
        </translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>Kodenya ada di papan klip.</translation>
    </message>
    <message>
        <source>These are the rules of the code.</source>
        <translation>Inilah aturan dari kode itu.</translation>
    </message>
    <message>
        <source>These are the rules of the code, with deal {number}.</source>
        <translation>Inilah aturan dari kode itu, dengan ronde {number}.</translation>
    </message>
    <message>
        <source>Big Two rules, {name}</source>
        <translation>Aturan Big Two, {name}</translation>
    </message>
    <message>
        <source>Written to {path}</source>
        <translation>Ditulis ke {path}</translation>
    </message>
    <message>
        <source>Only files on this computer can be taken over.</source>
        <translation>Hanya berkas di komputer ini yang bisa diambil.</translation>
    </message>
    <message>
        <source>Type where the file lies.</source>
        <translation>Ketik letak berkasnya.</translation>
    </message>
    <message>
        <source>“{name}” is now among your rule sets.</source>
        <translation>“{name}” sekarang ada di set aturanmu.</translation>
    </message>
    <message>
        <source>This is no code of rules: one begins with BT1.</source>
        <translation>Ini bukan kode aturan: kode diawali BT1.</translation>
    </message>
    <message>
        <source>This code is not complete, or a sign in it is wrong.</source>
        <translation>Kode ini tidak lengkap, atau ada huruf yang keliru.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of Big Two.</source>
        <translation>Kode ini dibuat dengan versi Big Two yang lebih baru.</translation>
    </message>
    <message>
        <source>{file} is too large for a file of rules.</source>
        <translation>{file} terlalu besar untuk berkas aturan.</translation>
    </message>
    <message>
        <source>{file} cannot be read: it is no text in JSON.</source>
        <translation>{file} tidak bisa dibaca: bukan teks JSON.</translation>
    </message>
    <message>
        <source>{file} holds no rules.</source>
        <translation>{file} tidak berisi aturan.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Big Two.</source>
        <translation>{file} ditulis versi Big Two yang lebih baru.</translation>
    </message>
    <message>
        <source>{file} names {options}, which is no option of the rules.</source>
        <translation>{file} menyebut {options}, yang bukan opsi aturan.</translation>
    </message>
    <message>
        <source>{file} starts from a game that is not known here.</source>
        <translation>{file} berangkat dari permainan yang tidak dikenal di sini.</translation>
    </message>
    <message>
        <source>{file} has a value for {options} that it cannot have.</source>
        <translation>{file} memberi {options} nilai yang tidak mungkin.</translation>
    </message>
    <message>
        <source>In {file} {options} do not go together.</source>
        <translation>Di {file}, {options} tidak bisa bersama.</translation>
    </message>
    <message>
        <source>{file} gives its rules a name that cannot be shown.</source>
        <translation>{file} memberi aturannya nama yang tidak bisa ditampilkan.</translation>
    </message>
</context>
<context>
    <name>ExampleCards</name>
    <message>
        <source>not played</source>
        <translation>tidak dimainkan</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>the {cards}</source>
        <translation>{cards}</translation>
    </message>
    <message>
        <source>{cards}</source>
        <translation>{cards}</translation>
    </message>
    <message>
        <source>a {cards}</source>
        <translation>{cards}</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>menang atas</translation>
    </message>
    <message>
        <source>does not beat</source>
        <translation>tidak menang atas</translation>
    </message>
    <message>
        <source>{left} beats {right}.</source>
        <translation>{left} mengalahkan {right}.</translation>
    </message>
    <message>
        <source>Both are {right}: here the suit decides.</source>
        <translation>Keduanya {right}: di sini bunga menentukan.</translation>
    </message>
    <message>
        <source>Both are {right}: here the other cards decide.</source>
        <translation>Keduanya {right}: di sini kartu lainnya menentukan.</translation>
    </message>
    <message>
        <source>Both are {right}: neither beats the other.</source>
        <translation>Keduanya {right}: tidak ada yang menang.</translation>
    </message>
    <message>
        <source>{left} does not beat {right}.</source>
        <translation>{left} tidak mengalahkan {right}.</translation>
    </message>
</context>
<context>
    <name>ExportButtons</name>
    <message>
        <source>Save as CSV</source>
        <translation>Simpan sebagai CSV</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Save as records</source>
        <translation>Simpan sebagai catatan</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Catatan</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Games</source>
        <translation>Permainan</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Plays of this deal</source>
        <translation>Langkah ronde ini</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Langkah</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kartu</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>{match} · {players}</source>
        <translation>{match} · {players}</translation>
    </message>
    <message>
        <source>{title}, changed</source>
        <translation>{title}, diubah</translation>
    </message>
    <message>
        <source>Chosen for the next match</source>
        <translation>Dipilih untuk pertandingan berikutnya</translation>
    </message>
    <message>
        <source>The rules that you chose for your table.</source>
        <translation>Aturan yang Anda pilih untuk meja Anda.</translation>
    </message>
    <message>
        <source>Your own rules, made from {title}.</source>
        <translation>Aturanmu sendiri, dibuat dari {title}.</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Milikmu</translation>
    </message>
    <message numerus="yes">
        <source>{numbers} or %n players</source>
        <translation>
            <numerusform>{numbers} atau %n pemain</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LobbyPanel</name>
    <message>
        <source>New match</source>
        <translation>Pertandingan baru</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Cari permainan</translation>
    </message>
    <message>
        <source>No game is called that. Try another word.</source>
        <translation>Tidak ada permainan bernama itu. Coba kata lain.</translation>
    </message>
    <message>
        <source>The match in play is given up.</source>
        <translation>Pertandingan yang berjalan ditinggalkan.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Main</translation>
    </message>
</context>
<context>
    <name>LobbyTable</name>
    <message>
        <source>Change</source>
        <translation>Ubah</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Ubah aturan</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Aturan</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Di meja</translation>
    </message>
    <message>
        <source>Shuffle names</source>
        <translation>Acak nama</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Pertandingan berakhir</translation>
    </message>
    <message>
        <source>At a number of points</source>
        <translation>Pada sejumlah poin</translation>
    </message>
    <message>
        <source>After a number of deals</source>
        <translation>Setelah sejumlah ronde</translation>
    </message>
    <message>
        <source>Number of the first deal</source>
        <translation>Nomor ronde pertama</translation>
    </message>
    <message>
        <source>Number of the first deal: the same number gives the same cards</source>
        <translation>Nomor ronde pertama: nomor yang sama memberi kartu yang sama</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Panjang</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Panjang pertandingan</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Bebas</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Big Two</source>
        <translation>Big Two</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Partners</source>
        <translation>Berpasangan</translation>
    </message>
    <message>
        <source>Two packs</source>
        <translation>Dua dek</translation>
    </message>
    <message>
        <source>Two jokers</source>
        <translation>Dua joker</translation>
    </message>
    <message>
        <source>Honours beat any play</source>
        <translation>Honor mengalahkan semua</translation>
    </message>
    <message>
        <source>Fours beat a two</source>
        <translation>Four of a kind kalahkan dua</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bom</translation>
    </message>
    <message>
        <source>Exchange of cards</source>
        <translation>Tukar kartu</translation>
    </message>
    <message>
        <source>Plays out of turn</source>
        <translation>Menyela giliran</translation>
    </message>
    <message>
        <source>A dragon wins at once</source>
        <translation>Dragon langsung menang</translation>
    </message>
    <message>
        <source>Dragon or four twos win</source>
        <translation>Dragon atau empat dua menang</translation>
    </message>
    <message>
        <source>Never played costs most</source>
        <translation>Tak pernah main bayar terbanyak</translation>
    </message>
    <message>
        <source>A last two scores double</source>
        <translation>Dua terakhir dihitung ganda</translation>
    </message>
    <message>
        <source>The winner collects</source>
        <translation>Pemenang memungut</translation>
    </message>
    <message>
        <source>Bonuses for big plays</source>
        <translation>Bonus langkah besar</translation>
    </message>
    <message>
        <source>Places count</source>
        <translation>Peringkat dihitung</translation>
    </message>
    <message>
        <source>Sides count</source>
        <translation>Pihak dihitung</translation>
    </message>
    <message>
        <source>Passing locks you out</source>
        <translation>Lewat berarti keluar putaran</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Dua pair</translation>
    </message>
    <message>
        <source>Four of a kind alone</source>
        <translation>Four of a kind saja</translation>
    </message>
    <message>
        <source>Pairs in a row</source>
        <translation>Pair berurutan</translation>
    </message>
    <message>
        <source>A-2-3-4-5 the only low run</source>
        <translation>Hanya A-2-3-4-5 di bawah</translation>
    </message>
    <message>
        <source>No twos in straights</source>
        <translation>Tanpa dua di straight</translation>
    </message>
    <message>
        <source>Twos high in straights</source>
        <translation>Dua tinggi di straight</translation>
    </message>
    <message>
        <source>J-Q-K-A-2 highest</source>
        <translation>J-Q-K-A-2 tertinggi</translation>
    </message>
    <message>
        <source>2-3-4-5-6 highest</source>
        <translation>2-3-4-5-6 tertinggi</translation>
    </message>
    <message>
        <source>A-2-3-4-5 highest</source>
        <translation>A-2-3-4-5 tertinggi</translation>
    </message>
    <message>
        <source>Twos left cost more</source>
        <translation>Sisa dua lebih mahal</translation>
    </message>
    <message>
        <source>Twos left cost double</source>
        <translation>Sisa dua bayar ganda</translation>
    </message>
    <message>
        <source>Fours left cost double</source>
        <translation>Sisa four of a kind ganda</translation>
    </message>
    <message>
        <source>A last two costs double</source>
        <translation>Dua terakhir bayar ganda</translation>
    </message>
    <message>
        <source>Settled pair by pair</source>
        <translation>Dihitung antarpemain</translation>
    </message>
    <message>
        <source>The winner takes all</source>
        <translation>Pemenang ambil semua</translation>
    </message>
    <message>
        <source>Flushes by rank</source>
        <translation>Flush menurut nilai</translation>
    </message>
    <message>
        <source>Flushes by top card</source>
        <translation>Flush menurut kartu teratas</translation>
    </message>
    <message>
        <source>Long straights</source>
        <translation>Straight panjang</translation>
    </message>
    <message>
        <source>No triples alone</source>
        <translation>Tanpa tris saja</translation>
    </message>
    <message>
        <source>Beat your own cards</source>
        <translation>Kalahkan kartu sendiri</translation>
    </message>
    <message>
        <source>Not ending on one two</source>
        <translation>Tidak habis dengan satu dua</translation>
    </message>
    <message>
        <source>Not ending on a two</source>
        <translation>Tidak habis dengan dua</translation>
    </message>
    <message>
        <source>Hold back a last card</source>
        <translation>Tahan kartu terakhir</translation>
    </message>
    <message>
        <source>Liable for a last card</source>
        <translation>Tanggung kartu terakhir</translation>
    </message>
    <message>
        <source>Like answers like</source>
        <translation>Sejenis lawan sejenis</translation>
    </message>
    <message>
        <source>The top card ends a trick</source>
        <translation>Kartu tertinggi akhiri putaran</translation>
    </message>
    <message>
        <source>Played to the last</source>
        <translation>Sampai yang terakhir</translation>
    </message>
    <message>
        <source>The highest total wins</source>
        <translation>Total tertinggi menang</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Searah jarum jam</translation>
    </message>
    <message>
        <source>Deals won break ties</source>
        <translation>Ronde menang menentukan</translation>
    </message>
    <message>
        <source>Ties are played off</source>
        <translation>Seri dimainkan lagi</translation>
    </message>
    <message>
        <source>A card left over</source>
        <translation>Sisa satu kartu</translation>
    </message>
    <message>
        <source>Last card announced</source>
        <translation>Kartu terakhir diumumkan</translation>
    </message>
    <message>
        <source>Last two announced</source>
        <translation>Dua terakhir diumumkan</translation>
    </message>
    <message>
        <source>The lowest opens alone</source>
        <translation>Terendah membuka sendiri</translation>
    </message>
    <message>
        <source>The winner begins</source>
        <translation>Pemenang memulai</translation>
    </message>
    <message>
        <source>Opening card just once</source>
        <translation>Kartu pembuka sekali saja</translation>
    </message>
    <message>
        <source>No opening card</source>
        <translation>Tanpa kartu pembuka</translation>
    </message>
    <message>
        <source>Dealer by chance</source>
        <translation>Pembagi diundi</translation>
    </message>
    <message>
        <source>The loser deals</source>
        <translation>Yang kalah membagi</translation>
    </message>
    <message>
        <source>No card is counted</source>
        <translation>Tanpa hitung kartu</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Aturan standar</translation>
    </message>
    <message>
        <source>No straights</source>
        <translation>Tanpa straight</translation>
    </message>
    <message>
        <source>No flushes</source>
        <translation>Tanpa flush</translation>
    </message>
    <message>
        <source>No full houses</source>
        <translation>Tanpa full house</translation>
    </message>
    <message>
        <source>No fours of five cards</source>
        <translation>Tanpa four of a kind berlima</translation>
    </message>
    <message>
        <source>No straight flushes</source>
        <translation>Tanpa straight flush</translation>
    </message>
    <message>
        <source>{suit} highest</source>
        <translation>{suit} tertinggi</translation>
    </message>
    <message>
        <source>{suit} lowest</source>
        <translation>{suit} terendah</translation>
    </message>
    <message>
        <source>Suits in another order</source>
        <translation>Urutan bunga lain</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Five of a kind</translation>
    </message>
    <message>
        <source>No fifth card with fours</source>
        <translation>Four of a kind tanpa kelima</translation>
    </message>
    <message>
        <source>Five cards in another order</source>
        <translation>Urutan lima kartu lain</translation>
    </message>
    <message>
        <source>All cards dealt</source>
        <translation>Semua kartu dibagi</translation>
    </message>
    <message numerus="yes">
        <source>%n cards each</source>
        <translation>
            <numerusform>%n kartu seorang</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchSheetPage</name>
    <message>
        <source>Choose a deal to see it again, card by card.</source>
        <translation>Pilih ronde untuk melihatnya lagi, kartu demi kartu.</translation>
    </message>
    <message>
        <source>Cards fixed before play</source>
        <translation>Kartu tetap sebelum bermain</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Semua pertandingan</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Hapus</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Search names and games</source>
        <translation>Cari nama dan permainan</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Semua pemain</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Waktu</translation>
    </message>
    <message>
        <source>All times</source>
        <translation>Kapan saja</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>Minggu terakhir</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Bulan terakhir</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Tahun terakhir</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Pertandingan</translation>
    </message>
    <message>
        <source>A file of records, or drop one here</source>
        <translation>Berkas catatan, atau taruh di sini</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Impor</translation>
    </message>
    <message>
        <source>Import records…</source>
        <translation>Impor catatan…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Impor…</translation>
    </message>
</context>
<context>
    <name>MenuPanel</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Pertandingan baru…</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Deal a number…</source>
        <translation>Bagi menurut nomor…</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Tarik kembali</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Results…</source>
        <translation>Hasil…</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Pengaturan…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Aturan</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Change the rules…</source>
        <translation>Ubah aturan…</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tombol</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Layar penuh</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Keluar</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
</context>
<context>
    <name>MessageBanner</name>
    <message>
        <source>OK</source>
        <translation>Oke</translation>
    </message>
    <message>
        <source>Look at its results</source>
        <translation>Lihat hasilnya</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Tutup jendela ini</translation>
    </message>
</context>
<context>
    <name>NumberPanel</name>
    <message>
        <source>Deal a number</source>
        <translation>Bagi menurut nomor</translation>
    </message>
    <message>
        <source>The same number gives the same cards, for you and for anybody else who plays by these rules.</source>
        <translation>Nomor yang sama memberi kartu yang sama, untukmu dan siapa pun yang bermain dengan aturan ini.</translation>
    </message>
    <message>
        <source>A number up to 999999999</source>
        <translation>Angka sampai 999999999</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Nomor ronde</translation>
    </message>
    <message>
        <source>This begins a new match; one that is being played is given up.</source>
        <translation>Ini memulai pertandingan baru; yang sedang berjalan ditinggalkan.</translation>
    </message>
    <message>
        <source>The number of the deal on the table would tell its cards: it stands here when the deal is over.</source>
        <translation>Nomor ronde di meja akan membuka kartunya: nomornya tampil di sini setelah ronde selesai.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Lanjut bermain</translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation>Bagikan</translation>
    </message>
</context>
<context>
    <name>NumberSteps</name>
    <message>
        <source>%1: one less</source>
        <translation>%1: kurangi satu</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: tambah satu</translation>
    </message>
</context>
<context>
    <name>OptionCard</name>
    <message>
        <source>changed</source>
        <translation>diubah</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Kembalikan</translation>
    </message>
    <message>
        <source>Put back: %1</source>
        <translation>Kembalikan: %1</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>No option says this. Try another word.</source>
        <translation>Tidak ada opsi yang menyebut ini. Coba kata lain.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Players and cards</source>
        <translation>Pemain dan kartu</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Kombinasi</translation>
    </message>
    <message>
        <source>Dealing and beginning</source>
        <translation>Membagi dan memulai</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Bermain</translation>
    </message>
    <message>
        <source>The last cards</source>
        <translation>Kartu terakhir</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poin</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Pertandingan</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>straight</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>flush</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>full house</translation>
    </message>
    <message>
        <source>four of a kind with a fifth card</source>
        <translation>four of a kind dengan kartu kelima</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>straight flush</translation>
    </message>
    <message>
        <source>five of a kind</source>
        <translation>five of a kind</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dua</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tiga</translation>
    </message>
    <message>
        <source>four</source>
        <translation>empat</translation>
    </message>
    <message>
        <source>five</source>
        <translation>lima</translation>
    </message>
    <message>
        <source>six</source>
        <translation>enam</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>tujuh</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>delapan</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Rekan</translation>
    </message>
    <message>
        <source>Each alone</source>
        <translation>Sendiri-sendiri</translation>
    </message>
    <message>
        <source>All play for themselves.</source>
        <translation>Semua bermain untuk diri sendiri.</translation>
    </message>
    <message>
        <source>Two sides</source>
        <translation>Dua pihak</translation>
    </message>
    <message>
        <source>The two players who sit opposite each other are partners; they do not see each other&apos;s cards.</source>
        <translation>Dua pemain yang duduk berseberangan adalah rekan; mereka tidak saling melihat kartu.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Dek</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Satu</translation>
    </message>
    <message>
        <source>One pack of 52 cards is used.</source>
        <translation>Dipakai satu dek berisi 52 kartu.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dua</translation>
    </message>
    <message>
        <source>Two packs of 52 cards are shuffled together, so every card is there twice; of two equal cards neither beats the other.</source>
        <translation>Dua dek berisi 52 kartu dikocok bersama, jadi setiap kartu ada dua; dari dua kartu yang sama tidak ada yang menang.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Tidak ada</translation>
    </message>
    <message>
        <source>There are no jokers.</source>
        <translation>Tidak ada joker.</translation>
    </message>
    <message>
        <source>Two jokers rank above the twos, the colour joker highest; a joker is only ever played alone.</source>
        <translation>Dua joker berada di atas kartu dua, joker berwarna tertinggi; joker selalu dimainkan sendiri.</translation>
    </message>
    <message>
        <source>Order of suits</source>
        <translation>Urutan bunga</translation>
    </message>
    <message>
        <source>Order of straights</source>
        <translation>Urutan straight</translation>
    </message>
    <message>
        <source>Ace and two also low</source>
        <translation>As dan dua juga rendah</translation>
    </message>
    <message>
        <source>A-2-3-4-5 is the lowest straight and 2-3-4-5-6 the next; 10-J-Q-K-A is the highest.</source>
        <translation>A-2-3-4-5 straight terendah dan 2-3-4-5-6 berikutnya; 10-J-Q-K-A yang tertinggi.</translation>
    </message>
    <message>
        <source>A-2-3-4-5 low, no other two</source>
        <translation>A-2-3-4-5 rendah, tanpa dua lain</translation>
    </message>
    <message>
        <source>A-2-3-4-5 is the lowest straight and 10-J-Q-K-A the highest; no other straight holds a two.</source>
        <translation>A-2-3-4-5 straight terendah dan 10-J-Q-K-A tertinggi; straight lain tidak berisi kartu dua.</translation>
    </message>
    <message>
        <source>No twos</source>
        <translation>Tanpa dua</translation>
    </message>
    <message>
        <source>No straight holds a two: 3-4-5-6-7 is the lowest and 10-J-Q-K-A the highest.</source>
        <translation>Tidak ada straight berisi kartu dua: 3-4-5-6-7 terendah dan 10-J-Q-K-A tertinggi.</translation>
    </message>
    <message>
        <source>Twos high</source>
        <translation>Dua tinggi</translation>
    </message>
    <message>
        <source>A-2-3-4-5 and 2-3-4-5-6 are the highest straights: the two is their top card, and the suit of the two decides between them.</source>
        <translation>A-2-3-4-5 dan 2-3-4-5-6 straight tertinggi: kartu dua adalah kartu teratasnya, dan bunga kartu dua menentukan di antaranya.</translation>
    </message>
    <message>
        <source>From three up to two</source>
        <translation>Dari tiga sampai dua</translation>
    </message>
    <message>
        <source>Straights follow the ranks of the cards: 3-4-5-6-7 is the lowest, J-Q-K-A-2 the highest, and nothing goes on below the three.</source>
        <translation>Straight mengikuti urutan nilai kartu: 3-4-5-6-7 terendah, J-Q-K-A-2 tertinggi, dan di bawah tiga tidak bersambung.</translation>
    </message>
    <message>
        <source>2-3-4-5-6 highest, A-2-3-4-5 lowest</source>
        <translation>2-3-4-5-6 tertinggi, A-2-3-4-5 terendah</translation>
    </message>
    <message>
        <source>2-3-4-5-6 is the highest straight and A-2-3-4-5 the lowest, with 3-4-5-6-7 to 10-J-Q-K-A between them.</source>
        <translation>2-3-4-5-6 straight tertinggi dan A-2-3-4-5 terendah, dengan 3-4-5-6-7 sampai 10-J-Q-K-A di antaranya.</translation>
    </message>
    <message>
        <source>A-2-3-4-5 highest, then 2-3-4-5-6</source>
        <translation>A-2-3-4-5 tertinggi, lalu 2-3-4-5-6</translation>
    </message>
    <message>
        <source>A-2-3-4-5 is the highest straight, 2-3-4-5-6 comes next and 10-J-Q-K-A after it; 3-4-5-6-7 is the lowest.</source>
        <translation>A-2-3-4-5 straight tertinggi, lalu 2-3-4-5-6 dan 10-J-Q-K-A; 3-4-5-6-7 terendah.</translation>
    </message>
    <message>
        <source>Length of straights</source>
        <translation>Panjang straight</translation>
    </message>
    <message>
        <source>Five cards</source>
        <translation>Lima kartu</translation>
    </message>
    <message>
        <source>A straight has five cards, no more and no fewer.</source>
        <translation>Straight berisi tepat lima kartu.</translation>
    </message>
    <message>
        <source>Five or more</source>
        <translation>Lima atau lebih</translation>
    </message>
    <message>
        <source>A straight may have five cards or more.</source>
        <translation>Straight boleh berisi lima kartu atau lebih.</translation>
    </message>
    <message>
        <source>Five-card combinations</source>
        <translation>Kombinasi lima kartu</translation>
    </message>
    <message>
        <source>Order of flushes</source>
        <translation>Urutan flush</translation>
    </message>
    <message>
        <source>Suit first</source>
        <translation>Bunga dulu</translation>
    </message>
    <message>
        <source>Of two flushes the one of the higher suit wins; in the same suit the highest card decides, then the next, and so on.</source>
        <translation>Dari dua flush, bunga lebih tinggi menang; kalau bunganya sama, kartu tertinggi menentukan, lalu berikutnya, dan seterusnya.</translation>
    </message>
    <message>
        <source>Cards first</source>
        <translation>Kartu dulu</translation>
    </message>
    <message>
        <source>Of two flushes the one with the higher top card wins, then the next card decides, and so on; the suit counts only if all five ranks are equal.</source>
        <translation>Dari dua flush, kartu teratas lebih tinggi menang, lalu kartu berikutnya menentukan, dan seterusnya; bunga hanya dihitung kalau kelima nilainya sama.</translation>
    </message>
    <message>
        <source>Highest card only</source>
        <translation>Kartu tertinggi saja</translation>
    </message>
    <message>
        <source>Of two flushes only the highest cards are compared, by rank and then by suit.</source>
        <translation>Dari dua flush hanya kartu tertinggi yang dibandingkan, menurut nilai lalu bunga.</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Tris</translation>
    </message>
    <message>
        <source>Also alone</source>
        <translation>Juga sendiri</translation>
    </message>
    <message>
        <source>Three of a kind may be played alone.</source>
        <translation>Tris boleh dimainkan sendiri.</translation>
    </message>
    <message>
        <source>Only in a full house</source>
        <translation>Hanya di full house</translation>
    </message>
    <message>
        <source>Three of a kind is only played as a part of a full house.</source>
        <translation>Tris hanya dimainkan sebagai bagian full house.</translation>
    </message>
    <message>
        <source>Four of a kind alone</source>
        <translation>Four of a kind saja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Tidak</translation>
    </message>
    <message>
        <source>Four of a kind is never led without a fifth card.</source>
        <translation>Four of a kind tidak pernah dimulai tanpa kartu kelima.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ya</translation>
    </message>
    <message>
        <source>Four of a kind may be played alone, as a combination of four cards.</source>
        <translation>Four of a kind boleh dimainkan sendiri, sebagai kombinasi empat kartu.</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Dua pair</translation>
    </message>
    <message>
        <source>Two pairs of any ranks are no combination.</source>
        <translation>Dua pair sembarang bukan kombinasi.</translation>
    </message>
    <message>
        <source>Yes, below four of a kind</source>
        <translation>Ya, di bawah four of a kind</translation>
    </message>
    <message>
        <source>Two pairs are a combination of four cards, compared by the higher pair; any four of a kind alone beats them.</source>
        <translation>Dua pair adalah kombinasi empat kartu, dibandingkan menurut pair yang lebih tinggi; four of a kind saja selalu mengalahkannya.</translation>
    </message>
    <message>
        <source>Pairs in a row</source>
        <translation>Pair berurutan</translation>
    </message>
    <message>
        <source>A row of pairs is no combination of its own.</source>
        <translation>Pair berurutan bukan kombinasi tersendiri.</translation>
    </message>
    <message>
        <source>Two or more pairs of neighbouring ranks may be played together; as many higher pairs in a row answer them.</source>
        <translation>Dua pair atau lebih yang nilainya berurutan boleh dimainkan bersama; dikalahkan oleh pair berurutan sama banyak yang lebih tinggi.</translation>
    </message>
    <message>
        <source>Answering with another kind</source>
        <translation>Menjawab dengan jenis lain</translation>
    </message>
    <message>
        <source>A higher kind answers</source>
        <translation>Jenis lebih tinggi menjawab</translation>
    </message>
    <message>
        <source>A five-card combination may be answered by any higher one.</source>
        <translation>Kombinasi lima kartu boleh dikalahkan oleh kombinasi apa saja yang lebih tinggi.</translation>
    </message>
    <message>
        <source>Only the same kind</source>
        <translation>Hanya yang sejenis</translation>
    </message>
    <message>
        <source>A combination is answered only by a higher one of its own kind, with as many cards.</source>
        <translation>Kombinasi hanya dikalahkan oleh kombinasi sejenis yang lebih tinggi dengan kartu sama banyak.</translation>
    </message>
    <message>
        <source>What beats other numbers of cards</source>
        <translation>Yang mengalahkan jumlah kartu lain</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Tidak ada</translation>
    </message>
    <message>
        <source>No combination beats one with another number of cards.</source>
        <translation>Tidak ada kombinasi yang mengalahkan kombinasi dengan jumlah kartu lain.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honor</translation>
    </message>
    <message>
        <source>Four of a kind with a fifth card, and a straight flush, also beat anything of fewer cards; after that only a higher one of these two answers.</source>
        <translation>Four of a kind dengan kartu kelima, dan straight flush, juga mengalahkan apa saja dengan kartu lebih sedikit; setelah itu hanya salah satu dari keduanya yang lebih tinggi yang menjawab.</translation>
    </message>
    <message>
        <source>Two-breakers</source>
        <translation>Pembanting dua</translation>
    </message>
    <message>
        <source>A single two is also beaten by four of a kind without a fifth card, or by a straight flush; after that only a higher one answers, a straight flush being above four of a kind.</source>
        <translation>Satu kartu dua juga dikalahkan four of a kind tanpa kartu kelima, atau straight flush; setelah itu hanya yang lebih tinggi yang menjawab, dan straight flush di atas four of a kind.</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bom</translation>
    </message>
    <message>
        <source>Four of a kind alone beats everything but a higher four of a kind or a straight flush; a straight flush of any length beats everything but a higher straight flush.</source>
        <translation>Four of a kind saja mengalahkan semua kecuali four of a kind lebih tinggi atau straight flush; straight flush sepanjang apa pun mengalahkan semua kecuali straight flush lebih tinggi.</translation>
    </message>
    <message>
        <source>Cards for each player</source>
        <translation>Kartu setiap pemain</translation>
    </message>
    <message>
        <source>A card left over</source>
        <translation>Kartu sisa</translation>
    </message>
    <message>
        <source>Stays out of play</source>
        <translation>Tidak dipakai</translation>
    </message>
    <message>
        <source>Cards left over stay face down, out of play.</source>
        <translation>Kartu sisa tetap tertutup dan tidak dipakai.</translation>
    </message>
    <message>
        <source>To the lowest card, else to the first seat</source>
        <translation>Ke kartu terendah, atau kursi pertama</translation>
    </message>
    <message>
        <source>A single card left over is turned face up, and the holder of {the_lowest} takes it; if it is {the_lowest} itself, the first seat does.</source>
        <translation>Satu kartu sisa dibuka, dan pemegang {the_lowest} mengambilnya; kalau itu {the_lowest} sendiri, kursi pertama yang mengambil.</translation>
    </message>
    <message>
        <source>To the lowest card in a hand</source>
        <translation>Ke kartu terendah di tangan</translation>
    </message>
    <message>
        <source>A single card left over is turned face up, and the holder of {the_lowest} takes it; if it is {the_lowest} itself, the holder of the next lowest card does.</source>
        <translation>Satu kartu sisa dibuka, dan pemegang {the_lowest} mengambilnya; kalau itu {the_lowest} sendiri, pemegang kartu terendah berikutnya yang mengambil.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Arah bermain</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>Berlawanan jarum jam</translation>
    </message>
    <message>
        <source>Cards are dealt and played anticlockwise: after you comes the player on your right.</source>
        <translation>Kartu dibagi dan dimainkan berlawanan arah jarum jam: setelahmu giliran pemain di kananmu.</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Searah jarum jam</translation>
    </message>
    <message>
        <source>Cards are dealt and played clockwise: after you comes the player on your left.</source>
        <translation>Kartu dibagi dan dimainkan searah jarum jam: setelahmu giliran pemain di kirimu.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Pembagi pertama</translation>
    </message>
    <message>
        <source>Highest card cut</source>
        <translation>Potongan kartu tertinggi</translation>
    </message>
    <message>
        <source>Whoever cuts the highest card is the first dealer.</source>
        <translation>Yang memotong kartu tertinggi menjadi pembagi pertama.</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Diundi</translation>
    </message>
    <message>
        <source>Chance names the first dealer.</source>
        <translation>Undian menentukan pembagi pertama.</translation>
    </message>
    <message>
        <source>Later dealers</source>
        <translation>Pembagi berikutnya</translation>
    </message>
    <message>
        <source>The winner</source>
        <translation>Pemenang</translation>
    </message>
    <message>
        <source>Whoever has won a deal deals the next one.</source>
        <translation>Pemenang ronde membagi ronde berikutnya.</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Yang kalah</translation>
    </message>
    <message>
        <source>Whoever came last in a deal deals the next one.</source>
        <translation>Yang terakhir dalam satu ronde membagi ronde berikutnya.</translation>
    </message>
    <message>
        <source>Who gets the first card</source>
        <translation>Penerima kartu pertama</translation>
    </message>
    <message>
        <source>Counted by a card</source>
        <translation>Dihitung dengan kartu</translation>
    </message>
    <message>
        <source>The dealer lifts part of the pack and counts the rank of the card at its bottom round the table, beginning with themselves as one: the count ends at whoever gets the first card.</source>
        <translation>Pembagi mengangkat sebagian dek dan menghitung nilai kartu terbawahnya mengelilingi meja, mulai dari dirinya sebagai satu: hitungan berakhir di penerima kartu pertama.</translation>
    </message>
    <message>
        <source>The player after the dealer</source>
        <translation>Pemain setelah pembagi</translation>
    </message>
    <message>
        <source>The first card goes to the player after the dealer.</source>
        <translation>Kartu pertama untuk pemain setelah pembagi.</translation>
    </message>
    <message>
        <source>Exchange of cards</source>
        <translation>Tukar kartu</translation>
    </message>
    <message>
        <source>All play with the cards they are dealt.</source>
        <translation>Semua bermain dengan kartu yang dibagikan.</translation>
    </message>
    <message>
        <source>From the second deal on, the loser of the last deal gives its winner their highest card; the winner then shows any two cards, and the loser takes one of them.</source>
        <translation>Mulai ronde kedua, yang kalah di ronde terakhir memberi pemenangnya kartu tertingginya; pemenang lalu menunjukkan dua kartu bebas, dan yang kalah mengambil satu.</translation>
    </message>
    <message>
        <source>Hands that win at once</source>
        <translation>Tangan yang langsung menang</translation>
    </message>
    <message>
        <source>No hand wins before it is played.</source>
        <translation>Tidak ada tangan yang menang sebelum dimainkan.</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Dragon</translation>
    </message>
    <message>
        <source>A dragon, a hand with one card of every rank, wins the deal before anything is played; all others then count as holding their whole hand.</source>
        <translation>Dragon, tangan berisi satu kartu dari setiap nilai, memenangkan ronde sebelum bermain; semua pemain lain lalu dihitung memegang seluruh kartunya.</translation>
    </message>
    <message>
        <source>Dragon or four twos</source>
        <translation>Dragon atau empat dua</translation>
    </message>
    <message>
        <source>A dragon, a hand with one card of every rank, or a hand with a two of every suit, wins the deal before anything is played; all others then count as holding their whole hand.</source>
        <translation>Dragon, tangan berisi satu kartu dari setiap nilai, atau tangan berisi keempat kartu dua, memenangkan ronde sebelum bermain; semua pemain lain lalu dihitung memegang seluruh kartunya.</translation>
    </message>
    <message>
        <source>Who begins later deals</source>
        <translation>Yang memulai ronde berikutnya</translation>
    </message>
    <message>
        <source>The lowest card</source>
        <translation>Kartu terendah</translation>
    </message>
    <message>
        <source>In every deal the holder of the lowest card plays first.</source>
        <translation>Di setiap ronde pemegang kartu terendah bermain lebih dulu.</translation>
    </message>
    <message>
        <source>From the second deal on, the winner of the last deal plays first, and plays anything.</source>
        <translation>Mulai ronde kedua, pemenang ronde terakhir bermain lebih dulu, dengan apa saja.</translation>
    </message>
    <message>
        <source>When the lowest card must be played</source>
        <translation>Kapan kartu terendah wajib</translation>
    </message>
    <message>
        <source>In every deal</source>
        <translation>Di setiap ronde</translation>
    </message>
    <message>
        <source>The first play of every deal must hold the lowest card.</source>
        <translation>Langkah pertama setiap ronde harus berisi kartu terendah.</translation>
    </message>
    <message>
        <source>In the first deal</source>
        <translation>Di ronde pertama</translation>
    </message>
    <message>
        <source>The first play of a match must hold the lowest card; in later deals the first play is free.</source>
        <translation>Langkah pertama pertandingan harus berisi kartu terendah; di ronde berikutnya langkah pertama bebas.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Tidak pernah</translation>
    </message>
    <message>
        <source>The first play of a deal may be anything.</source>
        <translation>Langkah pertama satu ronde boleh apa saja.</translation>
    </message>
    <message>
        <source>How the lowest card is played</source>
        <translation>Cara kartu terendah dimainkan</translation>
    </message>
    <message>
        <source>In any combination</source>
        <translation>Dalam kombinasi apa saja</translation>
    </message>
    <message>
        <source>The lowest card may open the deal alone or as a part of any combination.</source>
        <translation>Kartu terendah boleh membuka ronde sendiri atau di dalam kombinasi apa saja.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Sendiri</translation>
    </message>
    <message>
        <source>The lowest card must open the deal alone, as a single card.</source>
        <translation>Kartu terendah harus membuka ronde sendiri, sebagai kartu satuan.</translation>
    </message>
    <message>
        <source>What a pass does</source>
        <translation>Akibat lewat</translation>
    </message>
    <message>
        <source>For one turn</source>
        <translation>Untuk satu giliran</translation>
    </message>
    <message>
        <source>A pass is for one turn only: if the trick comes round to you again, you may play.</source>
        <translation>Lewat hanya untuk satu giliran: kalau putaran sampai kepadamu lagi, kamu boleh bermain.</translation>
    </message>
    <message>
        <source>For the whole trick</source>
        <translation>Untuk seluruh putaran</translation>
    </message>
    <message>
        <source>Once you have passed, you are out until the trick is cleared.</source>
        <translation>Setelah lewat, kamu di luar sampai putaran selesai.</translation>
    </message>
    <message>
        <source>Beating your own cards</source>
        <translation>Mengalahkan kartu sendiri</translation>
    </message>
    <message>
        <source>When all others have passed, the trick is over at once.</source>
        <translation>Kalau semua pemain lain sudah lewat, putaran langsung selesai.</translation>
    </message>
    <message>
        <source>When all others have passed, you may go on and beat your own combination instead of leading anew; the others stay out of the trick.</source>
        <translation>Kalau semua pemain lain sudah lewat, kamu boleh mengalahkan kombinasimu sendiri alih-alih memulai yang baru; yang lain tetap di luar putaran.</translation>
    </message>
    <message>
        <source>Playing out of turn</source>
        <translation>Menyela giliran</translation>
    </message>
    <message>
        <source>Cards are only played in turn.</source>
        <translation>Kartu hanya dimainkan menurut giliran.</translation>
    </message>
    <message>
        <source>Four of a kind with a fifth card, or a straight flush, may be played at once and out of turn on any five cards it beats; play goes on after that player.</source>
        <translation>Four of a kind dengan kartu kelima, atau straight flush, boleh langsung dimainkan di luar giliran atas lima kartu yang dikalahkannya; permainan berlanjut setelah pemain itu.</translation>
    </message>
    <message>
        <source>The highest card</source>
        <translation>Kartu tertinggi</translation>
    </message>
    <message>
        <source>Waits for the passes</source>
        <translation>Menunggu yang lain lewat</translation>
    </message>
    <message>
        <source>A trick is over only when the others have passed, even after {the_highest}.</source>
        <translation>Putaran baru selesai setelah yang lain lewat, juga setelah {the_highest}.</translation>
    </message>
    <message>
        <source>Ends the trick</source>
        <translation>Mengakhiri putaran</translation>
    </message>
    <message>
        <source>The highest card, {the_highest}, ends the trick at once when it is played alone.</source>
        <translation>Kartu tertinggi, {the_highest}, langsung mengakhiri putaran bila dimainkan sendiri.</translation>
    </message>
    <message>
        <source>End of a deal</source>
        <translation>Akhir ronde</translation>
    </message>
    <message>
        <source>First hand empty</source>
        <translation>Tangan pertama habis</translation>
    </message>
    <message>
        <source>The deal is over as soon as one player has no cards left.</source>
        <translation>Ronde selesai begitu seorang pemain kehabisan kartu.</translation>
    </message>
    <message>
        <source>Last hand left</source>
        <translation>Tinggal satu tangan</translation>
    </message>
    <message>
        <source>The deal goes on until only one player has cards left; whoever goes out before that is out of this deal.</source>
        <translation>Ronde berlanjut sampai tinggal satu pemain yang memegang kartu; yang habis lebih dulu keluar dari ronde ini.</translation>
    </message>
    <message>
        <source>Announcing the last cards</source>
        <translation>Mengumumkan kartu terakhir</translation>
    </message>
    <message>
        <source>The last cards are not announced.</source>
        <translation>Kartu terakhir tidak diumumkan.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>Kartu terakhir saja</translation>
    </message>
    <message>
        <source>It is announced when a player has one card left.</source>
        <translation>Diumumkan bila seorang pemain tinggal satu kartu.</translation>
    </message>
    <message>
        <source>The last two cards</source>
        <translation>Dua kartu terakhir</translation>
    </message>
    <message>
        <source>It is announced, once in a deal, when a player has two cards left or fewer.</source>
        <translation>Diumumkan sekali dalam satu ronde, bila seorang pemain tinggal dua kartu atau kurang.</translation>
    </message>
    <message>
        <source>Before a player with one card</source>
        <translation>Sebelum pemain bersisa satu kartu</translation>
    </message>
    <message>
        <source>Nothing special</source>
        <translation>Tidak ada yang khusus</translation>
    </message>
    <message>
        <source>You may play as you like before a player with one card left.</source>
        <translation>Kamu boleh bermain sesukamu sebelum pemain yang tinggal satu kartu.</translation>
    </message>
    <message>
        <source>The highest single</source>
        <translation>Satuan tertinggi</translation>
    </message>
    <message>
        <source>When the player after you has one card left and you play a single card, it must be your highest; on a single card you may pass only if your highest does not beat it.</source>
        <translation>Kalau pemain setelahmu tinggal satu kartu dan kamu memainkan satuan, itu harus kartu tertinggimu; atas satuan kamu boleh lewat hanya kalau kartu tertinggimu tidak mengalahkannya.</translation>
    </message>
    <message>
        <source>You pay if you let it through</source>
        <translation>Yang meloloskan membayar</translation>
    </message>
    <message>
        <source>When the player after you goes out with a single card that your highest card would have beaten, and you had passed or played a lower one, you pay the points of all losers.</source>
        <translation>Kalau pemain setelahmu habis dengan satuan yang bisa dikalahkan kartu tertinggimu, dan kamu lewat atau memainkan yang lebih rendah, kamu membayar poin semua yang kalah.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Habis kartu</translation>
    </message>
    <message>
        <source>With anything</source>
        <translation>Dengan apa saja</translation>
    </message>
    <message>
        <source>You may go out with any combination.</source>
        <translation>Kamu boleh habis dengan kombinasi apa saja.</translation>
    </message>
    <message>
        <source>Not with a single two</source>
        <translation>Tidak dengan satu kartu dua</translation>
    </message>
    <message>
        <source>You may not go out with a single two; if you lead and hold nothing else, you may pass.</source>
        <translation>Kamu tidak boleh habis dengan satu kartu dua; kalau kamu memulai dan tidak punya yang lain, kamu boleh lewat.</translation>
    </message>
    <message>
        <source>Not with a two</source>
        <translation>Tidak dengan kartu dua</translation>
    </message>
    <message>
        <source>You may not go out with a play that holds a two; if you lead and hold nothing else, you may pass.</source>
        <translation>Kamu tidak boleh habis dengan langkah yang berisi kartu dua; kalau kamu memulai dan tidak punya yang lain, kamu boleh lewat.</translation>
    </message>
    <message>
        <source>Points of a deal</source>
        <translation>Poin satu ronde</translation>
    </message>
    <message>
        <source>Cards left count</source>
        <translation>Sisa kartu dihitung</translation>
    </message>
    <message>
        <source>Every card that a player still holds counts against them.</source>
        <translation>Setiap kartu yang masih dipegang pemain dihitung sebagai hukumannya.</translation>
    </message>
    <message>
        <source>Cards left count, threefold if never played</source>
        <translation>Sisa kartu dihitung, tiga kali bila tak pernah main</translation>
    </message>
    <message>
        <source>Every card left counts one point against its holder, two with ten cards or more, and three if the player has not played a card in the whole deal.</source>
        <translation>Setiap sisa kartu dihitung satu poin hukuman, dua kalau sepuluh kartu atau lebih, dan tiga kalau pemain tidak memainkan satu kartu pun sepanjang ronde.</translation>
    </message>
    <message>
        <source>The winner scores, more with twos</source>
        <translation>Pemenang dapat poin, lebih dengan dua</translation>
    </message>
    <message>
        <source>Only the winner scores: one point, doubled for every two in the last play.</source>
        <translation>Hanya pemenang dapat poin: satu poin, digandakan untuk setiap kartu dua di langkah terakhir.</translation>
    </message>
    <message>
        <source>The winner collects</source>
        <translation>Pemenang memungut</translation>
    </message>
    <message>
        <source>Only the winner scores: one point for every card that an opponent has left, two for every card of an opponent with more than ten.</source>
        <translation>Hanya pemenang dapat poin: satu poin untuk setiap sisa kartu lawan, dua untuk setiap kartu lawan yang bersisa lebih dari sepuluh.</translation>
    </message>
    <message>
        <source>Indonesian, with bonuses</source>
        <translation>Indonesia, dengan bonus</translation>
    </message>
    <message>
        <source>Cards left count one point each and twos five, doubled with eleven or twelve cards and tripled with thirteen or more; the winner, and special plays that nobody beats, take points off.</source>
        <translation>Sisa kartu dihitung satu poin dan kartu dua lima, digandakan kalau sebelas atau dua belas kartu dan dikali tiga mulai tiga belas; pemenang, dan langkah istimewa yang tidak terkalahkan, mengurangi poin.</translation>
    </message>
    <message>
        <source>By places</source>
        <translation>Menurut peringkat</translation>
    </message>
    <message>
        <source>Places count: no point for going out first, one for the second place, two for the third, and so on.</source>
        <translation>Peringkat dihitung: nol poin untuk yang pertama habis, satu untuk peringkat kedua, dua untuk ketiga, dan seterusnya.</translation>
    </message>
    <message>
        <source>By sides</source>
        <translation>Menurut pihak</translation>
    </message>
    <message>
        <source>When a hand is empty, the side with fewer cards in its two hands together wins: each of its players scores one point.</source>
        <translation>Kalau satu tangan habis, pihak dengan gabungan kartu lebih sedikit menang: setiap pemainnya dapat satu poin.</translation>
    </message>
    <message>
        <source>Points a card</source>
        <translation>Poin per kartu</translation>
    </message>
    <message>
        <source>Costly cards left in hand</source>
        <translation>Sisa kartu yang mahal</translation>
    </message>
    <message>
        <source>All cards left in hand cost the same.</source>
        <translation>Semua sisa kartu sama mahalnya.</translation>
    </message>
    <message>
        <source>One point more for each two</source>
        <translation>Satu poin lebih untuk setiap dua</translation>
    </message>
    <message>
        <source>Each two left in hand costs one point more, never multiplied.</source>
        <translation>Setiap kartu dua yang tersisa menambah satu poin, tidak pernah dikalikan.</translation>
    </message>
    <message>
        <source>Double for each two</source>
        <translation>Ganda untuk setiap dua</translation>
    </message>
    <message>
        <source>Each two left in hand doubles what its holder loses.</source>
        <translation>Setiap kartu dua yang tersisa menggandakan kehilangan pemegangnya.</translation>
    </message>
    <message>
        <source>Double for four of a kind or straight flush</source>
        <translation>Ganda untuk four of a kind atau straight flush</translation>
    </message>
    <message>
        <source>A four of a kind or a straight flush left in hand doubles what its holder loses.</source>
        <translation>Four of a kind atau straight flush yang tersisa menggandakan kehilangan pemegangnya.</translation>
    </message>
    <message>
        <source>Winning with a two</source>
        <translation>Menang dengan kartu dua</translation>
    </message>
    <message>
        <source>Counts like any play</source>
        <translation>Dihitung seperti biasa</translation>
    </message>
    <message>
        <source>It makes no difference what the last play holds.</source>
        <translation>Isi langkah terakhir tidak berpengaruh.</translation>
    </message>
    <message>
        <source>Doubles all points</source>
        <translation>Menggandakan semua poin</translation>
    </message>
    <message>
        <source>If the last play holds a two, all losers lose twice as much.</source>
        <translation>Kalau langkah terakhir berisi kartu dua, semua yang kalah kehilangan dua kali lipat.</translation>
    </message>
    <message>
        <source>How points are settled</source>
        <translation>Cara poin diselesaikan</translation>
    </message>
    <message>
        <source>They add up</source>
        <translation>Dijumlahkan</translation>
    </message>
    <message>
        <source>All write down their own points, and the winner none.</source>
        <translation>Semua menulis poinnya sendiri, dan pemenang tidak.</translation>
    </message>
    <message>
        <source>Difference between every two players</source>
        <translation>Selisih setiap dua pemain</translation>
    </message>
    <message>
        <source>Every two players settle the difference of their points, so that what one gains another loses.</source>
        <translation>Setiap dua pemain menyelesaikan selisih poinnya, jadi yang didapat seorang hilang dari yang lain.</translation>
    </message>
    <message>
        <source>The winner takes all</source>
        <translation>Pemenang ambil semua</translation>
    </message>
    <message>
        <source>The winner gets all the points that the others lose.</source>
        <translation>Pemenang mendapat semua poin yang hilang dari yang lain.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Akhir pertandingan</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Panjang pertandingan</translation>
    </message>
    <message>
        <source>Who wins the match</source>
        <translation>Pemenang pertandingan</translation>
    </message>
    <message>
        <source>The lowest total</source>
        <translation>Total terendah</translation>
    </message>
    <message>
        <source>Whoever has the lowest total then wins the match.</source>
        <translation>Yang totalnya terendah saat itu memenangkan pertandingan.</translation>
    </message>
    <message>
        <source>The highest total</source>
        <translation>Total tertinggi</translation>
    </message>
    <message>
        <source>Whoever has the highest total then wins the match.</source>
        <translation>Yang totalnya tertinggi saat itu memenangkan pertandingan.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Seri</translation>
    </message>
    <message>
        <source>Is shared</source>
        <translation>Dibagi</translation>
    </message>
    <message>
        <source>Players with equal totals share the win.</source>
        <translation>Pemain dengan total sama berbagi kemenangan.</translation>
    </message>
    <message>
        <source>Deals won decide</source>
        <translation>Ronde yang dimenangkan menentukan</translation>
    </message>
    <message>
        <source>Of players with equal totals the one who won more deals wins the match; if these are equal too, they share it.</source>
        <translation>Dari pemain bertotal sama, yang lebih banyak memenangkan ronde memenangkan pertandingan; kalau itu juga sama, mereka berbagi.</translation>
    </message>
    <message>
        <source>Deals go on</source>
        <translation>Ronde berlanjut</translation>
    </message>
    <message>
        <source>If the best totals are equal, further deals are played until one player stands alone.</source>
        <translation>Kalau total terbaik sama, ronde berlanjut sampai satu pemain unggul sendiri.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n ronde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points</source>
        <translation>
            <numerusform>{points} poin</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>tidak ada</translation>
    </message>
    <message numerus="yes">
        <source>The game is for {number} players.</source>
        <translation>
            <numerusform>Permainan ini untuk {number} pemain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} players</source>
        <translation>
            <numerusform>{number} pemain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n kartu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone is dealt %n cards.</source>
        <translation>
            <numerusform>Setiap orang dibagi %n kartu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole pack is dealt, %n cards each.</source>
        <translation>
            <numerusform>Seluruh dek dibagi, %n kartu seorang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole pack is dealt: %n cards each, and one more for those dealt to first.</source>
        <translation>
            <numerusform>Seluruh dek dibagi: %n kartu seorang, dan satu lebih untuk yang lebih dulu dibagi.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Semua kartu</translation>
    </message>
    <message>
        <source>Cards of one rank are compared by suit; from low to high: {suits}.</source>
        <translation>Kartu senilai dibandingkan menurut bunga; dari rendah ke tinggi: {suits}.</translation>
    </message>
    <message>
        <source>Combinations of five cards, from low to high: {kinds}.</source>
        <translation>Kombinasi lima kartu, dari rendah ke tinggi: {kinds}.</translation>
    </message>
    <message>
        <source>There are no combinations of five cards.</source>
        <translation>Tidak ada kombinasi lima kartu.</translation>
    </message>
    <message>
        <source>After a number of deals</source>
        <translation>Setelah sejumlah ronde</translation>
    </message>
    <message numerus="yes">
        <source>The match is over after %n deals.</source>
        <translation>
            <numerusform>Pertandingan selesai setelah %n ronde.</numerusform>
        </translation>
    </message>
    <message>
        <source>At a number of points</source>
        <translation>Pada sejumlah poin</translation>
    </message>
    <message numerus="yes">
        <source>The match is over after the deal in which a player reaches %n points.</source>
        <translation>
            <numerusform>Pertandingan selesai setelah ronde saat seorang pemain mencapai %n poin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match has %n deals.</source>
        <translation>
            <numerusform>Satu pertandingan berisi %n ronde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match goes to %n points.</source>
        <translation>
            <numerusform>Satu pertandingan sampai %n poin.</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} a card</source>
        <translation>{points} per kartu</translation>
    </message>
    <message numerus="yes">
        <source>with %n cards or more {points} a card</source>
        <translation>
            <numerusform>mulai %n kartu {points} per kartu</numerusform>
        </translation>
    </message>
    <message>
        <source>{rates} from {starts} cards on</source>
        <translation>{rates} mulai {starts} kartu</translation>
    </message>
    <message>
        <source>Cards left cost {steps}.</source>
        <translation>Sisa kartu seharga {steps}.</translation>
    </message>
</context>
<context>
    <name>OrderRow</name>
    <message>
        <source>%1: not played</source>
        <translation>%1: tidak dimainkan</translation>
    </message>
    <message>
        <source>Taken out: %1</source>
        <translation>Dikeluarkan: %1</translation>
    </message>
    <message>
        <source>Taken in: %1</source>
        <translation>Dimasukkan: %1</translation>
    </message>
    <message>
        <source>Take out: %1</source>
        <translation>Keluarkan: %1</translation>
    </message>
    <message>
        <source>Take in: %1</source>
        <translation>Masukkan: %1</translation>
    </message>
    <message>
        <source>Higher: %1</source>
        <translation>Lebih tinggi: %1</translation>
    </message>
    <message>
        <source>Lower: %1</source>
        <translation>Lebih rendah: %1</translation>
    </message>
</context>
<context>
    <name>OrderRows</name>
    <message>
        <source>Highest first</source>
        <translation>Tertinggi dulu</translation>
    </message>
    <message>
        <source>In another order, the highest first</source>
        <translation>Dengan urutan lain, tertinggi dulu</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Close %1</source>
        <translation>Tutup %1</translation>
    </message>
</context>
<context>
    <name>PasteAction</name>
    <message>
        <source>Paste</source>
        <translation>Tempel</translation>
    </message>
</context>
<context>
    <name>PlayerSeat</name>
    <message>
        <source>Emblem of %1</source>
        <translation>Lambang %1</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Namamu</translation>
    </message>
    <message>
        <source>Name at seat %1</source>
        <translation>Nama di kursi %1</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Kursimu</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Tingkat %1</translation>
    </message>
</context>
<context>
    <name>PlaysList</name>
    <message>
        <source>Plays of this deal</source>
        <translation>Langkah ronde ini</translation>
    </message>
    <message>
        <source>What is played will stand here.</source>
        <translation>Yang dimainkan akan tampil di sini.</translation>
    </message>
    <message>
        <source>To the newest</source>
        <translation>Ke yang terbaru</translation>
    </message>
</context>
<context>
    <name>RedoAction</name>
    <message>
        <source>Redo</source>
        <translation>Ulangi</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Slow</source>
        <translation>Pelan</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Cepat</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Sangat cepat</translation>
    </message>
    <message>
        <source>One hand</source>
        <translation>Satu tangan</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Kartu terbuka</translation>
    </message>
    <message>
        <source>Next seat</source>
        <translation>Kursi berikutnya</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Kecepatan: %1</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Lanjut main</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Bagi lagi</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Ke awal</translation>
    </message>
    <message>
        <source>Back by one play</source>
        <translation>Mundur selangkah</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Berhenti di sini</translation>
    </message>
    <message>
        <source>Go on by itself</source>
        <translation>Jalan sendiri</translation>
    </message>
    <message>
        <source>On by one play</source>
        <translation>Maju selangkah</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ke akhir</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Lainnya</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Kembali ke pertandingan</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Cards left</source>
        <translation>Sisa</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>%1. %2: %3 left, %4, %5 in all</source>
        <translation>%1. %2: sisa %3, %4, total %5</translation>
    </message>
    <message>
        <source>Cards fixed before play</source>
        <translation>Kartu tetap sebelum bermain</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ubah…</translation>
    </message>
    <message>
        <source>Choose another game, other players or another length</source>
        <translation>Pilih permainan, pemain atau panjang lain</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Kembali ke pertandingan</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Pertandingan baru</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Ronde berikutnya</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>By game</source>
        <translation>Per permainan</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Per lawan</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Semuanya</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Persen menang</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Menang beruntun</translation>
    </message>
    <message>
        <source>Average penalty</source>
        <translation>Rata-rata penalti</translation>
    </message>
    <message>
        <source>Average points</source>
        <translation>Rata-rata poin</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Ronde terbaik</translation>
    </message>
    <message>
        <source>Worst deal</source>
        <translation>Ronde terburuk</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Hasil</translation>
    </message>
    <message>
        <source>single card</source>
        <translation>satuan</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>pair</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>tris</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>straight</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>flush</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>full house</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>four of a kind</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>straight flush</translation>
    </message>
    <message>
        <source>five of a kind</source>
        <translation>five of a kind</translation>
    </message>
    <message>
        <source>four of a kind alone</source>
        <translation>four of a kind saja</translation>
    </message>
    <message>
        <source>run of pairs</source>
        <translation>pair berurutan</translation>
    </message>
    <message>
        <source>two pairs</source>
        <translation>dua pair</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>Sedang dimainkan</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Terputus</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Tidak terbaca</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>diimpor</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>dipulihkan</translation>
    </message>
    <message>
        <source>at some time</source>
        <translation>entah kapan</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <translation>d MMM yyyy, HH.mm</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n ronde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n pertandingan</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Latihan</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Selesai</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Kamu menang</translation>
    </message>
    <message>
        <source>{names} won</source>
        <translation>{names} menang</translation>
    </message>
    <message numerus="yes">
        <source>In deals {numbers} plays were taken back: they are not in the statistics.</source>
        <translation>
            <numerusform>Di ronde {numbers} ada langkah yang ditarik kembali: tidak masuk statistik.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deals {numbers} were practice: they are not in the statistics.</source>
        <translation>
            <numerusform>Ronde {numbers} adalah latihan: tidak masuk statistik.</numerusform>
        </translation>
    </message>
    <message>
        <source>This version does not know the rules of this match, so its deals cannot be seen again.</source>
        <translation>Versi ini tidak mengenal aturan pertandingan ini, jadi rondenya tidak bisa dilihat lagi.</translation>
    </message>
    <message>
        <source>This deal cannot be seen again: {why}</source>
        <translation>Ronde ini tidak bisa dilihat lagi: {why}</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n}%</translation>
    </message>
    <message numerus="yes">
        <source>Wins most with: {kind}, %n times.</source>
        <translation>
            <numerusform>Paling sering menang dengan: {kind}, %n kali.</numerusform>
        </translation>
    </message>
    <message>
        <source>{longest} (now {now})</source>
        <translation>{longest} (kini {now})</translation>
    </message>
    <message>
        <source>{what} saved as {path}</source>
        <translation>{what} disimpan sebagai {path}</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>Tidak ada yang disimpan.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals are damaged and were left out.</source>
        <translation>
            <numerusform>%n ronde rusak dan tidak disertakan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice deals depend on the deals before them and were left out.</source>
        <translation>
            <numerusform>%n ronde latihan bergantung pada ronde sebelumnya dan tidak disertakan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added: {deals}.</source>
        <translation>Ditambahkan: {deals}.</translation>
    </message>
    <message>
        <source>Already here: {deals}.</source>
        <translation>Sudah ada: {deals}.</translation>
    </message>
    <message>
        <source>Left out: {count}; first, {fault}.</source>
        <translation>Tidak disertakan: {count}; pertama, {fault}.</translation>
    </message>
    <message>
        <source>Left out: {fault}.</source>
        <translation>Tidak disertakan: {fault}.</translation>
    </message>
    <message>
        <source>Deleted.</source>
        <translation>Dihapus.</translation>
    </message>
    <message>
        <source>Deleted: {matches}.</source>
        <translation>Dihapus: {matches}.</translation>
    </message>
    <message>
        <source>This match is being played; it can be deleted when it is over.</source>
        <translation>Pertandingan ini sedang dimainkan; bisa dihapus setelah selesai.</translation>
    </message>
    <message>
        <source>No results are kept here.</source>
        <translation>Tidak ada hasil yang disimpan di sini.</translation>
    </message>
    <message>
        <source>No match fits. Try fewer filters.</source>
        <translation>Tidak ada pertandingan yang cocok. Kurangi saringannya.</translation>
    </message>
    <message>
        <source>Your matches will stand here, from the first deal on.</source>
        <translation>Pertandinganmu akan tampil di sini, sejak ronde pertama.</translation>
    </message>
    <message>
        <source>Once you have played a deal to its end, its figures will stand here.</source>
        <translation>Setelah kamu menyelesaikan satu ronde, angkanya tampil di sini.</translation>
    </message>
    <message>
        <source>These are the results of the other window, to look at only.</source>
        <translation>Ini hasil dari jendela lain, hanya untuk dilihat.</translation>
    </message>
</context>
<context>
    <name>ResultsPanel</name>
    <message>
        <source>Results</source>
        <translation>Hasil</translation>
    </message>
    <message>
        <source>Cards fixed before play</source>
        <translation>Kartu tetap sebelum bermain</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Pertandingan</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Urungkan</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
</context>
<context>
    <name>RuleDrop</name>
    <message>
        <source>Drop a file of rules to look at them</source>
        <translation>Taruh berkas aturan untuk melihatnya</translation>
    </message>
</context>
<context>
    <name>RuleEditorPanel</name>
    <message>
        <source>Rules of your table</source>
        <translation>Aturan mejamu</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n options changed</source>
        <translation>
            <numerusform>%1, %n opsi diubah</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Urungkan</translation>
    </message>
    <message>
        <source>Put all back</source>
        <translation>Kembalikan semua</translation>
    </message>
    <message>
        <source>All back</source>
        <translation>Semua kembali</translation>
    </message>
    <message>
        <source>Put all options back</source>
        <translation>Kembalikan semua opsi</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>Cari opsi</translation>
    </message>
    <message>
        <source>New match now</source>
        <translation>Pertandingan baru</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Dipakai</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Pakai aturan ini</translation>
    </message>
</context>
<context>
    <name>RulePageTab</name>
    <message numerus="yes">
        <source>%1, %n changed</source>
        <translation>
            <numerusform>%1, %n diubah</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSetRow</name>
    <message>
        <source>Your own</source>
        <translation>Milikmu</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>New name of %1</source>
        <translation>Nama baru %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Ganti nama</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Ganti nama %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Salin</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>Salin %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Hapus %1</translation>
    </message>
</context>
<context>
    <name>RuleSetsPage</name>
    <message>
        <source>Name for these rules</source>
        <translation>Nama untuk aturan ini</translation>
    </message>
    <message>
        <source>Save as your own</source>
        <translation>Simpan sebagai milikmu</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Urungkan</translation>
    </message>
    <message>
        <source>Bring the rule set back</source>
        <translation>Kembalikan set aturan</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message numerus="yes">
        <source>The other %n cards stay face down, out of play.</source>
        <translation>
            <numerusform>%n kartu lainnya tetap tertutup dan tidak dipakai.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this count an ace is one, a jack 11, a queen 12 and a king 13.</source>
        <translation>Dalam hitungan ini as bernilai satu, jack 11, queen 12 dan king 13.</translation>
    </message>
    <message>
        <source>A dragon.</source>
        <translation>Sebuah dragon.</translation>
    </message>
    <message>
        <source>The four twos; what else is in the hand does not matter.</source>
        <translation>Keempat kartu dua; kartu lain di tangan tidak berpengaruh.</translation>
    </message>
    <message>
        <source>Whoever holds the lowest card, {the_card}, plays first.</source>
        <translation>Pemegang kartu terendah, {the_card}, bermain lebih dulu.</translation>
    </message>
    <message>
        <source>In the first deal, whoever holds the lowest card, {the_card}, plays first.</source>
        <translation>Di ronde pertama, pemegang kartu terendah, {the_card}, bermain lebih dulu.</translation>
    </message>
    <message>
        <source>If it is among the cards that are out of play, the next lowest takes its place.</source>
        <translation>Kalau kartu itu tidak dipakai, kartu terendah berikutnya menggantikannya.</translation>
    </message>
    <message>
        <source>If two players hold one each, the one who was dealt to first begins.</source>
        <translation>Kalau dua pemain masing-masing memegang satu, yang lebih dulu dibagi kartu memulai.</translation>
    </message>
    <message>
        <source>Whoever leads plays any combination, and cannot pass. The others follow in turn: each plays a combination that beats the one on the table, or passes. You may pass even when you could play.</source>
        <translation>Yang memulai putaran memainkan kombinasi apa saja dan tidak boleh lewat. Yang lain mengikuti menurut giliran: mainkan kombinasi yang mengalahkan kombinasi di meja, atau lewat. Kamu boleh lewat walaupun bisa bermain.</translation>
    </message>
    <message>
        <source>When all others have passed one after the other, the cards on the table are cleared away, and the player whose combination was not beaten leads whatever they like.</source>
        <translation>Kalau semua pemain lain sudah lewat berturut-turut, kartu di meja disingkirkan, dan pemilik kombinasi yang tidak terkalahkan memulai dengan apa saja.</translation>
    </message>
    <message>
        <source>The first to do so counts, all passes are forgotten, and the last play of a hand cannot be interrupted.</source>
        <translation>Yang pertama menyela yang dihitung, semua lewat dilupakan, dan langkah terakhir seorang pemain tidak bisa disela.</translation>
    </message>
    <message>
        <source>If nobody beats the last play of somebody who went out, the next player who still holds cards leads.</source>
        <translation>Kalau tidak ada yang mengalahkan langkah terakhir pemain yang kartunya habis, pemain berikutnya yang masih memegang kartu memulai.</translation>
    </message>
    <message>
        <source>All can see how many cards every player has left.</source>
        <translation>Semua bisa melihat sisa kartu setiap pemain.</translation>
    </message>
    <message>
        <source>When every player has nothing but a single two left, this rule no longer holds.</source>
        <translation>Kalau semua pemain hanya memegang satu kartu dua, aturan ini tidak berlaku lagi.</translation>
    </message>
    <message numerus="yes">
        <source>If both sides hold as many cards at the end of a deal, nobody scores, and deals of {count} cards each are played until one side wins; they do not count among the deals of the match.</source>
        <translation>
            <numerusform>Kalau kedua pihak memegang kartu sama banyak di akhir ronde, tidak ada yang dapat poin, dan dimainkan ronde {count} kartu seorang sampai satu pihak menang; ronde itu tidak dihitung sebagai ronde pertandingan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Big Two · {title} · page {number}</source>
        <translation>Big Two · {title} · halaman {number}</translation>
    </message>
    <message>
        <source>The winner of the deal loses nothing.</source>
        <translation>Pemenang ronde tidak kehilangan apa-apa.</translation>
    </message>
    <message>
        <source>What is lost is written down with a minus sign.</source>
        <translation>Kehilangan ditulis dengan tanda minus.</translation>
    </message>
    <message>
        <source>{count} left: {points}.</source>
        <translation>Sisa {count}: {points}.</translation>
    </message>
    <message>
        <source>{count} left, and none ever played: {points}.</source>
        <translation>Sisa {count}, dan tidak pernah bermain: {points}.</translation>
    </message>
    <message>
        <source>{count} left, with a two: {points}.</source>
        <translation>Sisa {count}, termasuk kartu dua: {points}.</translation>
    </message>
    <message>
        <source>{count} left, with four of a kind: {points}.</source>
        <translation>Sisa {count}, termasuk four of a kind: {points}.</translation>
    </message>
    <message>
        <source>{count} left, after the winner went out with a two: {points}.</source>
        <translation>Sisa {count}, setelah pemenang habis dengan kartu dua: {points}.</translation>
    </message>
    <message>
        <source>For example, a deal ends like this:</source>
        <translation>Misalnya, satu ronde berakhir begini:</translation>
    </message>
    <message>
        <source>{count} left.</source>
        <translation>Sisa {count}.</translation>
    </message>
    <message>
        <source>The winner scores {points}.</source>
        <translation>Pemenang dapat {points}.</translation>
    </message>
    <message>
        <source>Out with {play}: {points}.</source>
        <translation>Habis dengan {play}: {points}.</translation>
    </message>
    <message>
        <source>What is left in hand:</source>
        <translation>Yang tersisa di tangan:</translation>
    </message>
    <message>
        <source>What the winner&apos;s last play brings:</source>
        <translation>Hasil langkah terakhir pemenang:</translation>
    </message>
    <message>
        <source>What one of these special plays brings earlier in a deal, as soon as nobody is left to beat it:</source>
        <translation>Hasil salah satu langkah istimewa ini sebelumnya dalam ronde, begitu tidak ada lagi yang bisa mengalahkannya:</translation>
    </message>
    <message>
        <source>{play}: {points}.</source>
        <translation>{play}: {points}.</translation>
    </message>
    <message>
        <source>{place} {points}</source>
        <translation>{place} {points}</translation>
    </message>
    <message numerus="yes">
        <source>With %n players: {shares}.</source>
        <translation>
            <numerusform>Dengan %n pemain: {shares}.</numerusform>
        </translation>
    </message>
    <message>
        <source>For example, you go out while your partner still holds {even}. The others hold {first} and {second}, together {odd}, so your side scores {yours} each and theirs {theirs}.</source>
        <translation>Misalnya, kartumu habis sementara rekanmu masih memegang {even}. Lawan memegang {first} dan {second}, bersama {odd}, jadi pihakmu dapat {yours} seorang dan pihak lawan {theirs}.</translation>
    </message>
    <message>
        <source>What is special here</source>
        <translation>Yang istimewa</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <translation>Tujuan permainan</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Kartu</translation>
    </message>
    <message>
        <source>What you can play</source>
        <translation>Yang bisa dimainkan</translation>
    </message>
    <message>
        <source>Straights</source>
        <translation>Straight</translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation>Apa mengalahkan apa</translation>
    </message>
    <message>
        <source>Dealing and beginning</source>
        <translation>Membagi dan memulai</translation>
    </message>
    <message>
        <source>A trick</source>
        <translation>Satu putaran</translation>
    </message>
    <message>
        <source>The last cards</source>
        <translation>Kartu terakhir</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poin</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Pertandingan</translation>
    </message>
    <message numerus="yes">
        <source>The rules for {players} players</source>
        <translation>
            <numerusform>Aturan untuk {players} pemain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules for {players} players, with house rules</source>
        <translation>
            <numerusform>Aturan untuk {players} pemain, dengan aturan rumah</numerusform>
        </translation>
    </message>
    <message>
        <source>This is standard Big Two, with nothing changed. It is the game that all other rules here are compared with.</source>
        <translation>Ini Big Two standar tanpa perubahan. Semua aturan lain di sini dibandingkan dengan permainan ini.</translation>
    </message>
    <message>
        <source>{title} is played like standard Big Two, but for this:</source>
        <translation>{title} dimainkan seperti Big Two standar, kecuali:</translation>
    </message>
    <message>
        <source>These rules are those of standard Big Two, but for this:</source>
        <translation>Aturan ini sama dengan Big Two standar, kecuali:</translation>
    </message>
    <message>
        <source>{title} is played here with house rules:</source>
        <translation>{title} dimainkan di sini dengan aturan rumah:</translation>
    </message>
    <message>
        <source>For the rest it is like standard Big Two, but for this:</source>
        <translation>Selebihnya seperti Big Two standar, kecuali:</translation>
    </message>
    <message>
        <source>In standard Big Two: {usual}.</source>
        <translation>Di Big Two standar: {usual}.</translation>
    </message>
    <message>
        <source>In {title}: {usual}.</source>
        <translation>Di {title}: {usual}.</translation>
    </message>
    <message>
        <source>You and the player opposite you are partners. As soon as one of the four players has got rid of all their cards, the side that holds fewer cards wins the deal.</source>
        <translation>Kamu dan pemain di seberangmu berpasangan. Begitu salah satu dari empat pemain habis kartunya, pihak dengan kartu lebih sedikit memenangkan ronde.</translation>
    </message>
    <message>
        <source>Get rid of all your cards as early as you can: the order in which the players go out is what counts.</source>
        <translation>Habiskan kartumu secepat mungkin: yang dihitung adalah urutan pemain yang kartunya habis.</translation>
    </message>
    <message>
        <source>Be the first to get rid of all your cards: that wins the deal.</source>
        <translation>Jadilah yang pertama menghabiskan semua kartu: itu memenangkan ronde.</translation>
    </message>
    <message>
        <source>Somebody leads: they put one or more cards on the table. In turn, the others put down as many higher cards, or pass. When nobody goes higher, the table is cleared, and whoever played last leads again.</source>
        <translation>Seseorang memulai dengan menaruh satu kartu atau lebih di meja. Menurut giliran, yang lain menaruh kartu lebih tinggi sama banyak, atau lewat. Kalau tidak ada yang lebih tinggi, meja dikosongkan, dan yang terakhir bermain memulai lagi.</translation>
    </message>
    <message>
        <source>Points are bad: who has the fewest in the end wins the match.</source>
        <translation>Poin itu buruk: yang paling sedikit pada akhirnya memenangkan pertandingan.</translation>
    </message>
    <message>
        <source>Points are good: who has the most in the end wins the match.</source>
        <translation>Poin itu baik: yang paling banyak pada akhirnya memenangkan pertandingan.</translation>
    </message>
    <message>
        <source>From low to high: 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king, ace, 2. The twos are the highest cards.</source>
        <translation>Dari rendah ke tinggi: 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king, as, 2. Kartu dua adalah yang tertinggi.</translation>
    </message>
    <message>
        <source>From low to high: 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king, ace, 2, black joker, colour joker.</source>
        <translation>Dari rendah ke tinggi: 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king, as, 2, joker hitam, joker berwarna.</translation>
    </message>
    <message>
        <source>So {the_lowest} is the lowest card of all, and {the_highest} the highest. The rank comes first, whatever the suits are.</source>
        <translation>Jadi {the_lowest} adalah kartu terendah, dan {the_highest} yang tertinggi. Nilai lebih dulu, apa pun bunganya.</translation>
    </message>
    <message>
        <source>Any one card. The higher rank wins, and among equal ranks the suit.</source>
        <translation>Satu kartu apa saja. Nilai lebih tinggi menang; kalau nilainya sama, bunga yang menentukan.</translation>
    </message>
    <message>
        <source>Two cards of one rank. The higher rank wins; of two pairs of one rank, the pair with the highest suit.</source>
        <translation>Dua kartu bernilai sama. Nilai lebih tinggi menang; dari dua pair senilai, yang berisi bunga tertinggi.</translation>
    </message>
    <message>
        <source>Three cards of one rank. The higher rank wins.</source>
        <translation>Tiga kartu bernilai sama. Nilai lebih tinggi menang.</translation>
    </message>
    <message>
        <source>Two pairs of different ranks. The higher of the pairs is compared.</source>
        <translation>Dua pair yang nilainya berbeda. Yang dibandingkan adalah pair yang lebih tinggi.</translation>
    </message>
    <message>
        <source>Four cards of one rank, without another. The higher rank wins.</source>
        <translation>Empat kartu bernilai sama tanpa kartu lain. Nilai lebih tinggi menang.</translation>
    </message>
    <message>
        <source>Two or more pairs of ranks in a row. The highest pair is compared, by rank and then by its higher suit.</source>
        <translation>Dua pair atau lebih yang nilainya berurutan. Yang dibandingkan pair tertinggi, menurut nilai lalu bunganya yang lebih tinggi.</translation>
    </message>
    <message>
        <source>Five cards of ranks in a row, not all of one suit. The top card is compared, by rank and then by suit.</source>
        <translation>Lima kartu berurutan, tidak semuanya berbunga sama. Yang dibandingkan kartu teratas, menurut nilai lalu bunga.</translation>
    </message>
    <message>
        <source>Five cards of one suit that are not all in a row.</source>
        <translation>Lima kartu berbunga sama yang tidak semuanya berurutan.</translation>
    </message>
    <message>
        <source>Three cards of one rank and two of another. The three are compared; what the two are does not matter.</source>
        <translation>Tiga kartu senilai dan dua kartu senilai lainnya. Yang dibandingkan tiga kartunya; dua kartunya tidak berpengaruh.</translation>
    </message>
    <message>
        <source>Four cards of one rank and any fifth card. The four are compared; the fifth does not matter.</source>
        <translation>Empat kartu senilai dan kartu kelima apa saja. Yang dibandingkan empat kartunya; kartu kelima tidak berpengaruh.</translation>
    </message>
    <message>
        <source>A straight in one suit. Two of them compare like straights.</source>
        <translation>Straight dengan bunga sama. Dibandingkan seperti straight.</translation>
    </message>
    <message>
        <source>Five cards of one rank, from both packs. The higher rank wins.</source>
        <translation>Lima kartu senilai dari kedua dek. Nilai lebih tinggi menang.</translation>
    </message>
    <message>
        <source>You play one combination at a time. These are all there are, and nothing else can be played:</source>
        <translation>Kamu memainkan satu kombinasi setiap kali. Inilah semuanya, yang lain tidak bisa dimainkan:</translation>
    </message>
    <message>
        <source>Five or more cards of ranks in a row, not all of one suit. One of as many cards answers it: the top card is compared, by rank and then by suit.</source>
        <translation>Lima kartu atau lebih yang berurutan, tidak semuanya berbunga sama. Dikalahkan oleh yang sama banyak kartunya: dibandingkan kartu teratas, menurut nilai lalu bunga.</translation>
    </message>
    <message>
        <source>{row} is no straight.</source>
        <translation>{row} bukan straight.</translation>
    </message>
    <message>
        <source>The highest, by the suit of the two</source>
        <translation>Tertinggi, menurut bunga kartu dua</translation>
    </message>
    <message>
        <source>The lowest</source>
        <translation>Terendah</translation>
    </message>
    <message>
        <source>The highest</source>
        <translation>Tertinggi</translation>
    </message>
    <message>
        <source>A combination is beaten by a higher one of as many cards: one card by one card, a pair by a pair.</source>
        <translation>Kombinasi dikalahkan oleh yang lebih tinggi dengan kartu sama banyak: satu kartu oleh satu kartu, pair oleh pair.</translation>
    </message>
    <message>
        <source>Big Two rules, {title}</source>
        <translation>Aturan Big Two, {title}</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Disimpan sebagai {path}</translation>
    </message>
</context>
<context>
    <name>RuleSheetPanel</name>
    <message>
        <source>Rules of %1</source>
        <translation>Aturan: %1</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cari di aturan</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Simpan sebagai PDF</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Nothing in the rules says this. Try another word.</source>
        <translation>Aturan tidak menyebut ini. Coba kata lain.</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>pembagi</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>giliran</translation>
    </message>
</context>
<context>
    <name>SelectAllAction</name>
    <message>
        <source>Select All</source>
        <translation>Pilih semua</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The system opens no folders from here.</source>
        <translation>Sistem tidak membuka folder dari sini.</translation>
    </message>
</context>
<context>
    <name>SettingsDataPage</name>
    <message>
        <source>Where everything is kept</source>
        <translation>Tempat menyimpan semuanya</translation>
    </message>
    <message>
        <source>Settings, results, the match in progress and your own rules lie in one folder:</source>
        <translation>Pengaturan, hasil, pertandingan berjalan dan aturanmu ada di satu folder:</translation>
    </message>
    <message>
        <source>Nothing is kept: this is a demonstration.</source>
        <translation>Tidak ada yang disimpan: ini peragaan.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Buka folder</translation>
    </message>
    <message>
        <source>Copy its place</source>
        <translation>Salin letaknya</translation>
    </message>
</context>
<context>
    <name>SettingsLookPage</name>
    <message>
        <source>Green</source>
        <translation>Hijau</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Biru</translation>
    </message>
    <message>
        <source>Lacquer</source>
        <translation>Merah</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Kertas</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Kisi</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Ombak</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Ubin</translation>
    </message>
    <message>
        <source>Hemp</source>
        <translation>Rami</translation>
    </message>
    <message>
        <source>Language and letters</source>
        <translation>Bahasa dan huruf</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Bahasa</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Ikut sistem</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Ukuran</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Biasa</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Besar</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Lebih besar</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Kecerahan</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Terang</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Gelap</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kartu</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Punggung</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Bunga</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Dua warna</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Empat warna</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Appearance</source>
        <translation>Tampilan</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Aturan</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Pengaturan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Selesai</translation>
    </message>
</context>
<context>
    <name>SettingsPlayPage</name>
    <message>
        <source>Motion</source>
        <translation>Gerakan</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Kecepatan</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Santai</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Cepat</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Langsung</translation>
    </message>
    <message>
        <source>Reduce motion: cards fade instead of flying</source>
        <translation>Kurangi gerakan: kartu memudar, tidak terbang</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suara</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Bunyi</translation>
    </message>
    <message>
        <source>Comfort</source>
        <translation>Kenyamanan</translation>
    </message>
    <message>
        <source>Dim the cards that cannot be played</source>
        <translation>Redupkan kartu yang tidak bisa dimainkan</translation>
    </message>
    <message>
        <source>Offer the rest of the only group that fits</source>
        <translation>Tawarkan sisa satu-satunya kombinasi yang cocok</translation>
    </message>
    <message>
        <source>Pass for me when I hold nothing to play</source>
        <translation>Lewati untukku bila tidak ada yang bisa dimainkan</translation>
    </message>
    <message>
        <source>Cards left at the seats</source>
        <translation>Sisa kartu di kursi</translation>
    </message>
    <message>
        <source>Always shown</source>
        <translation>Selalu tampil</translation>
    </message>
    <message>
        <source>Told when I ask</source>
        <translation>Bila ditanya</translation>
    </message>
</context>
<context>
    <name>SettingsRulesPage</name>
    <message>
        <source>Rules of the table</source>
        <translation>Aturan meja</translation>
    </message>
    <message>
        <source>Every rule of the game can be changed, kept under a name of your own, and given to others.</source>
        <translation>Setiap aturan bisa diubah, disimpan dengan nama sendiri, dan diberikan kepada orang lain.</translation>
    </message>
    <message>
        <source>Change the rules…</source>
        <translation>Ubah aturan…</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Baca aturan</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>Play deal %1 by these rules</source>
        <translation>Mainkan ronde %1 dengan aturan ini</translation>
    </message>
    <message>
        <source>Give these rules away</source>
        <translation>Bagikan aturan ini</translation>
    </message>
    <message>
        <source>Whoever takes this code over has exactly your rules.</source>
        <translation>Siapa pun yang memakai kode ini punya aturan yang persis sama.</translation>
    </message>
    <message>
        <source>Code of these rules</source>
        <translation>Kode aturan ini</translation>
    </message>
    <message>
        <source>With the deal on the table, number %1</source>
        <translation>Dengan ronde di meja, nomor %1</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Salin kode</translation>
    </message>
    <message>
        <source>Write a file</source>
        <translation>Tulis berkas</translation>
    </message>
    <message>
        <source>Take rules over</source>
        <translation>Ambil aturan</translation>
    </message>
    <message>
        <source>Type or paste a code, or drop a file of rules anywhere on the window.</source>
        <translation>Ketik atau tempel kode, atau taruh berkas aturan di mana saja di jendela.</translation>
    </message>
    <message>
        <source>Code to take over</source>
        <translation>Kode yang diambil</translation>
    </message>
    <message>
        <source>BT1-…</source>
        <translation>BT1-…</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Ambil</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Where a file of rules lies</source>
        <translation>Letak berkas aturan</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
</context>
<context>
    <name>SheetPanel</name>
    <message>
        <source>Score sheet</source>
        <translation>Lembar skor</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Jalannya</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poin</translation>
    </message>
    <message>
        <source>The points of each deal will stand here.</source>
        <translation>Poin setiap ronde akan tampil di sini.</translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message>
        <source>Points of every deal</source>
        <translation>Poin setiap ronde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>ShortcutsPanel</name>
    <message>
        <source>Left, Right</source>
        <translation>Kiri, Kanan</translation>
    </message>
    <message>
        <source>Move along your hand</source>
        <translation>Bergerak di kartumu</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spasi</translation>
    </message>
    <message>
        <source>Stage the card, or take it back</source>
        <translation>Siapkan kartu, atau tarik kembali</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Play, or go on to the next deal</source>
        <translation>Mainkan, atau ke ronde berikutnya</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Lewat</translation>
    </message>
    <message>
        <source>C, Escape</source>
        <translation>C, Esc</translation>
    </message>
    <message>
        <source>Clear what is staged</source>
        <translation>Batalkan kartu yang disiapkan</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Sort by rank, by suit, by groups</source>
        <translation>Urutkan: nilai, bunga, kombinasi</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Hint; once more to stage it</source>
        <translation>Petunjuk; dua kali menyiapkan</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>Interrupt, where the rules allow it</source>
        <translation>Menyela, bila aturan mengizinkan</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Ask how many cards are left, if not shown</source>
        <translation>Tanya sisa kartu, bila tidak tampil</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Lembar skor</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Plays of this deal</source>
        <translation>Langkah ronde ini</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Cards gone and still out</source>
        <translation>Kartu yang sudah dan belum keluar</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Atas, Bawah</translation>
    </message>
    <message>
        <source>Scroll the open sheet</source>
        <translation>Gulir lembar yang terbuka</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Take your last decision back</source>
        <translation>Tarik keputusan terakhirmu</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Pertandingan baru</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Deal a number</source>
        <translation>Bagi menurut nomor</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Results of all matches</source>
        <translation>Hasil semua pertandingan</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Pengaturan</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Aturan</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Ubah aturan</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Layar penuh</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Daftar ini</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Keluar</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tombol</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>read {path}</source>
        <translation>membaca {path}</translation>
    </message>
    <message>
        <source>This deal is not in the results.</source>
        <translation>Ronde ini tidak ada di hasil.</translation>
    </message>
    <message>
        <source>write {path}</source>
        <translation>menulis {path}</translation>
    </message>
    <message>
        <source>Big Two cannot make a back-up: {reason}.</source>
        <translation>Big Two tidak bisa membuat cadangan: {reason}.</translation>
    </message>
    <message>
        <source>put aside {path}</source>
        <translation>menyisihkan {path}</translation>
    </message>
    <message>
        <source>replace {path}</source>
        <translation>mengganti {path}</translation>
    </message>
    <message>
        <source>use the folder {path}</source>
        <translation>memakai folder {path}</translation>
    </message>
    <message>
        <source>{path} cannot be restored: {reason}.</source>
        <translation>{path} tidak bisa dipulihkan: {reason}.</translation>
    </message>
    <message>
        <source>it is no back-up of Big Two, or it is damaged</source>
        <translation>bukan cadangan Big Two, atau rusak</translation>
    </message>
    <message>
        <source>its list of files does not fit what it holds</source>
        <translation>daftar berkasnya tidak cocok dengan isinya</translation>
    </message>
    <message>
        <source>the settings in it are damaged</source>
        <translation>pengaturan di dalamnya rusak</translation>
    </message>
    <message>
        <source>the rules in it are damaged</source>
        <translation>aturan di dalamnya rusak</translation>
    </message>
    <message>
        <source>it is no back-up of Big Two</source>
        <translation>bukan cadangan Big Two</translation>
    </message>
    <message>
        <source>it was made by a newer version of Big Two</source>
        <translation>dibuat dengan versi Big Two yang lebih baru</translation>
    </message>
    <message>
        <source>it does not hold what a back-up of Big Two holds</source>
        <translation>isinya bukan isi cadangan Big Two</translation>
    </message>
    <message>
        <source>{file} in it is damaged</source>
        <translation>{file} di dalamnya rusak</translation>
    </message>
    <message>
        <source>the results in it are damaged</source>
        <translation>hasil di dalamnya rusak</translation>
    </message>
    <message>
        <source>permission was denied</source>
        <translation>izinnya ditolak</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>disk hanya bisa dibaca</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>disk penuh</translation>
    </message>
    <message>
        <source>the disk quota is used up</source>
        <translation>jatah disk habis</translation>
    </message>
    <message>
        <source>the file may not grow any further</source>
        <translation>berkasnya tidak boleh bertambah besar</translation>
    </message>
    <message>
        <source>a part of this place is a file, not a folder</source>
        <translation>bagian dari letak ini adalah berkas, bukan folder</translation>
    </message>
    <message>
        <source>there is a file where a folder should be</source>
        <translation>ada berkas di tempat yang seharusnya folder</translation>
    </message>
    <message>
        <source>there is a folder where a file should be</source>
        <translation>ada folder di tempat yang seharusnya berkas</translation>
    </message>
    <message>
        <source>there is no such place</source>
        <translation>letak itu tidak ada</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>namanya terlalu panjang</translation>
    </message>
    <message>
        <source>it can only be read</source>
        <translation>hanya bisa dibaca</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>berkasnya tidak bisa dibuka</translation>
    </message>
    <message>
        <source>the disk reported a fault, or is full</source>
        <translation>disk melaporkan kesalahan, atau penuh</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>berkasnya rusak</translation>
    </message>
    <message>
        <source>Big Two cannot {doing}: {reason}.</source>
        <translation>Big Two tidak bisa {doing}: {reason}.</translation>
    </message>
    <message>
        <source>Big Two cannot {doing}: another program is using it. Close that program and try again.</source>
        <translation>Big Two tidak bisa {doing}: program lain sedang memakainya. Tutup program itu dan coba lagi.</translation>
    </message>
    <message>
        <source>use {path}</source>
        <translation>memakai {path}</translation>
    </message>
    <message>
        <source>Big Two is open in another window already, which keeps the results. Close that window and try again.</source>
        <translation>Big Two sudah terbuka di jendela lain yang menyimpan hasilnya. Tutup jendela itu dan coba lagi.</translation>
    </message>
    <message>
        <source>open {path}</source>
        <translation>membuka {path}</translation>
    </message>
    <message>
        <source>{path} was written by an older version of Big Two, or is empty. Open it once by itself, so that it can be brought up to date.</source>
        <translation>{path} ditulis versi Big Two yang lebih lama, atau kosong. Buka sekali tersendiri agar diperbarui.</translation>
    </message>
    <message>
        <source>{path} was written by a newer version of Big Two. It has been left as it is; to play with these results, use that version.</source>
        <translation>{path} ditulis versi Big Two yang lebih baru. Berkas itu dibiarkan; untuk bermain dengan hasil ini, pakai versi itu.</translation>
    </message>
    <message>
        <source>set aside the damaged file {path}</source>
        <translation>menyisihkan berkas rusak {path}</translation>
    </message>
    <message>
        <source>The record of this deal is damaged.</source>
        <translation>Catatan ronde ini rusak.</translation>
    </message>
    <message>
        <source>The record of this deal cannot be read.</source>
        <translation>Catatan ronde ini tidak bisa dibaca.</translation>
    </message>
    <message>
        <source>take what could be read over into {path}</source>
        <translation>memindahkan yang terbaca ke {path}</translation>
    </message>
    <message>
        <source>keep the new match in {path}</source>
        <translation>menyimpan pertandingan baru di {path}</translation>
    </message>
    <message>
        <source>keep the new deal in {path}</source>
        <translation>menyimpan ronde baru di {path}</translation>
    </message>
    <message>
        <source>keep the play in {path}</source>
        <translation>menyimpan langkah di {path}</translation>
    </message>
    <message>
        <source>keep the result in {path}</source>
        <translation>menyimpan hasil di {path}</translation>
    </message>
    <message>
        <source>keep the exchange in {path}</source>
        <translation>menyimpan tukar kartu di {path}</translation>
    </message>
    <message>
        <source>take a play back in {path}</source>
        <translation>menarik langkah di {path}</translation>
    </message>
    <message>
        <source>keep how the hand lies in {path}</source>
        <translation>menyimpan susunan kartu di {path}</translation>
    </message>
    <message>
        <source>keep the end of the match in {path}</source>
        <translation>menyimpan akhir pertandingan di {path}</translation>
    </message>
    <message>
        <source>Big Two cannot use {path}: a deal of the match is missing.</source>
        <translation>Big Two tidak bisa memakai {path}: satu ronde pertandingan hilang.</translation>
    </message>
    <message>
        <source>The record of the deal in progress is damaged.</source>
        <translation>Catatan ronde yang berjalan rusak.</translation>
    </message>
    <message>
        <source>copy the results to {path}</source>
        <translation>menyalin hasil ke {path}</translation>
    </message>
    <message>
        <source>delete matches in {path}</source>
        <translation>menghapus pertandingan di {path}</translation>
    </message>
    <message>
        <source>bring back matches in {path}</source>
        <translation>mengembalikan pertandingan di {path}</translation>
    </message>
    <message>
        <source>take what was deleted out of {path}</source>
        <translation>mengeluarkan yang dihapus dari {path}</translation>
    </message>
    <message>
        <source>add the imported deals to {path}</source>
        <translation>menambahkan ronde yang diimpor ke {path}</translation>
    </message>
    <message>
        <source>keep the practice deal in {path}</source>
        <translation>menyimpan ronde latihan di {path}</translation>
    </message>
    <message>
        <source>put by the unreadable match in {path}</source>
        <translation>menyisihkan pertandingan tak terbaca di {path}</translation>
    </message>
    <message>
        <source>The match in progress cannot be read; it is kept, but cannot go on.</source>
        <translation>Pertandingan yang berjalan tidak bisa dibaca; tetap disimpan, tetapi tidak bisa dilanjutkan.</translation>
    </message>
    <message>
        <source>The results file was damaged and has been set aside as {file}; a new one was begun.</source>
        <translation>Berkas hasil rusak dan disisihkan sebagai {file}; yang baru sudah dimulai.</translation>
    </message>
    <message>
        <source>The results file was damaged and has been set aside as {file}; deals recovered of it: {deals}.</source>
        <translation>Berkas hasil rusak dan disisihkan sebagai {file}; ronde yang dipulihkan: {deals}.</translation>
    </message>
    <message>
        <source>The rule set {file} was written by a newer version of Big Two, and is left as it is.</source>
        <translation>Set aturan {file} ditulis versi Big Two yang lebih baru, dan dibiarkan.</translation>
    </message>
    <message>
        <source>The rule set {file} was damaged ({reason}) and has been set aside as {aside}.</source>
        <translation>Set aturan {file} rusak ({reason}) dan disisihkan sebagai {aside}.</translation>
    </message>
    <message>
        <source>delete {path}</source>
        <translation>menghapus {path}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>The settings file was damaged ({reason}) and has been set aside as {file}; the settings are back to their start.</source>
        <translation>Berkas pengaturan rusak ({reason}) dan disisihkan sebagai {file}; pengaturan kembali ke awal.</translation>
    </message>
    <message>
        <source>The settings file was damaged ({reason}) and has been set aside as {file}; the settings before the last change are used.</source>
        <translation>Berkas pengaturan rusak ({reason}) dan disisihkan sebagai {file}; dipakai pengaturan sebelum perubahan terakhir.</translation>
    </message>
    <message>
        <source>The settings were written by a newer version of Big Two: the file is left as it is, and changes are not kept.</source>
        <translation>Pengaturan ditulis versi Big Two yang lebih baru: berkasnya dibiarkan, dan perubahan tidak disimpan.</translation>
    </message>
    <message>
        <source>Some settings made no sense ({names}) and are back to their start; the file has been set aside as {file}.</source>
        <translation>Beberapa pengaturan tidak masuk akal ({names}) dan kembali ke awal; berkasnya disisihkan sebagai {file}.</translation>
    </message>
    <message>
        <source>it is no readable JSON</source>
        <translation>bukan JSON yang terbaca</translation>
    </message>
    <message>
        <source>it is no JSON object</source>
        <translation>bukan objek JSON</translation>
    </message>
</context>
<context>
    <name>Systems</name>
    <message>
        <source>China</source>
        <translation>Tiongkok</translation>
    </message>
    <message>
        <source>Philippines</source>
        <translation>Filipina</translation>
    </message>
    <message>
        <source>Indonesia</source>
        <translation>Indonesia</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Aturan rumah</translation>
    </message>
    <message>
        <source>Hong Kong and all over the world</source>
        <translation>Hong Kong dan sedunia</translation>
    </message>
    <message>
        <source>The game that all others start from, to a hundred points.</source>
        <translation>Dasar semua permainan lain, sampai seratus poin.</translation>
    </message>
    <message>
        <source>An evening of as many deals as were agreed on.</source>
        <translation>Semalam dengan jumlah ronde yang disepakati.</translation>
    </message>
    <message>
        <source>Played clockwise, and nobody shares the victory.</source>
        <translation>Searah jarum jam, dan tidak ada yang berbagi kemenangan.</translation>
    </message>
    <message>
        <source>Short matches</source>
        <translation>Pertandingan pendek</translation>
    </message>
    <message>
        <source>A few deals in which whoever never gets to play pays most.</source>
        <translation>Beberapa ronde; yang tak pernah main membayar terbanyak.</translation>
    </message>
    <message>
        <source>Diamonds are highest, and the last play may score double.</source>
        <translation>Wajik tertinggi, dan langkah terakhir bisa dihitung ganda.</translation>
    </message>
    <message>
        <source>The suits and points of Pusoy Dos, the rest as in Big Two.</source>
        <translation>Bunga dan poin Pusoy Dos, lainnya seperti Big Two.</translation>
    </message>
    <message>
        <source>Fours and straight flushes cut in whenever they beat.</source>
        <translation>Four of a kind dan straight flush menyela kapan saja bisa menang.</translation>
    </message>
    <message>
        <source>The deal goes on until one player is left with cards.</source>
        <translation>Ronde berlanjut sampai tinggal satu pemain yang memegang kartu.</translation>
    </message>
    <message>
        <source>For two</source>
        <translation>Untuk dua</translation>
    </message>
    <message>
        <source>Long hands, and ten cards that nobody sees.</source>
        <translation>Kartu banyak, dan sepuluh kartu yang tak terlihat.</translation>
    </message>
    <message>
        <source>For three</source>
        <translation>Untuk tiga</translation>
    </message>
    <message>
        <source>The card left over goes to whoever opens.</source>
        <translation>Kartu sisa untuk yang membuka.</translation>
    </message>
    <message>
        <source>The cards of a flush count before its suit.</source>
        <translation>Pada flush, nilai kartu dihitung sebelum bunga.</translation>
    </message>
    <message>
        <source>A straight with a two beats every straight without.</source>
        <translation>Straight dengan dua mengalahkan semua straight tanpa dua.</translation>
    </message>
    <message>
        <source>Who keeps a two for too long pays for it.</source>
        <translation>Yang terlalu lama menyimpan dua akan membayar.</translation>
    </message>
    <message>
        <source>Four of a kind go without a fifth card.</source>
        <translation>Four of a kind tanpa kartu kelima.</translation>
    </message>
    <message>
        <source>A hand with every rank wins before a card is played.</source>
        <translation>Tangan berisi semua nilai menang sebelum bermain.</translation>
    </message>
    <message>
        <source>Fours and straight flushes beat smaller plays as well.</source>
        <translation>Four of a kind dan straight flush juga mengalahkan yang lebih kecil.</translation>
    </message>
    <message>
        <source>Who passes is out of the trick; big plays earn bonuses.</source>
        <translation>Yang lewat keluar dari putaran; langkah besar dapat bonus.</translation>
    </message>
    <message>
        <source>Two against two, partners across the table.</source>
        <translation>Dua lawan dua, rekan duduk berseberangan.</translation>
    </message>
    <message>
        <source>For eight</source>
        <translation>Untuk delapan</translation>
    </message>
    <message>
        <source>A full table with two packs and five of a kind.</source>
        <translation>Meja penuh dengan dua dek dan five of a kind.</translation>
    </message>
    <message>
        <source>Jokers, bombs, long runs, and the loser pays in cards.</source>
        <translation>Joker, bom, straight panjang, dan yang kalah membayar kartu.</translation>
    </message>
    <message>
        <source>Four of a kind or a straight flush throws down a two.</source>
        <translation>Four of a kind atau straight flush membanting kartu dua.</translation>
    </message>
    <message>
        <source>Taiwan</source>
        <translation>Taiwan</translation>
    </message>
    <message>
        <source>Clubs are lowest, there are no flushes, and 2-3-4-5-6 is on top.</source>
        <translation>Keriting terendah, tanpa flush, dan 2-3-4-5-6 teratas.</translation>
    </message>
    <message>
        <source>Winner takes all</source>
        <translation>Pemenang ambil semua</translation>
    </message>
    <message>
        <source>Plays of four cards; the winner collects what others lose.</source>
        <translation>Langkah empat kartu; pemenang memungut yang hilang dari lainnya.</translation>
    </message>
    <message>
        <source>Big Two, standard</source>
        <translation>Big Two, standar</translation>
    </message>
    <message>
        <source>Chinese session game</source>
        <translation>Sesi ala Tiongkok</translation>
    </message>
    <message>
        <source>Clockwise to the hundred</source>
        <translation>Searah jarum jam ke seratus</translation>
    </message>
    <message>
        <source>Match of 1, 4 or 8 deals</source>
        <translation>1, 4 atau 8 ronde</translation>
    </message>
    <message>
        <source>Pusoy Dos</source>
        <translation>Pusoy Dos</translation>
    </message>
    <message>
        <source>Pusoy Dos, standard five-card rules</source>
        <translation>Pusoy Dos, lima kartu standar</translation>
    </message>
    <message>
        <source>Bu Bu Gao Sheng</source>
        <translation>Bu Bu Gao Sheng</translation>
    </message>
    <message>
        <source>Play to the last</source>
        <translation>Sampai yang terakhir</translation>
    </message>
    <message>
        <source>Big Two for two</source>
        <translation>Big Two berdua</translation>
    </message>
    <message>
        <source>Big Two for three</source>
        <translation>Big Two bertiga</translation>
    </message>
    <message>
        <source>Flushes by rank</source>
        <translation>Flush menurut nilai</translation>
    </message>
    <message>
        <source>Twos high in runs</source>
        <translation>Dua tinggi di straight</translation>
    </message>
    <message>
        <source>Twos cost extra</source>
        <translation>Dua bayar lebih</translation>
    </message>
    <message>
        <source>Bare fours</source>
        <translation>Four of a kind saja</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Dragon</translation>
    </message>
    <message>
        <source>Honour hands</source>
        <translation>Tangan honor</translation>
    </message>
    <message>
        <source>Indonesian Big Two</source>
        <translation>Big Two Indonesia</translation>
    </message>
    <message>
        <source>Partnership</source>
        <translation>Berpasangan</translation>
    </message>
    <message>
        <source>Double deck for eight</source>
        <translation>Dua dek untuk delapan</translation>
    </message>
    <message>
        <source>Winner (Zheng Shangyou)</source>
        <translation>Pemenang (Zheng Shangyou)</translation>
    </message>
    <message>
        <source>Capsa Banting</source>
        <translation>Capsa Banting</translation>
    </message>
    <message>
        <source>Taiwanese Big Two</source>
        <translation>Big Two Taiwan</translation>
    </message>
    <message>
        <source>Two pairs and bare fours</source>
        <translation>Dua pair dan four of a kind</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 poin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n kartu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>%1 · deal %2</source>
        <translation>%1 · ronde %2</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Lembar skor</translation>
    </message>
    <message>
        <source>Plays of this deal</source>
        <translation>Langkah ronde ini</translation>
    </message>
</context>
<context>
    <name>UndoAction</name>
    <message>
        <source>Undo</source>
        <translation>Urungkan</translation>
    </message>
</context>
<context>
    <name>VolumeRow</name>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Mati</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>three</source>
        <translation>tiga</translation>
    </message>
    <message>
        <source>four</source>
        <translation>empat</translation>
    </message>
    <message>
        <source>five</source>
        <translation>lima</translation>
    </message>
    <message>
        <source>six</source>
        <translation>enam</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>tujuh</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>delapan</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>sembilan</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>sepuluh</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>queen</translation>
    </message>
    <message>
        <source>king</source>
        <translation>king</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dua</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>tiga</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>empat</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>lima</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>enam</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>tujuh</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>delapan</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>sembilan</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>sepuluh</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>queen</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>king</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>a two</source>
        <translation>dua</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>tiga</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>empat</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>lima</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>enam</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>tujuh</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>delapan</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>sembilan</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>sepuluh</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>queen</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>king</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>as</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>dua</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>tiga {suit}</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>empat {suit}</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>lima {suit}</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>enam {suit}</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>tujuh {suit}</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>delapan {suit}</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>sembilan {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>sepuluh {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>jack {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>queen {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>king {suit}</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>as {suit}</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <translation>dua {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>tiga {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>empat {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>lima {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>enam {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>tujuh {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>delapan {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>sembilan {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>sepuluh {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>jack {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>queen {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>king {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>as {suit}</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>dua {suit}</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>wajik</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>keriting</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hati</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>sekop</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>joker hitam</translation>
    </message>
    <message>
        <source>colour joker</source>
        <translation>joker berwarna</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>joker hitam</translation>
    </message>
    <message>
        <source>the colour joker</source>
        <translation>joker berwarna</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>tanpa kartu</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>satu kartu</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>dua kartu</translation>
    </message>
    <message>
        <source>three cards</source>
        <translation>tiga kartu</translation>
    </message>
    <message>
        <source>four cards</source>
        <translation>empat kartu</translation>
    </message>
    <message>
        <source>five cards</source>
        <translation>lima kartu</translation>
    </message>
    <message>
        <source>pair of {firsts}</source>
        <translation>pair {firsts}</translation>
    </message>
    <message>
        <source>three {firsts}</source>
        <translation>tris {firsts}</translation>
    </message>
    <message>
        <source>straight to the {last}</source>
        <translation>straight sampai {last}</translation>
    </message>
    <message>
        <source>flush of {suit} to the {last}</source>
        <translation>flush {suit} sampai {last}</translation>
    </message>
    <message>
        <source>full house of {firsts}</source>
        <translation>full house {firsts}</translation>
    </message>
    <message>
        <source>four {firsts} with {a_last}</source>
        <translation>four of a kind {firsts} + {a_last}</translation>
    </message>
    <message>
        <source>straight flush to the {last}</source>
        <translation>straight flush sampai {last}</translation>
    </message>
    <message>
        <source>five {firsts}</source>
        <translation>five of a kind {firsts}</translation>
    </message>
    <message>
        <source>four {firsts}</source>
        <translation>four of a kind {firsts}</translation>
    </message>
    <message>
        <source>run of pairs to the {lasts}</source>
        <translation>pair berurutan sampai {lasts}</translation>
    </message>
    <message>
        <source>two pairs, {lasts} and {firsts}</source>
        <translation>dua pair, {lasts} dan {firsts}</translation>
    </message>
    <message>
        <source>the pair of {firsts}</source>
        <translation>pair {firsts}</translation>
    </message>
    <message>
        <source>the three {firsts}</source>
        <translation>tris {firsts}</translation>
    </message>
    <message>
        <source>the straight to the {last}</source>
        <translation>straight sampai {last}</translation>
    </message>
    <message>
        <source>the flush of {suit} to the {last}</source>
        <translation>flush {suit} sampai {last}</translation>
    </message>
    <message>
        <source>the full house of {firsts}</source>
        <translation>full house {firsts}</translation>
    </message>
    <message>
        <source>the four {firsts} with {a_last}</source>
        <translation>four of a kind {firsts} + {a_last}</translation>
    </message>
    <message>
        <source>the straight flush to the {last}</source>
        <translation>straight flush sampai {last}</translation>
    </message>
    <message>
        <source>the five {firsts}</source>
        <translation>five of a kind {firsts}</translation>
    </message>
    <message>
        <source>the four {firsts}</source>
        <translation>four of a kind {firsts}</translation>
    </message>
    <message>
        <source>the run of pairs to the {lasts}</source>
        <translation>pair berurutan sampai {lasts}</translation>
    </message>
    <message>
        <source>the two pairs, {lasts} and {firsts}</source>
        <translation>dua pair, {lasts} dan {firsts}</translation>
    </message>
    <message>
        <source>A single card</source>
        <translation>Kartu satuan</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Pair</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Tris</translation>
    </message>
    <message>
        <source>A straight</source>
        <translation>Straight</translation>
    </message>
    <message>
        <source>A flush</source>
        <translation>Flush</translation>
    </message>
    <message>
        <source>A full house</source>
        <translation>Full house</translation>
    </message>
    <message>
        <source>Four of a kind with a fifth card</source>
        <translation>Four of a kind dengan kartu kelima</translation>
    </message>
    <message>
        <source>A straight flush</source>
        <translation>Straight flush</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Five of a kind</translation>
    </message>
    <message>
        <source>Four of a kind alone</source>
        <translation>Four of a kind tanpa kartu kelima</translation>
    </message>
    <message>
        <source>A run of pairs</source>
        <translation>Pair berurutan</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Dua pair</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>ke-1</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>ke-2</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>ke-3</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>ke-4</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>ke-5</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>ke-6</translation>
    </message>
    <message>
        <source>7th</source>
        <translation>ke-7</translation>
    </message>
    <message>
        <source>8th</source>
        <translation>ke-8</translation>
    </message>
    <message>
        <source>Dragon!</source>
        <translation>Dragon!</translation>
    </message>
    <message>
        <source>Four twos!</source>
        <translation>Empat kartu dua!</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Nilai</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Bunga</translation>
    </message>
    <message>
        <source>By groups</source>
        <translation>Kombinasi</translation>
    </message>
    <message>
        <source>played</source>
        <translation>sudah dimainkan</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>di tanganmu</translation>
    </message>
    <message>
        <source>still out</source>
        <translation>belum keluar</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Pemula</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Santai</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Mahir</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ahli</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Acak</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Serakah</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Perencana</translation>
    </message>
    <message>
        <source>The file {file} is missing.</source>
        <translation>Berkas {file} tidak ada.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read.</source>
        <translation>Berkas {file} tidak bisa dibaca.</translation>
    </message>
    <message>
        <source>The file {file} is damaged.</source>
        <translation>Berkas {file} rusak.</translation>
    </message>
    <message>
        <source>The file {file} is of another version.</source>
        <translation>Berkas {file} dari versi lain.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>Ronde ini sudah selesai.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Belum giliranmu.</translation>
    </message>
    <message>
        <source>{the_card} is not in your hand.</source>
        <translation>Kartu {the_card} tidak ada di tanganmu.</translation>
    </message>
    <message>
        <source>It takes {count} to beat {the_table}.</source>
        <translation>Perlu {count} untuk mengalahkan {the_table}.</translation>
    </message>
    <message>
        <source>Only its own kind of play answers {the_table}.</source>
        <translation>Hanya kombinasi sejenis yang mengalahkan {the_table}.</translation>
    </message>
    <message>
        <source>This is not higher than {the_table}.</source>
        <translation>Ini tidak lebih tinggi dari {the_table}.</translation>
    </message>
    <message>
        <source>The opening play must hold {the_card}.</source>
        <translation>Langkah pembuka harus berisi {the_card}.</translation>
    </message>
    <message>
        <source>{the_card} opens the deal alone, as a single card.</source>
        <translation>Ronde dibuka dengan {the_card} saja, sebagai kartu satuan.</translation>
    </message>
    <message>
        <source>You lead, so you cannot pass: play any combination.</source>
        <translation>Kamu yang memulai, jadi tidak bisa lewat: mainkan kombinasi apa saja.</translation>
    </message>
    <message>
        <source>You passed, and play again once this trick is cleared.</source>
        <translation>Kamu sudah lewat, dan main lagi setelah putaran ini selesai.</translation>
    </message>
    <message>
        <source>Out of turn, only a higher four of a kind or straight flush may be played on five cards.</source>
        <translation>Di luar giliran, hanya four of a kind atau straight flush yang lebih tinggi boleh menimpa lima kartu.</translation>
    </message>
    <message>
        <source>The next player has one card left: a single must be your highest, {the_card}.</source>
        <translation>Pemain berikutnya tinggal satu kartu: satuanmu harus yang tertinggi, {the_card}.</translation>
    </message>
    <message>
        <source>The next player has one card left, so you cannot pass: play {the_card}.</source>
        <translation>Pemain berikutnya tinggal satu kartu, jadi kamu tidak bisa lewat: mainkan {the_card}.</translation>
    </message>
    <message>
        <source>The last play of a deal cannot be a single two.</source>
        <translation>Langkah terakhir satu ronde tidak boleh satu kartu dua.</translation>
    </message>
    <message>
        <source>The last play of a deal cannot hold a two.</source>
        <translation>Langkah terakhir satu ronde tidak boleh berisi kartu dua.</translation>
    </message>
    <message>
        <source>Only a higher trump answers {the_table}.</source>
        <translation>Hanya truf yang lebih tinggi yang mengalahkan {the_table}.</translation>
    </message>
    <message>
        <source>Choose the cards to play.</source>
        <translation>Pilih kartu yang mau dimainkan.</translation>
    </message>
    <message>
        <source>Four of a kind needs a fifth card.</source>
        <translation>Four of a kind perlu kartu kelima.</translation>
    </message>
    <message>
        <source>Four of a kind is only played to beat a single two.</source>
        <translation>Four of a kind hanya dimainkan untuk mengalahkan satu kartu dua.</translation>
    </message>
    <message>
        <source>Three of a kind is only played inside a full house.</source>
        <translation>Tris hanya dimainkan di dalam full house.</translation>
    </message>
    <message>
        <source>K-A-2 does not run on in a straight.</source>
        <translation>K-A-2 tidak bersambung di dalam straight.</translation>
    </message>
    <message>
        <source>A straight has five cards, no more.</source>
        <translation>Straight berisi lima kartu, tidak lebih.</translation>
    </message>
    <message>
        <source>This row of cards is no straight by these rules.</source>
        <translation>Deretan kartu ini bukan straight menurut aturan ini.</translation>
    </message>
    <message>
        <source>A joker is only played as a single.</source>
        <translation>Joker hanya dimainkan sebagai satuan.</translation>
    </message>
    <message>
        <source>{kind} cannot be played by these rules.</source>
        <translation>{kind} tidak bisa dimainkan menurut aturan ini.</translation>
    </message>
    <message>
        <source>These cards are not a combination.</source>
        <translation>Kartu-kartu ini bukan kombinasi.</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>Kartu tertutup</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n kartu</numerusform>
        </translation>
    </message>
    <message>
        <source>Not a combination yet.</source>
        <translation>Belum jadi kombinasi.</translation>
    </message>
    <message>
        <source>Not a combination yet: it takes {count} to beat {the_table}.</source>
        <translation>Belum jadi kombinasi: perlu {count} untuk mengalahkan {the_table}.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Mainkan</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>Mainkan {cards}</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>Kamu yang memulai</translation>
    </message>
    <message>
        <source>Your lead, with {the_card}</source>
        <translation>Kamu yang memulai, dengan {the_card}</translation>
    </message>
    <message>
        <source>Beat {the_table}</source>
        <translation>Kalahkan {the_table}</translation>
    </message>
    <message>
        <source>You hold nothing that beats {the_table}</source>
        <translation>Kartumu tidak ada yang mengalahkan {the_table}</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} sedang berpikir</translation>
    </message>
    <message>
        <source>{name} could not decide because of a fault, and made the lowest play.</source>
        <translation>{name} tidak bisa memutuskan karena ada kesalahan, dan memainkan langkah terendah.</translation>
    </message>
    <message>
        <source>A computer player could not interrupt because of a fault.</source>
        <translation>Pemain komputer tidak bisa menyela karena ada kesalahan.</translation>
    </message>
    <message>
        <source>There is no hint here because of a fault.</source>
        <translation>Tidak ada petunjuk di sini karena ada kesalahan.</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>lewat</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>sisa {count}</translation>
    </message>
    <message>
        <source>{name} has {count}</source>
        <translation>{name} punya {count}</translation>
    </message>
    <message>
        <source>You have {count} left</source>
        <translation>Kartumu sisa {count}</translation>
    </message>
    <message>
        <source>{name} has {count} left</source>
        <translation>{name} sisa {count}</translation>
    </message>
    <message>
        <source>You score {points}: nobody beats it</source>
        <translation>Kamu dapat {points}: tidak ada yang mengalahkannya</translation>
    </message>
    <message>
        <source>{name} scores {points}: nobody beats it</source>
        <translation>{name} dapat {points}: tidak ada yang mengalahkannya</translation>
    </message>
    <message>
        <source>{hand} You win before play</source>
        <translation>{hand} Kamu menang sebelum bermain</translation>
    </message>
    <message>
        <source>{hand} {name} wins before play</source>
        <translation>{hand} {name} menang sebelum bermain</translation>
    </message>
    <message>
        <source>{card}: you get the first card</source>
        <translation>{card}: kamu dapat kartu pertama</translation>
    </message>
    <message>
        <source>{card}: {name} gets the first card</source>
        <translation>{card}: {name} dapat kartu pertama</translation>
    </message>
    <message>
        <source>{the_card} is left over: you take it</source>
        <translation>Sisa satu kartu, {the_card}: kamu ambil</translation>
    </message>
    <message>
        <source>{the_card} is left over: {name} takes it</source>
        <translation>Sisa satu kartu, {the_card}: diambil {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n cards out of play</source>
        <translation>
            <numerusform>%n kartu tidak dipakai</numerusform>
        </translation>
    </message>
    <message>
        <source>Tie: a deal of five cards decides</source>
        <translation>Seri: lima kartu menentukan</translation>
    </message>
    <message>
        <source>You give {winner} your highest card, {the_card}</source>
        <translation>Kamu memberi {winner} kartu tertinggimu, {the_card}</translation>
    </message>
    <message>
        <source>{loser} gives you their highest card, {the_card}</source>
        <translation>{loser} memberimu kartu tertingginya, {the_card}</translation>
    </message>
    <message>
        <source>{loser} gives {winner} their highest card, {the_card}</source>
        <translation>{loser} memberi {winner} kartu tertingginya, {the_card}</translation>
    </message>
    <message>
        <source>Choose two cards to offer {loser}, who takes one of them</source>
        <translation>Pilih dua kartu untuk {loser}, yang mengambil satu di antaranya</translation>
    </message>
    <message>
        <source>{winner} offers two cards: choose the one you take</source>
        <translation>{winner} menawarkan dua kartu: pilih satu yang kamu ambil</translation>
    </message>
    <message>
        <source>{winner} offers you two cards</source>
        <translation>{winner} menawarimu dua kartu</translation>
    </message>
    <message>
        <source>You offer {loser} two cards</source>
        <translation>Kamu menawari {loser} dua kartu</translation>
    </message>
    <message>
        <source>{winner} offers {loser} two cards</source>
        <translation>{winner} menawari {loser} dua kartu</translation>
    </message>
    <message>
        <source>You take {the_card}</source>
        <translation>Kamu mengambil {the_card}</translation>
    </message>
    <message>
        <source>{loser} takes {the_card}</source>
        <translation>{loser} mengambil {the_card}</translation>
    </message>
    <message>
        <source>Offer two cards</source>
        <translation>Tawarkan dua kartu</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Ambil</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Ambil {card}</translation>
    </message>
    <message>
        <source>Choose one more card to offer.</source>
        <translation>Pilih satu kartu lagi untuk ditawarkan.</translation>
    </message>
    <message>
        <source>Choose two cards to offer.</source>
        <translation>Pilih dua kartu untuk ditawarkan.</translation>
    </message>
    <message>
        <source>Choose one of the two cards.</source>
        <translation>Pilih salah satu dari dua kartu.</translation>
    </message>
    <message>
        <source>You may interrupt {the_table}</source>
        <translation>Kamu boleh menyela {the_table}</translation>
    </message>
    <message>
        <source>Interrupt</source>
        <translation>Sela</translation>
    </message>
    <message>
        <source>Interrupt: {cards}</source>
        <translation>Sela: {cards}</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Rekanmu</translation>
    </message>
    <message>
        <source>With {name}</source>
        <translation>Bersama {name}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} dan {last}</translation>
    </message>
    <message>
        <source>{names} win the deal</source>
        <translation>{names} memenangkan ronde</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation>{names} memenangkan pertandingan</translation>
    </message>
    <message>
        <source>Trick {number} · {leader} led</source>
        <translation>Putaran {number} · mulai {leader}</translation>
    </message>
    <message>
        <source>Trick {number} · {leader} led and won</source>
        <translation>Putaran {number} · mulai dan menang {leader}</translation>
    </message>
    <message>
        <source>Trick {number} · {leader} led, {winner} won</source>
        <translation>Putaran {number} · mulai {leader}, menang {winner}</translation>
    </message>
    <message>
        <source>{names} passed</source>
        <translation>{names} lewat</translation>
    </message>
    <message>
        <source>No card is out any more.</source>
        <translation>Tidak ada lagi kartu yang belum keluar.</translation>
    </message>
    <message>
        <source>One card still out: {the_card}.</source>
        <translation>Satu kartu belum keluar: {the_card}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards still out, the highest is {the_card}.</source>
        <translation>
            <numerusform>%n kartu belum keluar, yang tertinggi {the_card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No deal is over yet.</source>
        <translation>Belum ada ronde yang selesai.</translation>
    </message>
    <message>
        <source>After deal {deals}: in the lead {leaders} with {best}</source>
        <translation>Setelah ronde {deals}: memimpin {leaders} dengan {best}</translation>
    </message>
    <message>
        <source>After deal {deals}: {leaders} level with {best}</source>
        <translation>Setelah ronde {deals}: {leaders} sama dengan {best}</translation>
    </message>
    <message numerus="yes">
        <source>The match ends at %n points.</source>
        <translation>
            <numerusform>Pertandingan selesai pada %n poin.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {points}, won</source>
        <translation>{name} {points}, menang</translation>
    </message>
    <message>
        <source>Deal {number}: {points}</source>
        <translation>Ronde {number}: {points}</translation>
    </message>
    <message>
        <source>You went out: {play}</source>
        <translation>Langkah terakhirmu: {play}</translation>
    </message>
    <message>
        <source>{name} went out: {play}</source>
        <translation>Langkah terakhir {name}: {play}</translation>
    </message>
    <message numerus="yes">
        <source>After %n deals · {ended}</source>
        <translation>
            <numerusform>Setelah %n ronde · {ended}</numerusform>
        </translation>
    </message>
    <message>
        <source>Won before play</source>
        <translation>Menang sebelum bermain</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Kamu yang membagi</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} membagi</translation>
    </message>
    <message>
        <source>Passing looks best here.</source>
        <translation>Lewat tampaknya paling baik di sini.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Kamu</translation>
    </message>
    <message numerus="yes">
        <source>{title} · to %n points</source>
        <translation>
            <numerusform>{title} · sampai %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>{title} · one deal</source>
        <translation>{title} · satu ronde</translation>
    </message>
    <message numerus="yes">
        <source>{title} · %n deals</source>
        <translation>
            <numerusform>{title} · %n ronde</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen again · {title}</source>
        <translation>Putar ulang · {title}</translation>
    </message>
    <message>
        <source>Practice, does not count · {title}</source>
        <translation>Latihan, tidak dihitung · {title}</translation>
    </message>
    <message numerus="yes">
        <source>{levels} play as {instead}.</source>
        <translation>
            <numerusform>{levels} bermain sebagai {instead}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Installing Big Two again puts it right.</source>
        <translation>Memasang ulang Big Two memperbaikinya.</translation>
    </message>
    <message>
        <source>Cards fixed before play: {code} …</source>
        <translation>Kartu tetap sebelum bermain: {code} …</translation>
    </message>
    <message>
        <source>All cards of this deal were dealt before the first play. This code is the SHA-256 of them and of a secret salt. When the deal is over both are shown here, and anybody can work the code out again: were a card changed, it would be another.</source>
        <translation>Semua kartu ronde ini sudah dibagi sebelum langkah pertama. Kode ini adalah SHA-256 dari kartu itu dan garam rahasia. Setelah ronde selesai keduanya tampil di sini, dan siapa pun bisa menghitung ulang kodenya: kalau satu kartu diubah, kodenya akan lain.</translation>
    </message>
    <message>
        <source>The code was there before the first play. It is the SHA-256 of the lines below it: a name, the salt, the number of the deal, the hand of each seat, and the cards out of play.</source>
        <translation>Kode ini sudah ada sebelum langkah pertama. Ia adalah SHA-256 dari baris di bawahnya: sebuah nama, garam, nomor ronde, kartu setiap kursi, dan kartu yang tidak dipakai.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was changed: the cards and salts of these %n deals give the same codes.</source>
        <translation>
            <numerusform>Tidak ada yang diubah: kartu dan garam %n ronde ini menghasilkan kode yang sama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards of deals {numbers} do not give the codes that were shown before.</source>
        <translation>
            <numerusform>Kartu ronde {numbers} tidak menghasilkan kode yang ditampilkan sebelumnya.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n commands that work the codes out are on the clipboard.</source>
        <translation>
            <numerusform>%n perintah untuk menghitung kode ada di papan klip.</numerusform>
        </translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>Kodenya ada di papan klip.</translation>
    </message>
    <message>
        <source>You can play, but this match will not be kept.</source>
        <translation>Kamu bisa bermain, tetapi pertandingan ini tidak disimpan.</translation>
    </message>
    <message>
        <source>The match in progress could not be read. It stays in the results; a new one has begun.</source>
        <translation>Pertandingan yang berjalan tidak bisa dibaca. Ia tetap ada di hasil; yang baru sudah dimulai.</translation>
    </message>
    <message>
        <source>You win the deal</source>
        <translation>Kamu memenangkan ronde</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>{name} memenangkan ronde</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} memenangkan pertandingan</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Kamu memenangkan pertandingan</translation>
    </message>
    <message>
        <source>{names} share the match</source>
        <translation>{names} berbagi kemenangan</translation>
    </message>
</context>
</TS>
