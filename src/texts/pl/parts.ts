/** What charts, dropdowns, uploads and the pictures of the principles say. */
import type {
  charts as enCharts,
  choices as enChoices,
  days as enDays,
  principles as enPrinciples,
  uploads as enUploads,
} from '../en/parts.ts'
import type { TextsLike } from '../keys.ts'

export const charts: TextsLike<typeof enCharts> = {
  showChart: 'Pokaż jako wykres',
  showTable: 'Pokaż jako tabelę',
  clickToView: 'Kliknij, aby zobaczyć',
  dateRange: 'Zakres dat',
  filterDates: 'Filtruj daty',
  months: '1 miesiąc |||| %{smart_count} miesiące |||| %{smart_count} miesięcy',
  observations: 'Obserwacje',
  overTime: 'Obserwacje w czasie',
  correctVsIncorrect: 'Prawidłowe i nieprawidłowe',
  total: 'Razem',
  days: 'Dni',
  result: 'Wynik',
  share: 'Udział',
  correctBelow: 'prawidłowo',
  totalBelow: 'razem',
  ofWhole: 'z %{whole}',
  tooFew: 'Za mało danych',
  /** What a figure that links to a list counts, as screen readers hear it. */
  counted: {
    all: '1 obserwacja |||| %{smart_count} obserwacje |||| %{smart_count} obserwacji',
    correct:
      '1 prawidłowa obserwacja |||| %{smart_count} prawidłowe obserwacje |||| %{smart_count} prawidłowych obserwacji',
    incorrect:
      '1 nieprawidłowa obserwacja |||| %{smart_count} nieprawidłowe obserwacje |||| %{smart_count} nieprawidłowych obserwacji',
    of: {
      all: '1 obserwacja, %{of} |||| %{smart_count} obserwacje, %{of} |||| %{smart_count} obserwacji, %{of}',
      correct:
        '1 prawidłowa obserwacja, %{of} |||| %{smart_count} prawidłowe obserwacje, %{of} |||| %{smart_count} prawidłowych obserwacji, %{of}',
      incorrect:
        '1 nieprawidłowa obserwacja, %{of} |||| %{smart_count} nieprawidłowe obserwacje, %{of} |||| %{smart_count} nieprawidłowych obserwacji, %{of}',
    },
    result:
      '1 obserwacja: %{name} |||| %{smart_count} obserwacje: %{name} |||| %{smart_count} obserwacji: %{name}',
    resultOf:
      '1 obserwacja: %{name}, %{status} |||| %{smart_count} obserwacje: %{name}, %{status} |||| %{smart_count} obserwacji: %{name}, %{status}',
    toReview:
      '1 wynik AI do weryfikacji |||| %{smart_count} wyniki AI do weryfikacji |||| %{smart_count} wyników AI do weryfikacji',
    misfit:
      '1 obserwacja z niepasującym szkieletem |||| %{smart_count} obserwacje z niepasującym szkieletem |||| %{smart_count} obserwacji z niepasującym szkieletem',
    before:
      '%{count} w poprzednim miesiącu |||| %{count} w poprzednich %{smart_count} miesiącach |||| %{count} w poprzednich %{smart_count} miesiącach',
  },
  steps: { day: 'Dziennie.', week: 'Tygodniowo.', month: 'Miesięcznie.' },
  stepsCut: {
    day: 'Dziennie; pierwszy i ostatni dzień mogą być niepełne.',
    week: 'Tygodniowo; pierwszy i ostatni tydzień mogą być niepełne.',
    month: 'Miesięcznie; pierwszy i ostatni miesiąc mogą być niepełne.',
  },
  bucket: '%{days}: razem %{total}, prawidłowe: %{correct}, nieprawidłowe: %{incorrect}',
}

export const choices: TextsLike<typeof enChoices> = {
  first: 'Pokazano pierwsze %{count}. Zacznij pisać, aby znaleźć inne.',
  loading: 'Wczytywanie…',
  none: 'Brak wyników',
  all: 'Wszystkie',
  unknown: 'Nieznane',
  failed: 'Nie udało się wczytać listy. Zamknij ją i otwórz, aby spróbować ponownie.',
  open: 'Otwórz: %{label}',
  close: 'Zamknij: %{label}',
  clear: 'Wyczyść: %{label}',
}

export const days: TextsLike<typeof enDays> = {
  all: 'Wszystkie dni',
  until: 'Do %{day}',
  from: 'Od %{day}',
}

export const uploads: TextsLike<typeof enUploads> = {
  choose: { video: 'Wybierz film', image: 'Wybierz obraz' },
  replace: { video: 'Zamień film', image: 'Zamień obraz' },
  one: { video: 'Wybierz tylko jeden film.', image: 'Wybierz tylko jeden obraz.' },
  removed: {
    video: 'Film zostanie usunięty przy zapisie.',
    image: 'Obraz zostanie usunięty przy zapisie.',
  },
  ready: 'Plik %{name} jest gotowy i zostanie użyty przy zapisie.',
  readyUnnamed: {
    video: 'Nowy film jest gotowy i zostanie użyty przy zapisie.',
    image: 'Nowy obraz jest gotowy i zostanie użyty przy zapisie.',
  },
  newImage: 'Nowy obraz',
  currentImage: 'Obecny obraz',
  remove: 'Usuń',
  keep: 'Zachowaj',
  drop: 'lub upuść tutaj',
  progress: 'Przesyłanie %{name}… %{percent}%',
  uploading: 'Przesyłanie %{name}',
  failed: 'Nie udało się przesłać pliku. Sprawdź połączenie i wybierz go ponownie.',
}

/** Names of the principles are the same in every language. */
export const principles: TextsLike<typeof enPrinciples> = {
  instruction: {
    INSIDE_BASE:
      'Inside Base: stań z jedną stopą z przodu i trzymaj ładunek blisko ciała, nad przestrzenią między stopami.',
    BIG_ENGINES: 'Big Engines: ugnij kolana, trzymaj plecy prosto i podnoś silnymi mięśniami nóg.',
    TURN_NOT_TWIST:
      'Turn Not Twist: obracaj się, przestawiając stopy, tak aby głowa, biodra i ładunek obracały się razem, a plecy się nie skręcały.',
    DIP_N_DRIVE:
      "Dip n' Drive: ugnij kolana i zejdź nisko za ładunek, trzymaj plecy prosto i przesuwaj ładunek siłą nóg.",
  },
  gist: {
    INSIDE_BASE: 'Ładunek blisko, stopy w rozkroku',
    BIG_ENGINES: 'Podnoszą nogi, plecy proste',
    TURN_NOT_TWIST: 'Stopy i ładunek obracają się razem',
    DIP_N_DRIVE: 'Zejdź nisko, pchaj nogami',
  },
}
