/** What the dialog before a deletion says of the records that name the deleted ones, by both kinds. */
import type { deletion as en } from '../en/deletion.ts'
import type { TextsLike } from '../keys.ts'

const effects: TextsLike<(typeof en)['effects']> = {
  clients: {
    users:
      'Kundenbetreuer von 1 Kunden, der dann keinen hat |||| Kundenbetreuer von %{smart_count} Kunden, die dann keinen haben',
  },
  users: {
    clients:
      '1 Person kann sich nicht mehr anmelden |||| %{smart_count} Personen können sich nicht mehr anmelden',
    locations: '1 Person hat darauf Zugriff |||| %{smart_count} Personen haben darauf Zugriff',
    departments: '1 Person hat darauf Zugriff |||| %{smart_count} Personen haben darauf Zugriff',
  },
  locations: { locations: '1 Standort liegt darin |||| %{smart_count} Standorte liegen darin' },
  departments: {
    locations: '1 Abteilung ist dort |||| %{smart_count} Abteilungen sind dort',
    departments: '1 Abteilung liegt darin |||| %{smart_count} Abteilungen liegen darin',
  },
  tasks: {
    users: '1 Tätigkeit ist ihnen zugeordnet |||| %{smart_count} Tätigkeiten sind ihnen zugeordnet',
    locations:
      '1 Tätigkeit wird dort ausgeführt |||| %{smart_count} Tätigkeiten werden dort ausgeführt',
    departments:
      '1 Tätigkeit wird dort ausgeführt |||| %{smart_count} Tätigkeiten werden dort ausgeführt',
    gbslibrary: '1 Tätigkeit zeigt es |||| %{smart_count} Tätigkeiten zeigen es',
  },
  campaigns: {
    clients: '1 Kampagne endet |||| %{smart_count} Kampagnen enden',
    users: '1 Kampagne gilt für sie |||| %{smart_count} Kampagnen gelten für sie',
    locations:
      '1 Kampagne kann nicht weitergehen |||| %{smart_count} Kampagnen können nicht weitergehen',
    departments:
      '1 Kampagne kann nicht weitergehen |||| %{smart_count} Kampagnen können nicht weitergehen',
    tasks:
      '1 Kampagne kann nicht weitergehen |||| %{smart_count} Kampagnen können nicht weitergehen',
  },
  follow_ups: {
    users:
      '1 Nachbereitung hat dann keinen Coach |||| %{smart_count} Nachbereitungen haben dann keinen Coach',
  },
  task_actions: {
    users:
      'Für 1 Maßnahme ist dann niemand verantwortlich |||| Für %{smart_count} Maßnahmen ist dann niemand verantwortlich',
  },
}

export const deletion: TextsLike<typeof en> = {
  affects: 'Das betrifft, was damit verbunden ist:',
  notCounted: 'Was damit verbunden ist, konnte nicht gezählt werden.',
  effects,
}
