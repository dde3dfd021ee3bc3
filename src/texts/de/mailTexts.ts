/**
 * Mails. A body has paragraphs; `[A button]`; `> a quotation`; `| label | value` once, and `* label | value` for each row
 * of a list, which the lines before it introduce.
 */
import type * as en from '../en/mailTexts.ts'
import type { TextsLike } from '../keys.ts'

export const mails: TextsLike<typeof en.mails> = {
  campaignReminder: {
    subject: '%{campaign}: %{owed} offen',
    why: 'Sie erhalten diese E-Mail, weil Sie an der Kampagne %{campaign} bei %{company} teilnehmen.',
    body: `
Hallo %{firstname},

in der Kampagne %{campaign} fehlen Ihnen noch Beobachtungen:

| Offen | %{owed}
| Nötig | %{required}
| Fällig | %{end}
| Tätigkeit | %{task}

[Kampagne öffnen]

Die Erinnerungen enden, sobald Sie fertig sind.
`,
  },
  inactivityAlert: {
    subject: '%{company}: %{count} seit %{months} ohne Beobachtung',
    why: 'Sie erhalten diese E-Mail, weil %{company} Sie benachrichtigt, wenn Personen seit %{months} keine Beobachtung erfasst haben.',
    body: `
Hallo %{firstname},

Personen bei %{company}, die seit %{months} keine Beobachtung erfasst haben, mit dem Datum ihrer letzten:

* %{person} | %{last}

[Beobachtungen ansehen]
`,
  },
  badLiftsAlert: {
    subject: '%{person}: %{count}',
    why: 'Sie erhalten diese E-Mail, weil %{company} Sie bei wiederholt falschen Beobachtungen benachrichtigt.',
    body: `
Hallo %{firstname},

%{person} von %{company} hat jetzt %{count}.

Sehen Sie sich an, was nicht stimmte, und sprechen Sie bald mit %{person} darüber.

[Beobachtungen ansehen]
`,
  },
  weeklySummary: {
    subject: '%{company}, %{period}: %{observations}',
    why: 'Sie erhalten diese E-Mail jede Woche, weil %{company} Wochenberichte eingeschaltet hat.',
    body: `
Hallo %{firstname},

das war die Woche bei %{company}, %{period}:

| Erfasst | %{observations}
| Richtig | %{correct}
| Falsch | %{incorrect}
| Anteil richtig | %{share}
| Im Vergleich zur Vorwoche | %{change}

Am häufigsten beobachtet:
* %{label} | %{value}

[Beobachtungen ansehen]
`,
  },
  monthlySummary: {
    subject: '%{company}, %{period}: %{observations}',
    why: 'Sie erhalten diese E-Mail jeden Monat, weil %{company} Monatsberichte eingeschaltet hat.',
    body: `
Hallo %{firstname},

das war %{period} bei %{company}:

| Erfasst | %{observations}
| Richtig | %{correct}
| Falsch | %{incorrect}
| Anteil richtig | %{share}
| Im Vergleich zum Vormonat | %{change}

Am häufigsten beobachtet:
* %{label} | %{value}

[Beobachtungen ansehen]
`,
  },
  commentMention: {
    subject: '%{company}: Sie werden in einem Kommentar erwähnt',
    why: 'Sie erhalten diese E-Mail, weil jemand bei %{company} Sie in einem Kommentar erwähnt hat.',
    body: `
Hallo %{firstname},

%{author} erwähnt Sie in einem Kommentar zu einer Beobachtung von %{task}:

> %{text}

[Beobachtung öffnen]
`,
  },
  followUp: {
    subject: '%{subject}',
    why: 'Sie erhalten diese E-Mail, weil Sie an einer Nachbereitung bei %{company} beteiligt sind.',
    body: `
Hallo %{firstname},

> %{text}

| Tätigkeit | %{task}
| Fällig | %{due}

[Nachbereitung öffnen]
`,
  },
  followUpsOverdue: {
    subject: '%{company}: %{count}',
    why: 'Sie erhalten diese E-Mail, weil Sie die Personen von %{company} verwalten.',
    body: `
Hallo %{firstname},

%{count} bei %{company}. Vielleicht brauchen die Coaches Zeit oder Hilfe.

[Nachbereitungen ansehen]
`,
  },
  savedView: {
    subject: '%{company}: Ihre wöchentliche Ansicht, %{week}',
    why: 'Sie erhalten diese E-Mail wöchentlich, weil Sie die Ansicht %{view} von %{company} angefordert haben.',
    body: `
Hallo %{firstname},

Ihre Ansicht %{view} von %{company}:

| Jetzt in der Ansicht | %{total}
| Davon %{period} | %{week}
| Verglichen mit der Woche davor | %{change}

[Ansicht öffnen]

Zum Abbestellen öffnen Sie die gespeicherten Ansichten der Beobachtungsliste.
`,
  },
  taskAction: {
    subject: '%{subject}',
    why: 'Sie erhalten diese E-Mail, weil Sie bei %{company} eine Maßnahme verantworten oder vergeben haben.',
    body: `
Hallo %{firstname},

> %{text}

| Was geändert wird | %{note}
| Fällig | %{due}

[Maßnahmen öffnen]
`,
  },
  passwordReset: {
    subject: 'Wählen Sie ein neues Passwort für Liftwise',
    why: 'Sie erhalten diese E-Mail, weil für Ihr Konto ein neues Passwort angefordert wurde.',
    body: `
Hallo %{firstname},

wir haben eine Anfrage erhalten, Ihr Passwort für Liftwise zurückzusetzen. Wählen Sie innerhalb von 30 Minuten ein neues:

[Neues Passwort wählen]

Der Link funktioniert einmal. Wenn Sie das nicht angefordert haben, beachten Sie diese E-Mail nicht; Ihr Passwort ändert sich nicht.
`,
  },
  secondFactorRemoved: {
    subject: 'Ihr zweiter Faktor wurde entfernt',
    why: 'Sie erhalten diese E-Mail, weil sich geändert hat, wie Sie sich bei Liftwise anmelden.',
    body: `
Hallo %{firstname},

der zweite Faktor Ihres Kontos bei Liftwise wurde von %{by} entfernt. Bis Sie einen neuen einrichten, genügt zum Anmelden Ihr Passwort.

[Ihr Konto öffnen]

Wenn Sie das nicht erwartet haben, wählen Sie ein neues Passwort und sagen Sie es dem Superuser Ihrer Firma.
`,
  },
  invitation: {
    subject: 'Sie wurden zu %{company} auf Liftwise eingeladen',
    why: 'Sie erhalten diese E-Mail, weil jemand bei %{company} Sie eingeladen hat.',
    body: `
Hallo %{firstname},

Sie wurden zu %{company} auf Liftwise eingeladen. Dort erfasst und prüft Ihre Firma, wie Menschen bei der Arbeit heben, schieben und ziehen. Wählen Sie innerhalb von 7 Tagen ein Passwort und melden Sie sich dann mit dieser E-Mail-Adresse an:

[Passwort wählen]

Der Link funktioniert einmal. Wenn er nicht mehr funktioniert, wählen Sie auf der Anmeldeseite „Passwort vergessen?“ oder bitten Sie die Person, die Sie eingeladen hat, um eine neue Einladung.
`,
  },
  exportFinished: {
    subject: 'Ihr Export ist fertig: %{what}',
    why: 'Sie erhalten diese E-Mail, weil Sie diesen Export angefordert haben.',
    body: `
Hallo %{firstname},

Ihr Export (%{what}) von %{company} steht zum Herunterladen bereit:

| Zeilen | %{count}
| Verfügbar bis | %{until}

[Export herunterladen]

Melden Sie sich an, um ihn herunterzuladen.
`,
  },
  auditLogChanged: {
    subject: 'Ein Protokoll wurde verändert',
    why: 'Sie erhalten diese E-Mail, weil Sie ein Konto des Anbieters von Liftwise haben.',
    body: `
Hallo %{firstname},

die Prüfung der Protokolle hat ergeben, dass diese verändert wurden, jeweils ab dem genannten Eintrag:

* %{company} | %{entry}

Das Produkt ändert nie einen Eintrag; also war es jemand mit Zugriff auf die Datenbank, oder sie ist beschädigt.

[Statusseite öffnen]
`,
  },
  auditHashes: {
    subject: 'Prüfsummen der Protokolle vom %{day}',
    why: 'Sie erhalten diese E-Mail, weil die täglichen Prüfsummen der Protokolle an diese Adresse gesendet werden.',
    body: `
Die angehängte Datei enthält die letzte Prüfsumme des Protokolls von %{clients} vom %{day}.

Bewahren Sie sie dort auf, wo niemand sie ändern kann, der die Datenbank verwaltet. Um die Datenbank später damit zu vergleichen:

> %{command}

[Protokoll öffnen]
`,
  },
  helpRequest: {
    subject: 'Hilfeanfrage von %{name}, %{company}: %{subject}',
    why: 'Sie erhalten diese E-Mail, weil Hilfeanfragen aus Liftwise an diese Adresse gesendet werden. Antworten Sie, um der Person direkt zu schreiben.',
    body: `
Aus Liftwise wurde eine Hilfeanfrage gesendet:

| Von | %{name}
| E-Mail | %{email}
| Firma | %{company}
| Betreff | %{subject}

> %{message}

[Benutzer ansehen]
`,
  },
  helpRequestCopy: {
    subject: 'Wir haben Ihre Hilfeanfrage erhalten: %{subject}',
    why: 'Sie erhalten diese E-Mail, weil Sie eine Hilfeanfrage gesendet haben.',
    body: `
Hallo %{firstname},

danke für Ihre Anfrage. Wir antworten an diese E-Mail-Adresse. Sie haben geschrieben:

| Betreff | %{subject}

> %{message}

[Zurück zur Hilfe]
`,
  },
}

