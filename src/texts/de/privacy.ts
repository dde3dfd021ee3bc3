/** Labels of contests, of the log of who opened a recording, and of the page about one's own data. */
import type * as en from '../en/privacy.ts'
import type { TextsLike } from '../keys.ts'

export const contests: TextsLike<typeof en.contests> = {
  title: 'Angefochtenes Ergebnis',
  offer: 'Halten Sie das Ergebnis für falsch? Schreiben Sie, warum; jemand anderes prüft es dann.',
  start: 'Dieses Ergebnis anfechten',
  reason: 'Was stimmt am Ergebnis nicht?',
  send: 'Senden',
  sent: 'Ihre Anfechtung wurde gesendet. Sie werden benachrichtigt, sobald es eine Antwort gibt.',
  by: '%{name} ficht das Ergebnis an',
  waiting: 'Wartet auf eine Antwort',
  UPHELD: 'Bestätigt: Das Ergebnis bleibt',
  CHANGED: 'Das Ergebnis wurde geändert',
  answeredBy: 'Beantwortet von %{name}',
  answer: 'Ihre Antwort',
  willUphold:
    'Das Ergebnis ist wie zur Zeit der Anfechtung; Ihre Antwort bestätigt es also. Um es zu ändern, korrigieren Sie zuerst das Ergebnis.',
  willChange: 'Das Ergebnis hat sich seit der Anfechtung geändert; das sagt auch Ihre Antwort.',
  submit: 'Antworten',
  answered: 'Die Antwort wurde gesendet.',
  unknown: 'Jemand',
  failed: 'Die Anfechtungen dieses Ergebnisses konnten nicht geladen werden.',
}

export const recordingViews: TextsLike<typeof en.recordingViews> = {
  title: 'Wer die Aufnahme geöffnet hat',
  none: 'Noch niemand hat die Aufnahme geöffnet.',
  hint: 'Jeder, der sie öffnet, steht hier, höchstens einmal in 15 Minuten.',
  more: 'Alle %{count} anzeigen',
  failed: 'Die Liste konnte nicht geladen werden.',
}

export const myData: TextsLike<typeof en.myData> = {
  title: 'Was über mich gespeichert ist',
  failed: 'Ihre Daten konnten nicht geladen werden.',
  everywhere: 'Alle',
  unjudged: 'Noch nicht beurteilt',
  file: {
    title: 'Alles als Datei',
    hint: 'Eine ZIP-Datei mit allen Datensätzen über Sie, lesbar im Browser und in einer Tabellenkalkulation, und mit den Aufnahmen von Ihnen. Sie bleibt eine Woche unter „Importe und Exporte“.',
    mine: 'Alles herunterladen, was über mich gespeichert ist',
    ofPerson: 'Alles herunterladen, was über diese Person gespeichert ist',
    ofPersonTitle: 'Personenbezogene Daten',
    ofPersonHint:
      'Für eine Anfrage dieser Person. Das Protokoll hält fest, dass die Datei erstellt wurde; ihre Aufnahmen zählen als von Ihnen geöffnet.',
    working:
      'Die Datei wird geschrieben. Sie können die Seite verlassen: Die Datei steht dann unter „Importe und Exporte“.',
    ready: 'Die Datei ist fertig:',
  },
  account: {
    title: 'Ihr Konto',
    name: 'Name',
    email: 'E-Mail',
    employeeId: 'Personalnummer',
    jobTitle: 'Funktion',
    level: 'Benutzerstufe',
    company: 'Firma',
    locations: 'Standorte',
    departments: 'Abteilungen',
    since: 'Konto seit',
  },
  observations: {
    title: 'Beobachtungen',
    counts: '%{observed} über Sie, %{made} von Ihnen. Aufnahmen von Ihnen: %{recordings}.',
    none: 'Noch niemand hat Sie beobachtet.',
    recorded: 'mit Aufnahme',
    judged: 'beurteilt von Modell %{model}, Schwellenwerte Version %{version}',
    contest:
      'Halten Sie ein Ergebnis für falsch? Öffnen Sie die Beobachtung und fechten Sie es an.',
  },
  kept: {
    recordings: {
      days: 'Aufnahmen werden nach %{days} Tagen entfernt.',
      always: 'Aufnahmen werden ohne Frist aufbewahrt.',
    },
    observations: {
      days: 'Nach %{days} Tagen steht Ihr Name nicht mehr in Beobachtungen.',
      always: 'Beobachtungen werden ohne Frist aufbewahrt.',
    },
  },
  views: {
    title: 'Wer Aufnahmen von Ihnen geöffnet hat',
    hint: 'Die letzten 20. Jeder, der eine öffnet, steht hier, höchstens einmal in 15 Minuten.',
    none: 'Sonst hat niemand eine Aufnahme von Ihnen geöffnet.',
  },
  signIns: {
    title: 'Letzte Anmeldungen',
    none: 'Keine Anmeldungen.',
    ok: 'Angemeldet',
    refused: 'Anmeldung fehlgeschlagen',
  },
  mails: {
    title: 'Letzte E-Mails an Sie',
    none: 'Es wurden keine E-Mails an Sie gesendet.',
  },
  campaigns: {
    title: 'Kampagnen, in denen Sie genannt sind',
    none: 'Sie sind in keiner Kampagne genannt.',
  },
}
