/** Porównanie zadań i lokalizacji. */
import type { taskAnalysis as en } from '../en/taskAnalysis.ts'
import type { TextsLike } from '../keys.ts'

export const taskAnalysis: TextsLike<typeof en> = {
  title: 'Zadania i miejsca',
  intro:
    'Tam, gdzie wielu różnym osobom sprawia trudność ta sama zasada, przyjrzyj się zadaniu, a nie osobie. Każde zadanie jest porównywane z tym, co te same osoby robią gdzie indziej.',
  failed: 'Nie udało się wczytać porównania.',
  by: { label: 'Porównaj', TASK: 'Zadania', LOCATION: 'Lokalizacje' },
  namesHidden: 'W tej firmie wybrano, że nic na tej stronie nie prowadzi do nazwisk.',
  sample:
    'Obserwacji jest tak wiele, że porównywana jest próba (osoby: %{people}), zawsze ta sama. Liczby osób dotyczą próby; odsetki obejmują wszystkie obserwacje.',
  none: {
    title: 'Nie ma jeszcze czego porównać',
    text: 'W tym okresie i w tych miejscach nie ma obserwacji osób.',
  },
  answer: {
    title: 'Co się wyróżnia',
    lookAt: 'Najpierw przyjrzyj się: %{name}',
    named:
      '%{name}: %{principle} jest nieprawidłowe w %{share} obserwacji (osoby: %{people}). Od tych samych osób można tu oczekiwać %{expected}.',
    clear: 'Żadne zadanie ani miejsce się nie wyróżnia. Różnice nie są większe niż przypadek.',
    look: 'Przyjrzyj się temu zadaniu',
    lookPlace: 'Przyjrzyj się temu miejscu',
    observers:
      'Uwzględniono, jak surowo obserwatorzy oceniają gdzie indziej. Warto też sprawdzić, kto obserwował: kogoś, kto nie obserwuje nic innego, nie da się porównać.',
  },
  chart: {
    title: 'Odsetek nieprawidłowych, z granicami',
    principle: 'Zasada',
    note: 'Szary: gdzie odsetek może się znaleźć przypadkiem u obserwowanych osób. Linia: własny odsetek klienta, %{centre}. Mniej niż 5 osób nigdy nie jest pokazywane.',
    noCentre: 'Dla tej zasady obserwowano mniej niż 5 osób.',
    row: '%{name}: %{share} nieprawidłowych, granice od %{low} do %{high}',
    rowAbove: '%{name}: %{share} nieprawidłowych, powyżej granic od %{low} do %{high}',
    rowUncompared: '%{name}: %{share} nieprawidłowych, za mało obserwacji do porównania',
  },
  table: {
    title: 'Jak pewny jest wynik',
    hint: 'Najpewniejsze na początku. Wskazane jest to, co wychodzi poza granice u wielu osób.',
    caption: 'Zadania lub lokalizacje według zasad, najpewniejsze na początku',
    name: 'Zadanie lub miejsce',
    observations: 'Obserwacje',
    people: 'Osoby',
    incorrect: 'Nieprawidłowo',
    share: 'Odsetek nieprawidłowych (przedział 95%)',
    expected: 'Oczekiwane',
    limits: 'Granice',
    fewPeople: 'Mniej niż 5 osób',
    fewOfSample: 'Mniej niż 5 osób w próbie',
    notCompared: 'Za mało do porównania',
    fewInSample: 'Za mało w próbie',
    incorrectOf:
      '%{smart_count} nieprawidłowa obserwacja: %{name}, %{principle} |||| %{smart_count} nieprawidłowe obserwacje: %{name}, %{principle} |||| %{smart_count} nieprawidłowych obserwacji: %{name}, %{principle}',
    all: 'Pokaż wszystkie (%{count})',
  },
  /** Headings of the file. */
  export: {
    named: 'Do sprawdzenia',
    share: 'Odsetek nieprawidłowych',
    intervalLow: 'Przedział 95%, od',
    intervalHigh: 'Przedział 95%, do',
    limitLow: 'Dolna granica',
    limitHigh: 'Górna granica',
  },
  prompts: {
    title: 'Pytania na miejscu',
    hint: 'Stań obok i obserwuj. To pytania, a nie ocena.',
    handDistance:
      'Jak daleko od ciała są dłonie na początku i na końcu? Co przeszkadza podejść bliżej?',
    verticalZone:
      'Czy coś jest podnoszone poniżej kolan lub odkładane powyżej barków? Czy może stać wyżej lub niżej?',
    twist: 'Gdzie następuje skręt? Czy ładunek na początku lub na końcu jest z boku albo z tyłu?',
    sidewaysBend: 'Czy tułów pochyla się na bok albo ładunek jest niesiony jedną ręką?',
    weight:
      'Ile waży ładunek? Czy może być mniejszy, niesiony we dwoje lub przenoszony urządzeniem?',
    frequency: 'Ile razy na minutę i jak długo bez przerwy?',
    grip: 'Czy można go dobrze chwycić obiema rękami? Czy ma uchwyty?',
    floor: 'Czy podłoga jest sucha, równa i wolna? Czy są stopnie, krawędzie lub spadki?',
    obstacles: 'Co stoi na drodze: palety, pojemniki, kable, za mało miejsca na stopy?',
    carryDistance:
      'Na jaką odległość ładunek jest niesiony, pchany lub ciągnięty? Czy może stać bliżej?',
    wheels: 'Czy koła toczą się lekko? Czy pasują do tej podłogi?',
    handleHeight: 'Czy uchwyty są między biodrem a łokciem, dla osób wysokich i niskich?',
  },
}
