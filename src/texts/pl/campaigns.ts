/** Texts of the list, the pages and the form of campaigns. */
import type { campaigns as en } from '../en/campaigns.ts'
import type { TextsLike } from '../keys.ts'

export const campaigns: TextsLike<typeof en> = {
  editOf: 'Edytuj: %{name}',
  observedOfAll: '%{done} z %{all}',
  blocked: 'Wstrzymana: %{reasons}',
  blockedMeans:
    'Wstrzymana: %{reasons}. Nie można jej wybrać przy obserwacjach i nikomu nie przypomina, dopóki brakujący element nie zostanie przywrócony lub kampania zmieniona.',
  noTask: 'Bez zadania',
  noEnd: 'Bez końca',
  allLocations: 'Wszystkie lokalizacje',
  allDepartments: 'Wszystkie działy',
  everyone: 'Wszyscy w firmie',
  required: '%{count} na osobę',
  steps: {
    form: 'Kampania',
    locdep: 'Lokalizacja i dział',
    users: 'Użytkownicy',
    review: 'Podsumowanie',
  },
  form: {
    campaign: 'Kampania',
    required: 'Na osobę, w każdym cyklu. Puste oznacza 1.',
    task: 'Obserwacje tej kampanii dotyczą tylko tego zadania.',
    schedule: 'Harmonogram',
    endDate: 'Puste oznacza brak daty zakończenia.',
    frequency: 'Jak często kampania powtarza się od daty rozpoczęcia.',
    who: 'Kogo obejmuje',
    whoMeans: 'Jeśli obie opcje są wyłączone, kampania obejmuje wszystkich w firmie.',
    byPlace: 'Wszyscy, którzy tam pracują. Miejsca wybierzesz w następnym kroku.',
    byPerson: 'Osoby wybierzesz w następnym kroku.',
    reminders: 'Przypomnienia',
    remindersMean: 'Dla osób, które mają jeszcze obserwacje do wykonania.',
    app: 'Widoczne pod ikoną dzwonka.',
    email: 'O 08:00 w strefie czasowej klienta.',
    reminderFrequency: 'Od pierwszego dnia każdego cyklu.',
    places: 'Lokalizacja i dział',
    placesMean:
      'Kampania obejmuje wszystkich, którzy tam pracują. Wybierz lokalizację, dział lub oba.',
    location: 'Obejmuje wszystkie lokalizacje wewnątrz.',
    department: 'Obejmuje wszystkie działy wewnątrz.',
    withoutPlaces:
      'Osoby bez wybranych lokalizacji lub działów albo z wyborem wszystkich należą do każdej lokalizacji lub działu.',
    users: 'Wybrani użytkownicy',
    usersMean: 'Osoby do obserwacji w tej kampanii.',
    usersHint: 'Wpisz nazwisko, e-mail lub numer pracownika, aby kogoś znaleźć.',
  },
  change: {
    campaign: 'Zmień kampanię',
    reminders: 'Zmień przypomnienia',
    who: 'Zmień, kogo obejmuje',
  },
  channels: {
    app: 'Aplikacja',
    email: 'E-mail',
    both: 'Aplikacja i e-mail',
    none: 'Wyłączone',
  },
  progress: {
    title: 'Postęp',
    hint: 'Osoby ze wszystkimi wymaganymi obserwacjami, w każdym cyklu.',
    occurrences: 'Cykle',
    earlier: 'Pokaż wcześniejsze',
    people:
      'Z obserwacją: %{done} z %{smart_count} osoby |||| Z obserwacją: %{done} z %{smart_count} osób |||| Z obserwacją: %{done} z %{smart_count} osób',
    observations:
      '%{smart_count} obserwacja |||| %{smart_count} obserwacje |||| %{smart_count} obserwacji',
    open: 'Bez obserwacji (%{count})',
    noneOpen: 'Wszyscy mają już obserwacje.',
    nobody: 'Ta kampania nikogo nie obejmuje.',
    done: 'Z obserwacją (%{count})',
    noneDone: 'Nikt nie ma jeszcze obserwacji.',
  },
  people: {
    title: 'Osoby',
    none: 'Na razie nikogo nie obejmuje.',
    included: '%{smart_count} osoba. |||| %{smart_count} osoby. |||| %{smart_count} osób.',
    toObserve:
      '%{smart_count} osoba do obserwacji w każdym cyklu. |||| %{smart_count} osoby do obserwacji w każdym cyklu. |||| %{smart_count} osób do obserwacji w każdym cyklu.',
    toRemind:
      'Przypomnienia dla %{smart_count} osoby. |||| Przypomnienia dla %{smart_count} osób. |||| Przypomnienia dla %{smart_count} osób.',
    chosen: 'Wybrano %{count}',
    pages: 'Strony, %{title}',
    previous: 'Wstecz',
    next: 'Dalej',
    range: '%{from}–%{to}',
    rangeOfAll: '%{from}–%{to} z %{total}',
    leftOut: {
      locations:
        'Pominięto %{smart_count} osobę bez własnych lokalizacji. |||| Pominięto %{smart_count} osoby bez własnych lokalizacji. |||| Pominięto %{smart_count} osób bez własnych lokalizacji.',
      departments:
        'Pominięto %{smart_count} osobę bez własnych działów. |||| Pominięto %{smart_count} osoby bez własnych działów. |||| Pominięto %{smart_count} osób bez własnych działów.',
      both: 'Pominięto %{smart_count} osobę bez własnych lokalizacji lub działów. |||| Pominięto %{smart_count} osoby bez własnych lokalizacji lub działów. |||| Pominięto %{smart_count} osób bez własnych lokalizacji lub działów.',
    },
    everywhere: {
      locations:
        '%{smart_count} z nich nie ma własnych lokalizacji, co oznacza wszystkie. |||| %{smart_count} z nich nie mają własnych lokalizacji, co oznacza wszystkie. |||| %{smart_count} z nich nie ma własnych lokalizacji, co oznacza wszystkie.',
      departments:
        '%{smart_count} z nich nie ma własnych działów, co oznacza wszystkie. |||| %{smart_count} z nich nie mają własnych działów, co oznacza wszystkie. |||| %{smart_count} z nich nie ma własnych działów, co oznacza wszystkie.',
      both: '%{smart_count} z nich nie ma własnych lokalizacji lub działów, co oznacza wszystkie. |||| %{smart_count} z nich nie mają własnych lokalizacji lub działów, co oznacza wszystkie. |||| %{smart_count} z nich nie ma własnych lokalizacji lub działów, co oznacza wszystkie.',
    },
  },
  planned: {
    title: 'Cykle',
    next: 'Najbliższe: %{count}.',
    runs: 'Odbywa się raz. |||| Odbywa się %{smart_count} razy. |||| Odbywa się %{smart_count} razy.',
    all: 'Pokaż wszystkie (%{count})',
    goesOn: 'Bez daty zakończenia: kampania trwa dalej w ten sam sposób.',
  },
  reminderDays: {
    once: 'Przypomnienia: %{day}',
    daily: 'Przypomnienia codziennie',
    weekly: 'Przypomnienia co tydzień (%{weekday}), od %{day}',
    monthly: 'Przypomnienia %{date}. dnia każdego miesiąca, od %{day}',
    monthEnd: 'Przypomnienia %{date}. dnia każdego miesiąca lub ostatniego dnia, od %{day}',
  },
}
