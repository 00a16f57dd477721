/** First and last names as people of four languages bear them, composed and hyphenated ones included (threat F8). */
const LISTS = {
  bg: `Мария Иванова|Георги Петров|Йордан Йовков|Щилян Цветанов|Ъглика Тодорова|Ивайло Ђорђев|Красимира Пеева-Атанасова
    Ана-Мария Велчева|Слав Ботев|Юлия Щерева|Яна Жекова|Гюргена Гьокова|Стоян Кърджалиев|Ценка Чолакова|Хюсеин Мехмедов
    Айше Османова|Петко Р. Славейков|Елисавета Багряна|Димчо Дебелянов|Рая Бъчварова|Боян Пенев|Цвета Иванова-Ганчева
    Гошо Джанъбетов|Недялка Шилева|Зорница Якимова|Христо Фотев|Пенчо Кубадински|Лъчезар Еленков|Виолета Гиндева|Ралица Дюлгерова
    Ферихан Кадир|Тихомир Ж. Райков|Младен Лъсков|Веска Ангелова|Асен Разцветников|Теменуга Ейкова|Светлозар Игов|Ирина Чмихова
    Камен Воденичаров|Пламена Гетова|Стефан Ц. Данаилов|Невена Коканова|Апостол Карамитев|Катя Паскалева|Никола Анастасов
    Стоянка Мутафова|Григор Вачков|Милена Зурова|Румен Трайков|Йоана Буковска-Давидова|Деян Донков`,
  pl: `Łukasz Żółć|Małgorzata Wiśniewska|Grzegorz Brzęczyszczykiewicz|Święcimir Gżegżółka|Zofia Nałkowska|Ćwiklińska Mieczysława
    Żaneta Śliwińska|Józef Piłsudski|Władysława Kościałkowska|Anna Maria Jopek|Stanisław Wyspiański|Jadwiga Łuszczewska
    Michał Ścibor-Rylski|Maria Skłodowska-Curie|Krzysztof Kieślowski|Agnieszka Osiecka|Źrebiec Bożena|Ewa Dałkowska|Ryszard Ćwirlej
    Paweł Nastula|Hanna Krall|Wojciech Młynarski|Danuta Wałęsa|Zbigniew Bońka|Lech Wałęsa|Jerzy Dudek|Kazimiera Szczuka
    Olga Tokarczuk|Wisława Szymborska|Czesław Miłosz|Adam Ważyk|Tadeusz Różewicz|Halina Poświatowska|Bolesław Leśmian
    Konstanty I. Gałczyński|Zuzanna Ginczanka|Julian Tuwim|Maria Pawlikowska-Jasnorzewska|Ksawery Pruszyński|Łucja Prus|Ędward Ącki
    Siergiusz O'Brien|Mikołaj Rej|Elżbieta Drużbacka|Jan Chryzostom Pasek|Ignacy Krasicki|Żegota Pauli|Bronisława Wajs
    Róża Thun|Szczepan Twardoch|Dorota Masłowska`,
  ro: `Ștefan Țepeș|Ioana Pârvulescu|Ana Blandiana|Mircea Cărtărescu|Ion Luca Caragiale|Gheorghe Hagi|Nicolae Bălcescu
    Ștefania Mărăcineanu|Țuțea Petre|Vasile Alecsandri|Ileana Mălăncioiu|Constantin Brâncuși|Ecaterina Țarălungă
    Marin Sorescu|Nichita Stănescu|Ángela Szőke|János Székely|Călin Popescu-Tăriceanu|Maria Tănase|Dumitru Țepeneag|Oana Pellea
    Horia-Roman Patapievici|Gellu Naum|Simona Halep|Cosmin Contra|Anișoara Cușmir|Lia Manoliu|Gabriela Adameșteanu
    Emil Cioran|Mihail Sebastian|Veronica Micle|Hortensia Papadat-Bengescu|Ştefan Luchian|Ţintea Adrian|Zoe Dumitrescu-Bușulenga
    Ilarie Voronca|Urmuz Demetru|Matei Vișniec|Herta Müller|Răzvan Lucescu|Gică Popescu|Florin Răducioiu|Dorinel Munteanu
    Adrian Ilie|Viorel Moldovan|Iulian Filipescu|Ovidiu Stîngă|Dan Petrescu|Gheorghe Craioveanu|Constantin Gâlcă|Gabriel Popescu`,
  uk: `Ївга Щур|Дар'я Мар'яненко|Лук’ян Солов’яненко|В’ячеслав Чорновіл|Соломія Крушельницька|Ґалаґан Григорій|Леся Українка
    Іван Нечуй-Левицький|Михайло Коцюбинський|Ольга Кобилянська|Василь Стус|Ліна Костенко|Юрій Андрухович|Оксана Забужко
    Сергій Жадан|Є. Маланюк|Євген Гуцало|Марʼяна Садовська|Юлія П’ятецька|Зінаїда Тулуб|Їжакевич Іван|Панас Мирний
    Ганна Барвінок|Пантелеймон Куліш|Тарас Шевченко|Іван Франко|Григір Тютюнник|Ірина Вільде|Улас Самчук|Микола Хвильовий
    Майк Йогансен|Валер’ян Підмогильний|Валер'ян Поліщук|Павло Тичина|Максим Рильський|Володимир Сосюра|Микола Зеров|Агатангел Кримський
    Софія Яблонська-Уден|Катерина Білокур|Марія Примаченко|Казимир Малевич|Олександра Екстер|Олександр Довженко|Ірина Жиленко
    Емма Андієвська|Богдан-Ігор Антонич|Євгенія Кононенко|Таня Малярчук|Андрій Содомора|Галина Пагутяк`,
} as const;

export const realNames: readonly (readonly [language: string, name: string])[] = Object.entries(
  LISTS,
).flatMap(([language, list]) => list.split(/[|\n]/).map((name) => [language, name.trim()] as const));