/** Parts around every mail, and what fills the placeholders of the mails. */
export const mailParts: TextsLike<typeof en.mailParts> = {
  buttonFails: 'Wenn die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  labelled: '%{label}:',
  unsubscribe: 'Abbestellen',
  unsubscribeSentence: 'E-Mails dieser Art: %{link}.',
  unsubscribeLine: 'Abbestellen: %{address}',

  observations: '1 Beobachtung |||| %{smart_count} Beobachtungen',
  noObservations: 'keine Beobachtungen',
  rows: '%{count}',
  anyTask: 'Jede Tätigkeit',
  noEndDate: 'ohne Ende',
  dueLastDay: 'bis %{day} (letzter Tag)',
  due: 'bis %{day} (noch 1 Tag) |||| bis %{day} (noch %{smart_count} Tage)',
  followUpsOverdue:
    '1 Nachbereitung ist überfällig |||| %{smart_count} Nachbereitungen sind überfällig',
  followUpSubject: {
    OPENED: '%{task}: Jemand wird Sie coachen',
    TO_COACH: '%{task}: Sie sind als Coach gefragt',
    UNCOACHED: '%{task}: ein Coach wird gebraucht',
    COACHED: '%{task}: Bitte erneut beobachten',
    REOPENED: '%{task}: noch einmal gemeinsam versuchen',
    CLOSED: '%{task}: richtig gemacht',
  },
  followUpOwn: {
    OPENED: '%{coach} versucht „%{task}“ noch einmal mit Ihnen.',
    REOPENED:
      'Die letzte Beobachtung von Ihnen bei „%{task}“ ist noch nicht richtig. %{coach} versucht es noch einmal mit Ihnen.',
    CLOSED: 'Die letzte Beobachtung von Ihnen bei „%{task}“ ist richtig. Gut gemacht.',
  },
  followUpOther: {
    TO_COACH:
      'Bitte versuchen Sie „%{task}“ noch einmal gemeinsam mit %{person} und vermerken Sie, was Sie vereinbart haben.',
    UNCOACHED: '%{person} hat für „%{task}“ noch keinen Coach. Bitte wählen Sie einen aus.',
    COACHED:
      '%{person} wurde bei „%{task}“ gecoacht. Bitte beobachten Sie erneut: Eine richtige Beobachtung schließt die Nachbereitung ab.',
    REOPENED:
      'Die letzte Beobachtung von %{person} bei „%{task}“ ist wieder falsch. Bitte versuchen Sie es noch einmal gemeinsam.',
    CLOSED:
      'Die letzte Beobachtung von %{person} bei „%{task}“ ist richtig. Die Nachbereitung ist abgeschlossen.',
  },
  taskActionSubject: {
    GIVEN: '%{name}: Sie sind um eine Änderung gebeten',
    OVERDUE: '%{name}: Eine Änderung ist überfällig',
  },
  taskAction: {
    GIVEN: 'Bitte kümmern Sie sich um die folgende Änderung für „%{name}“.',
    OVERDUE:
      'Die Änderung von „%{name}“ ist überfällig. Wenn Sie Zeit oder Hilfe brauchen, wählen Sie einen anderen Tag oder eine andere verantwortliche Person.',
  },
  incorrectInARow: '1 falsche Beobachtung |||| %{smart_count} falsche Beobachtungen hintereinander',
  /** After 'seit'. */
  months: '1 Monat |||| %{smart_count} Monaten',
  people: '1 Person |||| %{smart_count} Personen',
  morePeople: 'und 1 weitere Person |||| und %{smart_count} weitere Personen',
  notListed: 'hier nicht aufgeführt',
  never: 'nie',
  noneAtYourPlaces: 'keine an Ihren Orten',
  /** After 'von'. */
  you: 'Ihnen',
  administrator: 'einem Administrator',
  clients: '1 Kunden |||| %{smart_count} Kunden',
  entry: 'Eintrag %{number}',
}

