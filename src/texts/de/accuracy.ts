/** Texts of the report on how often the AI is right. */
import type { accuracy as en } from '../en/accuracy.ts'
import type { TextsLike } from '../keys.ts'

export const accuracy: TextsLike<typeof en> = {
  title: 'KI-Genauigkeit',
  withoutAi:
    '%{name} nutzt keine KI, deshalb gibt es keine KI-Ergebnisse zu prüfen. Der Anbieter kann die KI in den Einstellungen des Kunden einschalten.',
  intro:
    'Positiv heißt, dass die KI die Technik als falsch beurteilt hat. „Falsch positiv“ ist ein richtiger Hebevorgang, den sie als falsch beurteilt hat; „Falsch negativ“ ist ein falscher, den sie übersehen hat.',
  dateRange: 'Zeitraum',
  empty: {
    title: 'Keine KI-Ergebnisse',
    filtered: 'Keine KI-Ergebnisse passen zu diesen Filtern.',
    period: 'In diesem Zeitraum gibt es noch keine KI-Ergebnisse.',
    clear: 'Filter entfernen',
    observations: 'Zu den Beobachtungen',
  },
  blind: {
    share: 'Blindstichprobe: %{part} von %{whole} zutreffend, %{share} (%{interval})',
    part: 'Blindstichprobe: %{part} von %{whole} zutreffend',
    of: '%{smart_count} Ergebnis in der Blindstichprobe |||| %{smart_count} Ergebnisse in der Blindstichprobe',
    why: 'Die fairere Zahl: Die Prüfenden haben geantwortet, bevor sie sahen, was die KI sagt, und ließen sich so nicht von ihr leiten; ausgewählt hat der Zufall.',
  },
  overall: {
    title: 'Genauigkeit insgesamt',
    share: '%{share} zutreffend',
    part: '%{part} von %{whole} zutreffend',
    interval:
      '95-%-Intervall %{interval}, aus %{smart_count} Prüfung |||| 95-%-Intervall %{interval}, aus %{smart_count} Prüfungen',
    from: 'aus %{smart_count} Prüfung |||| aus %{smart_count} Prüfungen',
    precision:
      'Von %{whole} Hebevorgängen, die die KI als falsch beurteilt hat, waren %{part} falsch: %{share} (%{interval}).',
    recall:
      'Von %{whole} falschen Hebevorgängen hat die KI %{part} gefunden: %{share} (%{interval}).',
    allReviewed: 'Alle KI-Ergebnisse sind geprüft.',
    unreviewed: '%{share} von %{total} KI-Ergebnissen sind noch nicht geprüft.',
    view: '%{count} ungeprüfte ansehen',
  },
  matrix: {
    title: 'KI-Ergebnisse und Prüfungen im Vergleich',
    label: 'Konfusionsmatrix',
    reviewers: 'Prüfende',
    positive: 'KI: falsch (positiv)',
    negative: 'KI: richtig (negativ)',
    share: '%{share} der Prüfungen',
  },
  principles: {
    title: 'Nach Prinzip',
    hint: 'Nur Prinzipien, die die KI beurteilt hat. Positiv: Die KI hat einen Fehler gefunden. Ungeprüft: noch nicht geprüft.',
    caption: 'Genauigkeit nach Prinzip',
    name: 'Prinzip',
  },
  causes: {
    title: 'Warum sich die KI geirrt hat',
    hint: 'Von Prüfenden angegebene Ursachen. Eine Beobachtung kann mehrere haben.',
    none: 'Noch keine Ursachen erfasst. Prüfende geben sie an, wenn sich die KI geirrt hat.',
  },
  tasks: { title: 'Nach Tätigkeit', caption: 'Genauigkeit nach Tätigkeit', name: 'Tätigkeit' },
  builds: {
    title: 'Nach App-Version',
    caption: 'Genauigkeit nach App-Version',
    name: 'App-Version',
    unknown: 'Unbekannt',
  },
  /** After their number. */
  table: {
    accuracy: 'Genauigkeit',
    withInterval: 'Genauigkeit (95-%-Intervall)',
    noReviews: 'Keine Prüfungen',
    noReviewsReason: 'Davon wurde noch nichts geprüft.',
    tooFew: 'Zu wenige Daten',
    all: 'Alle %{count} anzeigen',
  },
}
