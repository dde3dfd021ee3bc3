/** Texts of the provider's page on how the installation works. */
import type { status as en } from '../en/status.ts'
import type { TextsLike } from '../keys.ts'

export const status: TextsLike<typeof en> = {
  title: 'Stan systemu',
  notLoaded: 'Nie udało się wczytać stanu.',
  installation: 'Instalacja',
  facts: {
    version: 'Liftwise',
    node: 'Node',
    database: 'Baza danych',
    replica: 'Replika',
    files: 'Pliki',
    mail: 'Serwer poczty',
  },
  replicaUsed: 'używana',
  works: 'Pliki można odczytywać i zapisywać.',
  filesAway: 'Magazyn plików nie odpowiada.',
  mailFolder: 'Brak: wiadomości są zapisywane w folderze.',
  queue: {
    title: 'Zadania w tle',
    idle: 'Żadne zadania nie czekają.',
    oldest: 'Najstarsze zadanie czeka od %{since}.',
    uncounted:
      'Trwa przeliczanie 1 dnia; jego dane są dokładne, ale wczytują się dłużej. |||| Trwa przeliczanie %{smart_count} dni; ich dane są dokładne, ale wczytują się dłużej. |||| Trwa przeliczanie %{smart_count} dni; ich dane są dokładne, ale wczytują się dłużej.',
    kind: 'Rodzaj',
    WAITING: 'Oczekujące',
    RUNNING: 'W toku',
    FAILED: 'Nieudane',
  },
  mailJob: 'E-mail: %{mail}',
  /** Jobs that time brings about. */
  jobs: {
    remindOfCampaign: 'Przypominanie o kampaniach',
    alertOfInactivity: 'Alerty o braku aktywności',
    alertOfBadLifts: 'Alerty o nieprawidłowym podnoszeniu',
    escalateFollowUps: 'Zgłaszanie zaległych wsparć',
    mailSavedViews: 'Wysyłanie zapisanych widoków',
    remindOfTaskActions: 'Przypominanie o działaniach',
    summariseWeek: 'Podsumowanie tygodnia',
    summariseMonth: 'Podsumowanie miesiąca',
    catchUpWithZone: 'Uzgadnianie strefy czasowej',
    applyRetention: 'Stosowanie okresów przechowywania',
    checkAuditLogs: 'Sprawdzanie dzienników zdarzeń',
    mendRestoredVerdicts: 'Naprawa wyników AI, których korektę wycofano',
  },
  audit: {
    title: 'Dzienniki zdarzeń',
    whole:
      'Każdy wpis 1 klienta jest niezmieniony. |||| Każdy wpis %{smart_count} klientów jest niezmieniony. |||| Każdy wpis %{smart_count} klientów jest niezmieniony.',
    checked: 'Sprawdzono %{at}, wpisy: %{entries}.',
    never: 'Są sprawdzane co noc; żadna kontrola jeszcze się nie zakończyła.',
    broken: 'Dziennik zdarzeń klienta %{name} został zmieniony we wpisie %{position}.',
  },
  failed: {
    title: 'Nieudane zadania',
    hint: 'Eksportów i importów tu nie ma: widzi je i może powtórzyć osoba, która je uruchomiła.',
    none: 'Brak nieudanych zadań.',
    unknown: 'Powód jest nieznany.',
    attempts: '1 próba |||| %{smart_count} próby |||| %{smart_count} prób',
    run: 'Uruchom ponownie',
    runOne: 'Uruchom ponownie: %{title}',
    started: '%{title}: uruchomiono ponownie.',
    more: 'Pokaż więcej z %{total}',
    most: 'Pokazano najnowsze 100 z %{total}.',
  },
}
