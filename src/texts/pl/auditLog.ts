/** The audit log: its entries, its filters, and whether it is intact. */
import type { auditLog as en } from '../en/auditLog.ts'
import type { TextsLike } from '../keys.ts'

export const auditLog: TextsLike<typeof en> = {
  chain: {
    loading: 'Wczytywanie ostatniej kontroli…',
    hint: 'Wpisy są połączone w łańcuch, więc każda zmiana lub brak wpisu wyjdzie na jaw. Każdy dziennik jest sprawdzany co noc.',
    checkNow: 'Sprawdź teraz',
    checking: 'Sprawdzanie dziennika zdarzeń: %{percent}%',
    verified:
      'Sprawdzono %{date}. Teraz 1 wpis. |||| Sprawdzono %{date}. Teraz %{smart_count} wpisy. |||| Sprawdzono %{date}. Teraz %{smart_count} wpisów.',
    notVerified:
      'Jeszcze niesprawdzony: 1 wpis. |||| Jeszcze niesprawdzone: %{smart_count} wpisy. |||| Jeszcze niesprawdzone: %{smart_count} wpisów.',
    withoutResult: 'Ostatnia kontrola zakończyła się bez wyniku.',
    failed: 'Nie udało się sprawdzić dziennika zdarzeń.',
    broken: 'Kontrola wykazała zmianę',
    brokenAt: 'Kontrola wykazała zmianę we wpisie %{position}',
    brokenText:
      'Wpis został zmieniony, usunięty lub dodany bezpośrednio w bazie danych, z pominięciem Liftwise. Temu wpisowi i późniejszym nie można ufać. Zrób teraz kopię zapasową bazy danych i skontaktuj się z administratorem.',
  },
  filters: {
    label: 'Filtry',
    labelWithCount: 'Filtry (%{count})',
    person: 'Osoba',
    action: 'Działanie',
    kind: 'Typ rekordu',
    dateFrom: 'Data od',
    dateTo: 'Data do',
    dayRefused: 'Wybierz datę z dozwolonego zakresu.',
    clear: 'Wyczyść filtry',
    remove: 'Usuń: %{filter}',
    record: '%{kind}: %{name}',
    oneRecord: 'Jeden rekord',
    one: {
      campaigns: 'Jedna kampania',
      clients: 'Jeden klient',
      departments: 'Jeden dział',
      task_actions: 'Jedno działanie dotyczące zadania lub miejsca',
      follow_ups: 'Jeden plan wsparcia',
      gbs_videos: 'Jeden film GBS',
      jobs: 'Jeden import lub eksport',
      locations: 'Jedna lokalizacja',
      observations: 'Jedna obserwacja',
      videos: 'Jedno nagranie',
      tasks: 'Jedno zadanie',
      users: 'Jeden użytkownik',
    },
    /** Offered by the filter of actions. */
    actions: {
      CREATE: 'Dodano',
      UPDATE: 'Zmieniono',
      DELETE: 'Usunięto',
      LOGIN: 'Logowania',
      EMAIL_SENT: 'E-maile',
    },
  },
  actions: {
    CREATE: 'Dodano',
    UPDATE: 'Zmieniono',
    DELETE: 'Usunięto',
    LOGIN: 'Zalogowano',
    EMAIL_SENT: 'Wysłano e-mail',
  },
  refused: {
    LOGIN: 'Nieudane logowanie',
    EMAIL_SENT: 'E-mail odrzucony',
  },
  kinds: {
    videos: 'Nagranie',
    task_actions: 'Działanie dotyczące zadania lub miejsca',
  },
  notSignedIn: 'Bez logowania',
  details: 'Szczegóły',
  detailsOf: 'Szczegóły wpisu %{position}',
  fieldsOf: 'Pola wpisu %{position}',
  noFields: 'Nie zmieniono żadnych pól.',
  entry: 'Wpis %{position} · Odcisk %{hash}',
  entryOfRequest: 'Wpis %{position} · Odcisk %{hash} · Żądanie %{request}',
  field: 'Pole',
  before: 'Przed',
  after: 'Po',
  value: 'Wartość',
  /** A value in an export. */
  empty: 'puste',
  outcomes: {
    ok: 'Zalogowano',
    sent: 'Wysłano',
    refused: 'Niepowodzenie',
    replayed: 'Użyto kopii odnowionej sesji, dlatego sesję zakończono',
  },
}
