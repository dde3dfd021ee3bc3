/** Texts of the provider's page on how the installation works. */
import type { status as en } from '../en/status.ts'
import type { TextsLike } from '../keys.ts'

export const status: TextsLike<typeof en> = {
  title: 'Status',
  notLoaded: 'Der Status konnte nicht geladen werden.',
  installation: 'Installation',
  facts: {
    version: 'Liftwise',
    node: 'Node',
    database: 'Datenbank',
    replica: 'Replikat',
    files: 'Dateien',
    mail: 'Mailserver',
  },
  replicaUsed: 'wird verwendet',
  works: 'Dateien lassen sich lesen und schreiben.',
  filesAway: 'Die Dateiablage antwortet nicht.',
  mailFolder: 'Keiner: E-Mails werden in einen Ordner geschrieben.',
  queue: {
    title: 'Aufträge',
    idle: 'Es stehen keine Aufträge an.',
    oldest: 'Ein Auftrag wartet seit %{since}.',
    uncounted:
      '1 Tag wird gezählt; seine Zahlen sind genau, brauchen aber länger. |||| %{smart_count} Tage werden gezählt; ihre Zahlen sind genau, brauchen aber länger.',
    kind: 'Art',
    WAITING: 'Wartend',
    RUNNING: 'Laufend',
    FAILED: 'Fehlgeschlagen',
  },
  mailJob: 'E-Mail: %{mail}',
  /** Jobs that time brings about. */
  jobs: {
    remindOfCampaign: 'An Kampagnen erinnern',
    alertOfInactivity: 'Vor Inaktivität warnen',
    alertOfBadLifts: 'Vor falschem Heben warnen',
    escalateFollowUps: 'Überfällige Nachbereitungen melden',
    mailSavedViews: 'Gespeicherte Ansichten mailen',
    remindOfTaskActions: 'An Maßnahmen erinnern',
    summariseWeek: 'Woche zusammenfassen',
    summariseMonth: 'Monat zusammenfassen',
    catchUpWithZone: 'Zeitzone nachholen',
    applyRetention: 'Aufbewahrung anwenden',
    checkAuditLogs: 'Protokolle prüfen',
    mendRestoredVerdicts: 'KI-Ergebnisse berichtigen, deren Korrektur zurückgenommen wurde',
  },
  audit: {
    title: 'Protokolle',
    whole:
      'Jeder Eintrag von 1 Kunden ist unverändert. |||| Jeder Eintrag von %{smart_count} Kunden ist unverändert.',
    checked: 'Geprüft %{at}: %{entries} Einträge.',
    never: 'Sie werden jede Nacht geprüft; noch ist keine Prüfung abgeschlossen.',
    broken: 'Das Protokoll von %{name} wurde bei Eintrag %{position} verändert.',
  },
  failed: {
    title: 'Fehlgeschlagene Aufträge',
    hint: 'Exporte und Importe stehen nicht hier: Wer sie gestartet hat, sieht sie und kann sie wiederholen.',
    none: 'Kein Auftrag ist fehlgeschlagen.',
    unknown: 'Der Grund ist unbekannt.',
    attempts: '1 Versuch |||| %{smart_count} Versuche',
    run: 'Erneut ausführen',
    runOne: 'Erneut ausführen: %{title}',
    started: '%{title} läuft noch einmal.',
    more: 'Mehr von %{total} anzeigen',
    most: 'Die neuesten 100 von %{total} werden angezeigt.',
  },
}
