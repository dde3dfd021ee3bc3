/** The first steps of a new client, and lists that are empty because nothing exists yet. */
import type * as en from '../en/gettingStarted.ts'
import type { TextsLike } from '../keys.ts'

export const gettingStarted: TextsLike<typeof en.gettingStarted> = {
  title: 'Erste Schritte',
  subtitle:
    'Fünf Schritte bis zur ersten Kampagne. Sie können jederzeit aufhören: Was erledigt ist, bleibt erledigt.',
  progress: '%{done} von %{all} erledigt',
  done: 'Erledigt',
  hide: 'Diese Schritte ausblenden',
  hidden: 'Die Schritte sind ausgeblendet.',
  places: {
    title: 'Orte hinzufügen',
    text: 'Standorte, zum Beispiel ein Lager, und die Abteilungen, die dort arbeiten.',
    addLocation: 'Standort hinzufügen',
    addDepartment: 'Abteilung hinzufügen',
  },
  tasks: {
    title: 'Tätigkeiten hinzufügen',
    text: 'Was gehoben, geschoben oder gezogen wird.',
    add: 'Tätigkeit hinzufügen',
    byProvider:
      'Was gehoben, geschoben oder gezogen wird. Ihr Anbieter fügt Tätigkeiten für Sie hinzu: Nennen Sie ihm Ihre.',
    ask: 'Tätigkeiten anfragen',
  },
  people: {
    title: 'Personen hinzufügen',
    text: 'Wer beobachtet wird und wer beobachtet. Alle erhalten eine E-Mail, um ein Passwort zu wählen.',
    add: 'Benutzer hinzufügen',
  },
  observation: {
    title: 'Erste Beobachtung erfassen',
    text: 'Sehen Sie jemandem bei der Arbeit zu und beurteilen Sie die vier Prinzipien.',
    byOwnPeople: 'Beobachtungen erfasst der Kunde selbst.',
    add: 'Beobachtung hinzufügen',
  },
  campaign: {
    title: 'Erste Kampagne planen',
    text: 'Eine Runde Beobachtungen, mit Erinnerungen an alle, denen noch welche fehlen.',
    add: 'Kampagne hinzufügen',
  },
}

export const emptyList: TextsLike<typeof en.emptyList> = {
  byProvider: 'Ihr Anbieter fügt sie hinzu.',
  bySuperUser: 'Ein Superuser fügt sie hinzu.',
  byOwnPeople: 'Der Kunde fügt sie selbst hinzu.',
  fromObservation: 'Öffnen Sie eine auf der Seite einer falschen Beobachtung.',
  clients: { text: 'Es gibt noch keine Kunden.', add: 'Kunde hinzufügen' },
  locations: { text: 'Es gibt noch keine Standorte.', add: 'Standort hinzufügen' },
  departments: { text: 'Es gibt noch keine Abteilungen.', add: 'Abteilung hinzufügen' },
  users: { text: 'Es gibt noch keine Benutzer.', add: 'Benutzer hinzufügen' },
  tasks: { text: 'Es gibt noch keine Tätigkeiten.', add: 'Tätigkeit hinzufügen' },
  campaigns: { text: 'Es gibt noch keine Kampagnen.', add: 'Kampagne hinzufügen' },
  allobservations: { text: 'Es gibt noch keine Beobachtungen.', add: 'Beobachtung hinzufügen' },
  followups: { text: 'Es gibt noch keine Nachbereitungen.', add: 'Nachbereitung öffnen' },
  gbslibrary: { text: 'Es gibt noch keine Anleitungsvideos.', add: 'Video hinzufügen' },
}
