/** Imports and exports, and the notifications about them and about other things. */
import type { jobs as enJobs, notifications as enNotifications } from '../en/jobs.ts'
import type { TextsLike } from '../keys.ts'

export const jobs: TextsLike<typeof enJobs> = {
  title: 'Importy i eksporty',
  none: 'Jeszcze nic tu nie ma. Pojawią się tu Twoje importy i eksporty.',
  toObservations: 'Przejdź do obserwacji',
  failed: 'Nie udało się wczytać Twoich importów i eksportów.',
  download: 'Pobierz',
  problems: 'Wiersze z problemami',
  again: 'Uruchom ponownie',
  import: 'Importuj',
  gone: 'Plik wygasł.',
  startedAgain: '%{title}: uruchomiono ponownie.',
  availableUntil: 'Dostępne do %{day}',
  until: 'do %{day}',
  /** Heard by screen readers: an action, a state or a progress, and what it is of. */
  actionOf: '%{action}: %{job}',
  stateOf: '%{job}: %{state}',
  titles: {
    EXPORT_OBSERVATIONS: 'Eksport obserwacji',
    EXPORT_USERS: 'Eksport użytkowników',
    EXPORT_LOCATIONS: 'Eksport lokalizacji',
    EXPORT_DEPARTMENTS: 'Eksport działów',
    EXPORT_TASKS: 'Eksport zadań',
    EXPORT_CLIENTS: 'Eksport klientów',
    EXPORT_GBS_VIDEOS: 'Eksport filmów GBS',
    EXPORT_CAMPAIGNS: 'Eksport kampanii',
    EXPORT_PERSONAL_DATA: 'Wszystkie dane o osobie',
    JUDGE_AGAIN: 'Ponowna ocena wyników AI',
  },
  checkOfResults: 'Sprawdzenie wyników AI',
  checkOf: 'Sprawdzenie %{file}',
  importOf: 'Import %{file}',
  records: {
    IMPORT_DEPARTMENTS: 'Działy',
    IMPORT_LOCATIONS: 'Lokalizacje',
    IMPORT_USERS: 'Użytkownicy',
    IMPORT_EMPLOYEE_IDS: 'Numery pracowników',
  },
  states: {
    waiting: 'Oczekuje',
    running: 'W toku',
    done: 'Gotowe',
    problems: 'Znaleziono problemy',
    failed: 'Niepowodzenie',
    cancelled: 'Anulowano',
  },
  rows: '1 wiersz |||| %{smart_count} wiersze |||| %{smart_count} wierszy',
  rowsOf:
    '%{done} z 1 wiersza |||| %{done} z %{smart_count} wierszy |||| %{done} z %{smart_count} wierszy',
  problemCount: '1 problem |||| %{smart_count} problemy |||| %{smart_count} problemów',
  wouldWrite: 'do dodania: %{created}, do aktualizacji: %{updated}, bez zmian: %{unchanged}',
  written: 'dodano: %{created}, zaktualizowano: %{updated}, bez zmian: %{unchanged}',
  took: {
    moment: 'trwało poniżej 1 s',
    seconds: 'trwało %{seconds} s',
    minutes: 'trwało %{minutes} min %{seconds} s',
    hours: 'trwało %{hours} godz. %{minutes} min',
  },
}

export const notifications: TextsLike<typeof enNotifications> = {
  title: 'Powiadomienia',
  unread: 'Powiadomienia, nieprzeczytane: %{count}',
  none: 'Nie ma jeszcze powiadomień. Pojawią się tu przypomnienia o kampaniach oraz zakończone importy i eksporty.',
  failed: 'Nie udało się wczytać powiadomień.',
  more: 'Pokaż więcej',
  isNew: 'Nowe',
  jobDone: 'Zakończono: %{subject}',
  jobFailed: 'Niepowodzenie: %{subject}',
  contested: 'Zakwestionowano wynik: %{subject}',
  contestAnswered: 'Odpowiedź na Twój sprzeciw: %{subject}',
  holdEnded: 'Zdjęto Twoją blokadę prawną: %{subject}',
  calibrationWaiting: 'Nagranie czeka na Państwa ocenę: %{subject}',
  mentioned: 'Wspomniano o Tobie w komentarzu: %{subject}',
  commentReply: 'Nowa odpowiedź na komentarz: %{subject}',
  owed: 'Jeszcze 1 obserwacja do wykonania w kampanii %{campaign} |||| Jeszcze %{smart_count} obserwacje do wykonania w kampanii %{campaign} |||| Jeszcze %{smart_count} obserwacji do wykonania w kampanii %{campaign}',
  owedBy:
    'Jeszcze 1 obserwacja do wykonania w kampanii %{campaign} do %{day} |||| Jeszcze %{smart_count} obserwacje do wykonania w kampanii %{campaign} do %{day} |||| Jeszcze %{smart_count} obserwacji do wykonania w kampanii %{campaign} do %{day}',
  someOwed: 'Obserwacje do wykonania w kampanii %{campaign}',
  someOwedBy: 'Obserwacje do wykonania w kampanii %{campaign} do %{day}',
}
