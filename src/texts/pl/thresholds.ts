/** Where the numbers of the judgement come from, and what they cannot tell: by version, what is new in it. */
import type { thresholds as en } from '../en/thresholds.ts'
import type { TextsLike } from '../keys.ts'

export const thresholds: TextsLike<typeof en> = {
  v1: {
    reach: {
      source:
        'Około 40 cm. Równanie podnoszenia NIOSH (1994), odległość pozioma; HSE Manual handling assessment charts, odległość dłoni od dolnej części pleców.',
      limit:
        'Mierzone są dłonie, nie ładunek, tak jakby sięgały prosto do przodu. Błąd wynosi od 0,05 do 0,15 długości tułowia.',
    },
    sideView: {
      source: 'Zmierzono na postaciach komputerowych, których ruch jest dokładnie znany.',
      limit: 'Bliżej przodu lub tyłu zasięg jest skierowany do kamery i nie można go zmierzyć.',
    },
    kneeShare: {
      source:
        'Zgięcie kolana w stosunku do zgięcia kolana i tułowia w najniższym punkcie: przysiad bardziej zgina kolana, pochylenie tułów (Burgess-Limerick, 2003).',
      limit:
        'Kolano wychodzi zbyt proste, a tułów zbyt zgięty, więc udziały są zaniżone o 0,03 do 0,08: margines leży poniżej progu, a 0,01 powyżej. Nie wiadomo, ile waży ładunek.',
    },
    bending: {
      source: 'Dwukrotność łącznego błędu kolana i tułowia.',
      limit: 'Podnoszenie z wysokości stołu nie jest oceniane w Big Engines.',
    },
    obliqueView: {
      source: 'Zmierzono na postaciach komputerowych, których ruch jest dokładnie znany.',
      limit: 'Z przodu i z tyłu zgięcie jest skierowane do kamery.',
    },
    shoulderTurn: {
      source:
        'Zmierzono na postaciach komputerowych, których ruch jest dokładnie znany. Proste podnoszenie daje do 21° w widoku z przodu i do 14° w pozostałych.',
      limit:
        'Skręt mniejszy niż 30° nie jest wykrywany. Skręt przed rozpoczęciem podnoszenia nie jest oceniany.',
    },
    footMove: {
      source:
        'Zmierzono na postaciach komputerowych, których ruch jest dokładnie znany. Stopy nieruchome przesuwają się do 5%, stopy obracające się razem z ciałem o 20% i więcej.',
      limit: 'Widziane w obrazie: krok dokładnie w stronę kamery wygląda na krótszy.',
    },
    footForward: {
      source: 'Zmierzono na postaciach komputerowych, których ruch jest dokładnie znany.',
      limit: 'Pokazywane tylko na osi czasu. Trafne w 93–95% klatek.',
    },
    rise: {
      source: 'Około 28 cm, dwukrotność wymachu rąk podczas chodzenia.',
      limit: 'Uniesienie pustych dłoni wygląda jak podnoszenie.',
    },
    legVisibility: {
      source: 'Zmierzono na postaciach komputerowych, których ruch jest dokładnie znany.',
      limit: 'Model zgaduje położenie zasłoniętych nóg; poniżej tej wartości zgaduje błędnie.',
    },
    footVisibility: {
      source: 'Zmierzono na postaciach komputerowych, których ruch jest dokładnie znany.',
      limit: 'Buty ochronne w kolorze podłogi są gorzej widoczne.',
    },
    severalPeople: {
      source: 'Pojedyncze klatki pokazują drugą osobę tam, gdzie jej nie ma.',
      limit: 'Osoby daleko w tle mogą nie zostać wykryte.',
    },
    trackGap: {
      source: 'Podnoszenie trwa od 1 do 2 sekund.',
      limit: 'Krótsze przerwy wypełniają sąsiednie klatki.',
    },
    trackSpeed: {
      source: 'Około 7 m/s, szybciej niż biegnie się z ładunkiem.',
      limit: 'Inna osoba dokładnie za pierwszą nie jest zauważana.',
    },
    personFound: {
      source:
        'Zmierzono na postaciach komputerowych, których ruch jest dokładnie znany. Widoczne osoby są wykrywane w ponad 95% klatek.',
      limit: 'Kto wychodzi z obrazu po podnoszeniu, liczy się jako nieobecny.',
    },
    personHeight: {
      source: 'Zmierzono na postaciach komputerowych, których ruch jest dokładnie znany.',
      limit: 'Zależy też od rozdzielczości nagrania.',
    },
    cameraMoving: {
      source: 'Idące stopy poruszają się jedna po drugiej; kamera porusza obiema.',
      limit: 'Kamera, która porusza się tylko wtedy, gdy osoba idzie, nie jest zauważana.',
    },
    frameRate: {
      source:
        '15 klatek na sekundę pokazuje podnoszenie; poniżej 8 jego początek jest niepewny o ponad 0,3 sekundy.',
      limit: 'Klatki bez osoby też się liczą.',
    },
  },
  v2: {
    reach: {
      limit:
        'Mierzone są dłonie, nie ładunek, tak jakby sięgały prosto do przodu. Na nagraniach, których nie użyto do wyznaczenia wersji 1, zasięg wyszedł o 0,125 długości tułowia za mały, ze średnim błędem 0,16: margines jest szerszy poniżej progu.',
    },
    kneeShare: {
      limit:
        'Kolano wychodzi zbyt proste, a tułów zbyt zgięty, więc udziały są zaniżone o 0,03 do 0,08 u postaci komputerowych; u prawdziwych osób przypadki graniczne były zawyżone nawet o 0,08. Nie wiadomo, ile waży ładunek.',
    },
    footVisibility: {
      source:
        'Zmierzono na postaciach komputerowych, których ruch jest dokładnie znany. Na 69 nagraniach prawdziwych osób Inside Base było trafne 4 razy częściej i ani razu błędne przy nogach widocznych słabiej, niż wymaga Big Engines.',
    },
    cameraMoving: {
      source:
        'Idące stopy poruszają się jedna po drugiej, a stopy zasłonięte ładunkiem przeskakują bez bioder; kamera porusza wszystkim. Z 56 nagrań prawdziwych osób z nieruchomą kamerą żadne nie uchodzi za poruszone; wcześniej było ich 15.',
      limit: 'Z 13 nagrań z ruchomą kamerą zauważane są 4.',
    },
    backgroundMotion: {
      source:
        'Połowa odległości, od której stopy uznaje się za przesunięte. Nagrania komputerowe z nieruchomą kamerą dają mniej niż 0,01.',
      limit: 'Obok osoby wypełniającej obraz i na tle gładkich ścian nie da się tego zmierzyć.',
    },
    handVisibility: {
      source:
        'Zmierzono na 59 nagraniach prawdziwych osób podnoszących ładunek; żadnego z nich nie użyto do wyznaczenia wersji 1. Żadna ocena nie przepadła, a jedna mniej padła tam, gdzie nic nie jest podnoszone.',
      limit: 'Dłonie za ładunkiem są zgadywane tam, dokąd kierują się ręce.',
    },
    ankleRise: {
      source:
        'Zmierzono na 59 nagraniach prawdziwych osób podnoszących ładunek; żadnego z nich nie użyto do wyznaczenia wersji 1. Gdy ładunek zasłania golenie, kolano wychodzi o 33° zbyt zgięte: odpadły wszystkie 4 błędne oceny z dziesięciu martwych ciągów i 2 z 17 trafnych.',
      limit: 'Pięty oderwane od podłogi unoszą kostkę do 5%.',
    },
    shankChange: {
      source:
        'Zmierzono na postaciach komputerowych, których ruch jest dokładnie znany. Widoczne podudzia skracają się do 9% z boku i do 35% przy 30°, zasłonięte ładunkiem o 42 i 46%.',
      limit: 'Z przodu i z tyłu skracają się bardziej, ale tam i tak nic nie jest oceniane.',
    },
    standingTime: {
      source:
        'Zmierzono na 59 nagraniach prawdziwych osób podnoszących ładunek; żadnego z nich nie użyto do wyznaczenia wersji 1. Bez wyprostowanej postawy do porównania rozstrzygnięto jeden z pięciu przypadków granicznych.',
      limit: 'Nagrania, które zaczynają się i kończą w pochyleniu, nie są oceniane w Big Engines.',
    },
    shoulderDrop: {
      source:
        'Na nagraniach komputerowych odpadły obie oceny ładunków na wysokości stołu i żadna inna.',
      limit: 'Podnoszenie z wysokości kolan z małym zgięciem nie jest oceniane.',
    },
    feetTravel: {
      source:
        'Zmierzono na 59 nagraniach prawdziwych osób podnoszących ładunek; żadnego z nich nie użyto do wyznaczenia wersji 1. Oceny bez podnoszenia spadły z 12 do 9, a w nagraniach komputerowych z 8 do 5; odpadły 2 z 28 trafnych ocen Turn Not Twist.',
      limit: 'Podnoszenie czegoś w trakcie chodzenia nie jest oceniane.',
    },
    hipsTravel: {
      source:
        'Zmierzono na postaciach komputerowych, których ruch jest dokładnie znany. Biodra osób podnoszących przesuwają się do 0,11, a stopy zasłonięte ładunkiem przeskakują do 0,38.',
      limit: 'Chodzenie prosto w stronę kamery lub od niej nie jest zauważane.',
    },
    handsApart: {
      source:
        'Na 18 nagraniach prawdziwych osób i 20 komputerowych dłonie podnoszące są oddalone od siebie do 0,29, a ręce uniesione na boki o 0,79 i więcej.',
      limit: 'Około 75 cm. Podnoszenie jedną ręką, gdy druga jest wyciągnięta, nie jest oceniane.',
    },
    liftTime: {
      source:
        'Na 18 nagraniach prawdziwych osób i 20 komputerowych podnoszenie trwa 0,29 sekundy i dłużej od jednej dziesiątej do dziewięciu dziesiątych ruchu w górę, a skoki i wymachy rąk najwyżej 0,26.',
      limit: 'Puste dłonie też mogą unosić się powoli.',
    },
    handsBelow: {
      source:
        'Na 7 nagraniach prawdziwych osób i 20 komputerowych dłonie podnoszące zwisają 0,29 i więcej poniżej barków, a w przysiadach z pustymi dłońmi najwyżej 0,02.',
      limit: 'Zdejmowanie czegoś z półki na wysokości klatki piersiowej nie jest oceniane.',
    },
    twistViewFrom: {
      source:
        'Przy komputerowych skrętach o 50° uzyskano 46–52° między 30 a 60° od przodu oraz 16–28° z boku i z tyłu.',
      limit: 'Sam kąt jest wyznaczany z błędem 10°.',
    },
    twistViewTo: {
      source: 'Jak dla najmniejszego.',
      limit: 'Z boku wykryty skręt się liczy; brak wykrycia nie.',
    },
    sideTurn: {
      source:
        'Jak dla najmniejszego kąta: skręty o 50° wychodzą jako 16° lub więcej, proste podnoszenie do 12°.',
      limit: 'Skręt mniejszy niż 40° w stronę od kamery nie jest zauważany z boku.',
    },
    turnInPicture: {
      source:
        'Zmierzono na postaciach komputerowych, których ruch jest dokładnie znany. Skręty o 50° wychodzą jako 44–62°, proste podnoszenie do 21°.',
      limit: 'Wymagane, gdy kamera stoi 45° lub więcej od przodu i od tyłu.',
    },
    startTwist: {
      source:
        'Zmierzono na postaciach komputerowych, których ruch jest dokładnie znany. Proste podnoszenie daje do 13°.',
      limit: 'Skręt w pojedynczej chwili wychodzi za mały.',
    },
    pushTravel: {
      source: 'Około 35 cm, jeden krok.',
      limit: 'Widziane w poprzek obrazu: pchanie prosto w stronę kamery nie jest wykrywane.',
    },
    dip: {
      source:
        'Zmierzono na postaciach komputerowych, których ruch jest dokładnie znany. Ugięcie o 40° wyszło jako 23°, brak ugięcia jako do 9°.',
      limit: 'Zmierzono tylko trzy komputerowe pchnięcia i pociągnięcia: to sugestia.',
    },
    elbow: {
      source:
        'Zmierzono na postaciach komputerowych, których ruch jest dokładnie znany. Proste ręce wychodzą zgięte o 10–28°.',
      limit: 'Tylko uniemożliwia ocenę „prawidłowo”.',
    },
    confidence: {
      source:
        'Pewność wynika z odległości od progu i z tego, jak dobrze znalezione ciało pasuje do ciała o stałych kościach i stojących stopach.',
      limit:
        'Nie może wiedzieć, co jeszcze jest nie tak, na przykład inna osoba, więc nigdy nie przekracza 0,97.',
    },
  },
  v3: {
    personHeight: {
      source:
        'Zmierzono na postaciach komputerowych, których ruch jest dokładnie znany. Na 80 nagraniach prawdziwych osób poniżej tej wartości nie przepadła żadna ocena podnoszenia, a 3 odpadły tam, gdzie nic nie jest podnoszone.',
    },
    turnTime: {
      source:
        'Na nagraniach komputerowych od 1,3 sekundy żadna ocena nie jest błędna, a poniżej 0,8 trzy skręty uznano za prawidłowe; na 35 nagraniach prawdziwych osób nic nie przepada między 1,4 a 3.',
      limit: 'Kto dłużej stoi z ładunkiem przed skrętem, nie jest zauważany.',
    },
  },
}