/** Figures of summaries, and what an export holds within a sentence. */
export const mailFigures: TextsLike<typeof en.mailFigures> = {
  period: '%{from} bis %{to}',
  noResults: 'keine Ergebnisse',
  tooFewResults: 'weniger als %{least} Ergebnisse: zu wenige Daten',
  nothingToCompare: 'keine Beobachtungen zum Vergleichen',
  notEnoughToCompare: 'zu wenige zum Vergleichen: jetzt %{now}, davor %{previous}',
  countAndShare: '%{count}; %{share}',
  same: 'gleich wie davor (%{previous})',
  more: '%{count} mehr als davor (%{previous})',
  fewer: '%{count} weniger als davor (%{previous})',
  shareSame: 'Anteil richtig unverändert bei %{share}',
  shareUp: 'Anteil richtig gestiegen von %{share}',
  shareDown: 'Anteil richtig gefallen von %{share}',
  placeShare: '%{observations}, %{share} richtig',
  exported: {
    exportObservations: 'Beobachtungen',
    exportUsers: 'Benutzer',
    exportLocations: 'Standorte',
    exportDepartments: 'Abteilungen',
    exportTasks: 'Tätigkeiten',
    exportClients: 'Kunden',
    exportGbsVideos: 'GBS-Videos',
    exportCampaigns: 'Kampagnen',
    exportFollowUps: 'Nachbereitungen',
  },
}
