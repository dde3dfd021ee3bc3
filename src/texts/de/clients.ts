/** Pages of clients. */
import type { clients as en } from '../en/clients.ts'
import type { TextsLike } from '../keys.ts'

export const clients: TextsLike<typeof en> = {
  sections: {
    company: 'Firma',
    alerts: 'Warnungen',
    emails: 'E-Mails',
    ai: 'KI',
    review: 'Prüfung und Nachbereitung',
    signIn: 'Anmeldung',
    display: 'Anzeige',
    appearance: 'Aussehen',
  },
  alertsHint:
    'E-Mails mit Namen von Personen, einmal je Fall. Empfänger sehen darin nur Personen, auf die sie Zugriff haben.',
  emailsHint:
    'Zahlen, Anteil richtig und Änderung gegenüber dem vorigen Zeitraum, an den Kundenbetreuer und alle Superuser des Kunden. Alle können sie abbestellen.',
  hints: {
    blindReview:
      'Prüfende beantworten diese, bevor sie sehen, was die KI sagt, und lassen sich so nicht von ihr leiten. 0: keine.',
    namesHidden:
      'Was der Betriebsrat verlangen kann: Die Seite „Tätigkeiten und Orte“ hat keine Namen von Personen und keine Links zu Listen mit Namen.',
    accountManager: 'Der Ansprechpartner des Anbieters für diesen Kunden.',
    inactiveLevel: 'Wer eine E-Mail erhält, wenn Personen keine Beobachtungen mehr erfassen.',
    inactiveMonths:
      'Gezählt ab der letzten Beobachtung einer Person. Gesendet um 06:00 Uhr in der Zeitzone des Kunden.',
    badLiftLevel:
      'Wer eine E-Mail erhält, wenn die letzten Beobachtungen einer Person alle falsch sind.',
    badLifts:
      'Falsche Beobachtungen einer Person hintereinander. Gesendet, sobald diese Zahl erreicht ist.',
    weeklyEmail: 'Montags um 06:00 Uhr in der Zeitzone des Kunden, für die vorige Woche.',
    monthlyEmail: 'Am 1. um 06:00 Uhr in der Zeitzone des Kunden, für den vorigen Monat.',
    ai: 'Ohne sie braucht jede Tätigkeit eine manuelle Prüfung.',
    rawVideo:
      'Auf Wunsch lässt sich dann die Aufnahme selbst hochladen, auf der die Person zu sehen ist. Sonst verlassen nur Gelenkpunkte und eine Zeichnung das Gerät.',
    secondFactor:
      'Alle bei diesem Kunden müssen einen zweiten Faktor einrichten, bevor sie etwas anderes tun können, auch wer jetzt angemeldet ist.',
    pickObserver: 'Beobachter und Superuser können wählen, wer eine Beobachtung gemacht hat.',
    notApplicable: 'Prinzipien lassen sich mit „Nicht anwendbar“ beantworten.',
    timeZone: 'Gilt für Daten in Listen, Diagrammen und E-Mails.',
    colour: 'Leer bedeutet das übliche Orange.',
  },
  months: '1 Monat |||| %{smart_count} Monate',
  lifts: '1 Hebevorgang |||| %{smart_count} Hebevorgänge',
  noTimeZones: 'Keine Zeitzonen gefunden',
  colourPicker: '%{field}, Farbauswahl',
  lowContrast:
    'Text auf dieser Farbe hat einen Kontrast von %{contrast}:1 und ist schwer zu lesen. Es sollten mindestens %{least}:1 sein: Wählen Sie eine hellere oder dunklere Farbe.',
  preview: {
    label: 'Eine Schaltfläche, ein Link und ein Menüpunkt in %{colour}',
    link: 'Ein Link',
    menuItem: 'Menüpunkt',
  },
  logo: 'Das Logo',
  open: 'Diesen Kunden öffnen',
  active: 'Aktiv',
  on: 'Ein',
  off: 'Aus',
}
