/** The audit log: its entries, its filters, and whether it is intact. */
import type { auditLog as en } from '../en/auditLog.ts'
import type { TextsLike } from '../keys.ts'

export const auditLog: TextsLike<typeof en> = {
  chain: {
    loading: 'Letzte Prüfung wird geladen …',
    hint: 'Die Einträge sind verkettet, deshalb fällt jeder veränderte oder fehlende Eintrag auf. Jedes Protokoll wird jede Nacht geprüft.',
    checkNow: 'Jetzt prüfen',
    checking: 'Protokoll wird geprüft: %{percent} %',
    verified:
      'Geprüft am %{date}. Jetzt 1 Eintrag. |||| Geprüft am %{date}. Jetzt %{smart_count} Einträge.',
    notVerified: 'Noch nicht geprüft: 1 Eintrag. |||| Noch nicht geprüft: %{smart_count} Einträge.',
    withoutResult: 'Die letzte Prüfung endete ohne Ergebnis.',
    failed: 'Das Protokoll konnte nicht geprüft werden.',
    broken: 'Prüfung nicht bestanden',
    brokenAt: 'Prüfung bei Eintrag %{position} nicht bestanden',
    brokenText:
      'Ein Eintrag wurde an Liftwise vorbei direkt in der Datenbank verändert, entfernt oder hinzugefügt. Dieser Eintrag und die folgenden sind nicht verlässlich. Sichern Sie jetzt die Datenbank und wenden Sie sich an Ihren Administrator.',
  },
  filters: {
    label: 'Filter',
    labelWithCount: 'Filter (%{count})',
    person: 'Person',
    action: 'Aktion',
    kind: 'Art des Datensatzes',
    dateFrom: 'Datum von',
    dateTo: 'Datum bis',
    dayRefused: 'Wählen Sie ein Datum im erlaubten Zeitraum.',
    clear: 'Filter entfernen',
    remove: '%{filter} entfernen',
    record: '%{kind}: %{name}',
    oneRecord: 'Ein Datensatz',
    one: {
      campaigns: 'Eine Kampagne',
      clients: 'Ein Kunde',
      departments: 'Eine Abteilung',
      task_actions: 'Eine Maßnahme an einer Tätigkeit oder einem Standort',
      follow_ups: 'Eine Nachbereitung',
      gbs_videos: 'Ein GBS-Video',
      jobs: 'Ein Import oder Export',
      locations: 'Ein Standort',
      observations: 'Eine Beobachtung',
      videos: 'Eine Aufnahme',
      tasks: 'Eine Tätigkeit',
      users: 'Ein Benutzer',
    },
    /** Offered by the filter of actions. */
    actions: {
      CREATE: 'Hinzugefügt',
      UPDATE: 'Geändert',
      DELETE: 'Gelöscht',
      LOGIN: 'Anmeldungen',
      EMAIL_SENT: 'E-Mails',
    },
  },
  actions: {
    CREATE: 'Hinzugefügt',
    UPDATE: 'Geändert',
    DELETE: 'Gelöscht',
    LOGIN: 'Angemeldet',
    EMAIL_SENT: 'E-Mail gesendet',
  },
  refused: {
    LOGIN: 'Anmeldung fehlgeschlagen',
    EMAIL_SENT: 'E-Mail unzustellbar',
  },
  kinds: {
    videos: 'Aufnahme',
    task_actions: 'Maßnahme an Tätigkeit oder Standort',
  },
  notSignedIn: 'Nicht angemeldet',
  details: 'Details',
  detailsOf: 'Details zu Eintrag %{position}',
  fieldsOf: 'Felder von Eintrag %{position}',
  noFields: 'Keine Felder geändert.',
  entry: 'Eintrag %{position} · Fingerabdruck %{hash}',
  entryOfRequest: 'Eintrag %{position} · Fingerabdruck %{hash} · Anfrage %{request}',
  field: 'Feld',
  before: 'Vorher',
  after: 'Nachher',
  value: 'Wert',
  /** A value in an export. */
  empty: 'leer',
  outcomes: {
    ok: 'Angemeldet',
    sent: 'Gesendet',
    refused: 'Fehlgeschlagen',
    replayed:
      'Eine Kopie einer schon erneuerten Sitzung wurde verwendet, deshalb wurde die Sitzung beendet',
  },
}
