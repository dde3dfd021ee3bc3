/** What the figures of the model card were measured on, and what changed from each version of the thresholds to the next. */
import type { modelFigures as en } from '../en/modelFigures.ts'
import type { TextsLike } from '../keys.ts'

export const modelFigures: TextsLike<typeof en> = {
  source: {
    labelled: 'Własna analiza Liftwise; prawidłowy wynik ustalono wzrokowo',
    computed: 'Własna analiza Liftwise; prawidłowy wynik jest obliczony',
  },
  material: {
    real3:
      'Prawdziwi ludzie na 45 nagraniach z 17 publicznych zbiorów o ćwiczeniach i postawie, prawie nieużywanych do wyboru progów: kilka razy obejrzano tylko ich sumy. Większość podnosi sztangę, ciężarek lub skrzynkę, w pojedynkę i w dobrym świetle. Niewielu z nich pracuje i prawie nikt się nie skręca.',
    rendered3:
      'Postacie komputerowe na 35 nagraniach, których ruch jest dokładnie znany. Progi wybrano na takich postaciach, więc prawdziwi ludzie są oceniani gorzej.',
    real1:
      'Prawdziwi ludzie na 49 nagraniach z 20 publicznych zbiorów; żadnego nie użyto do budowy wersji 1.',
    rendered1:
      'Postacie komputerowe o sześciu sylwetkach na 63 nagraniach; żadnego nie użyto do budowy wersji 1.',
  },
  groupsOf: {
    real3:
      'Poniżej wszystkie trzy zasady razem, na 80 nagraniach: 45 powyższych i 35, na których wybrano progi.',
    rendered3: 'Poniżej wszystkie trzy zasady razem.',
    real1: 'Tylko Big Engines, na dziesięciu kolejnych nagraniach martwego ciągu.',
  },
  group: {
    front: 'Z przodu, do 24°',
    front25: 'Z przodu, 25–49°',
    front50: 'Z przodu, 50–74°',
    side: 'Z boku, 75–105°',
    behindAtAngle: 'Z tyłu pod kątem, 106–155°',
    behind: 'Z tyłu',
    nothingHidden: 'Nic nie jest zasłonięte',
    shinsHidden: 'Golenie zasłonięte przez ładunek',
    legsHidden: 'Nogi zasłonięte',
    armsHidden: 'Ręce zasłonięte',
    headOut: 'Głowa poza kadrem',
    loose: 'Luźne ubranie',
    tight: 'Obcisłe ubranie',
  },
  changes: {
    version3: {
      changed:
        'Obrót należy do podnoszenia przez 1,5 sekundy po nim zamiast 3, a żaden moment nie jest nieprawidłowy, jeśli ocena podnoszenia taka nie jest. Osoba, która jest za daleko, nie jest oceniana.',
      why: 'Odejście z ładunkiem uznawano za obrót podczas podnoszenia, a obok oceny „prawidłowo” widniały nieprawidłowe momenty. Spośród 11 ocen tam, gdzie nic nie jest podnoszone, 3 dotyczyły osoby zbyt małej na obrazie.',
      cost: 'Żadna z ocen 80 nagrań prawdziwych ludzi i 35 nagrań komputerowych. Gdy ktoś dłużej stoi z ładunkiem, zanim się skręci, nie jest to zauważane.',
    },
    version2: {
      changed:
        'Brak oceny „prawidłowo” dla Big Engines, gdy przy zgięciu unosi się kostka lub skraca podudzie albo gdy nikt nie stoi prosto w ciągu 4 sekund; brak oceny, gdy barki prawie się nie obniżają. Brak oceny Inside Base bez dłoni. „Prawidłowo” dla Turn Not Twist tylko w ujęciu, które pokazałoby skręt; oceniany jest też skręt przed podniesieniem. Chodzenie, szarpnięcia, wyciągnięte ręce i przysiady bez sięgania w dół to nie podnoszenie. Margines zasięgu jest szerszy. Każda ocena ma pewność, a poniżej 0,65 nie ma żadnej. Dip n’ Drive jest podpowiadane przy pchaniu i ciągnięciu.',
      why: 'Na nagraniach prawdziwych ludzi, których nie użyto do budowy wersji 1, zbyt łatwo pojawiało się „prawidłowo”, gdy ładunek zasłania golenie: kolano wydaje się wtedy zgięte o 33° za mocno.',
      cost: 'Niektóre trafne oceny są teraz nieznane: 2 z 17 dla Big Engines i 2 z 28 dla Turn Not Twist, gdy ludzie idą, oraz te dla Turn Not Twist nagrane z przodu lub z tyłu albo gdy barki widziane z boku zdają się obracać o 13° lub więcej.',
    },
    version1: {
      changed: 'Pierwsza wersja.',
      why: 'Zmierzona na komputerowych postaciach pracowników, których ruch jest dokładnie znany.',
      cost: 'U prawdziwych ludzi zbyt łatwo pojawia się „prawidłowo”, gdy ładunek zasłania golenie, bo kolana wydają się wtedy zgięte za mocno.',
    },
  },
}
