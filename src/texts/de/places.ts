/** Pages of locations, departments, guidance videos, and the provider's table of clients. */
import type * as en from '../en/places.ts'
import type { TextsLike } from '../keys.ts'

export const locations: TextsLike<typeof en.locations> = {
  section: 'Standort',
  parentHint:
    'Der Standort, zu dem dieser gehört, zum Beispiel das Werk, zu dem eine Halle gehört.',
}

export const departments: TextsLike<typeof en.departments> = {
  section: 'Abteilung',
  parentHint: 'Die Abteilung, zu der diese gehört.',
  locationsHint: 'Die Abteilung ist an diesen Standorten und an allen untergeordneten Standorten.',
  locations: 'Standorte',
  noLocations:
    'Diese Abteilung hat keine Standorte und ist deshalb für Beobachtungen nicht wählbar.',
}

export const gbsVideos: TextsLike<typeof en.gbsVideos> = {
  section: 'GBS-Video',
  deleted: 'Gelöscht',
  showMore: 'Mehr anzeigen',
  showLess: 'Weniger anzeigen',
}

export const clientOverview: TextsLike<typeof en.clientOverview> = {
  range: 'Beobachtungen, %{range}',
  none: 'Keine aktiven Kunden. Fügen Sie den ersten unter „Kunden“ hinzu.',
  caption: 'Beobachtungen nach Kunde',
  columns: {
    name: 'Kunde',
    observations: 'Beobachtungen',
    incorrect: 'Falsch',
    share: 'Anteil falsch',
  },
}
