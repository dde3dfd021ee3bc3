/** Texts of the dashboard. */
import type { dashboard as en } from '../en/dashboard.ts'
import type { TextsLike } from '../keys.ts'

export const dashboard: TextsLike<typeof en> = {
  title: 'Übersicht',
  hello: 'Hallo, %{name}',
  results: 'Ergebnisse',
  noResults:
    'Keine Beobachtungen in diesem Zeitraum. Wählen Sie einen längeren oder fügen Sie eine Beobachtung hinzu.',
  figures: {
    observations: 'Beobachtungen',
    incorrect: 'Falsch',
    correctShare: 'Anteil richtig',
    toReview: 'Zu prüfende KI-Ergebnisse',
    allReviewed: 'Alle geprüft.',
    notReviewed: 'Noch nicht geprüft.',
  },
  /** After their number. */
  /** Compared with the months before. */
  change: {
    more: '%{by} mehr als die %{link} im Monat davor |||| %{by} mehr als die %{link} in den %{smart_count} Monaten davor',
    fewer:
      '%{by} weniger als die %{link} im Monat davor |||| %{by} weniger als die %{link} in den %{smart_count} Monaten davor',
    same: 'Gleich viele wie die %{link} im Monat davor |||| Gleich viele wie die %{link} in den %{smart_count} Monaten davor',
    unknown: '%{link} im Monat davor |||| %{link} in den %{smart_count} Monaten davor',
    none: 'Keine früheren Daten zum Vergleich',
    share: '%{share} im Monat davor |||| %{share} in den %{smart_count} Monaten davor',
    tooFew:
      'Im Monat davor zu wenige Beobachtungen für einen Vergleich. |||| In den %{smart_count} Monaten davor zu wenige Beobachtungen für einen Vergleich.',
  },
  breakdown: {
    title: 'Aufschlüsselung',
    by: 'Aufschlüsselung nach',
    tabs: {
      departments: 'Abteilungen',
      locations: 'Standorte',
      tasks: 'Tätigkeiten',
      observees: 'Beobachtete',
    },
    names: {
      departments: 'Abteilung',
      locations: 'Standort',
      tasks: 'Tätigkeit',
      observees: 'Beobachtete Person',
    },
    columns: {
      observation_count: 'Beobachtungen',
      correct_count: 'Richtig',
      incorrect_count: 'Falsch',
      correct_share: 'Anteil richtig',
    },
    none: 'Keine Beobachtungen in diesem Zeitraum.',
    more: 'Mehr anzeigen',
  },
  clients: { title: 'Kunden', all: 'Alle Kunden' },
  accuracyHint: 'Anhand der Prüfungen, nach Prinzip, Tätigkeit und App-Version.',
  latest: {
    title: 'Letzte Beobachtungen',
    none: 'Noch keine Beobachtungen. Fügen Sie die erste hinzu.',
  },
  campaigns: {
    title: 'Laufende Kampagnen',
    failed: 'Die Kampagnen konnten nicht geladen werden.',
    none: 'Keine laufenden Kampagnen.',
    since: 'Seit %{day}',
    more: 'Mehr anzeigen',
    observations: 'Beobachtungen',
    unit: 'Beobachtung |||| Beobachtungen',
  },
}
