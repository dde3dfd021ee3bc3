/** Texts of the list, the pages and the form of campaigns. */
import type { campaigns as en } from '../en/campaigns.ts'
import type { TextsLike } from '../keys.ts'

export const campaigns: TextsLike<typeof en> = {
  editOf: '%{name} bearbeiten',
  observedOfAll: '%{done} von %{all}',
  blocked: 'Blockiert: %{reasons}',
  blockedMeans:
    'Blockiert: %{reasons}. Sie steht für Beobachtungen nicht zur Auswahl und erinnert niemanden, bis das Fehlende wiederhergestellt oder die Kampagne geändert ist.',
  noTask: 'Keine Tätigkeit',
  noEnd: 'Kein Ende',
  allLocations: 'Alle Standorte',
  allDepartments: 'Alle Abteilungen',
  everyone: 'Alle in der Firma',
  required: '%{count} pro Person',
  steps: {
    form: 'Kampagne',
    locdep: 'Standort und Abteilung',
    users: 'Benutzer',
    review: 'Prüfen',
  },
  form: {
    campaign: 'Kampagne',
    required: 'Pro Person, in jedem Durchgang. Leer bedeutet 1.',
    task: 'Beobachtungen dieser Kampagne betreffen nur diese Tätigkeit.',
    schedule: 'Zeitplan',
    endDate: 'Leer bedeutet ohne Ende.',
    frequency: 'Wie oft sich die Kampagne ab dem Beginn wiederholt.',
    who: 'Wer dazugehört',
    whoMeans: 'Wenn beides aus ist, gilt die Kampagne für alle in der Firma.',
    byPlace: 'Alle, die dort arbeiten. Die Orte wählen Sie im nächsten Schritt.',
    byPerson: 'Die Personen wählen Sie im nächsten Schritt.',
    reminders: 'Erinnerungen',
    remindersMean: 'Für Personen, denen noch Beobachtungen fehlen.',
    app: 'Erscheinen unter der Glocke.',
    email: 'Um 08:00 Uhr in der Zeitzone des Kunden.',
    reminderFrequency: 'Ab dem ersten Tag jedes Durchgangs.',
    places: 'Standort und Abteilung',
    placesMean:
      'Die Kampagne gilt für alle, die dort arbeiten. Wählen Sie einen Standort, eine Abteilung oder beides.',
    location: 'Mit allen untergeordneten Standorten.',
    department: 'Mit allen untergeordneten Abteilungen.',
    withoutPlaces:
      'Personen, für die keine oder alle gewählt sind, gehören zu jedem Standort oder jeder Abteilung.',
    users: 'Bestimmte Benutzer',
    usersMean: 'Die Personen, die in dieser Kampagne zu beobachten sind.',
    usersHint: 'Geben Sie Name, E-Mail-Adresse oder Personalnummer ein, um jemanden zu finden.',
  },
  /** As objects of 'Change…'. */
  change: {
    campaign: 'Kampagne ändern',
    reminders: 'Erinnerungen ändern',
    who: 'Personenkreis ändern',
  },
  channels: { app: 'App', email: 'E-Mail', both: 'App und E-Mail', none: 'Aus' },
  progress: {
    title: 'Fortschritt',
    hint: 'Personen mit allen nötigen Beobachtungen, in jedem Durchgang.',
    occurrences: 'Durchgänge',
    earlier: 'Frühere anzeigen',
    people:
      '%{done} von %{smart_count} Person beobachtet |||| %{done} von %{smart_count} Personen beobachtet',
    observations: '%{smart_count} Beobachtung |||| %{smart_count} Beobachtungen',
    open: 'Nicht beobachtet (%{count})',
    noneOpen: 'Alle wurden beobachtet.',
    nobody: 'Zu dieser Kampagne gehört niemand.',
    done: 'Beobachtet (%{count})',
    noneDone: 'Noch niemand wurde beobachtet.',
  },
  people: {
    title: 'Personen',
    none: 'Noch niemand gehört dazu.',
    included: '%{smart_count} Person. |||| %{smart_count} Personen.',
    toObserve:
      '%{smart_count} Person in jedem Durchgang zu beobachten. |||| %{smart_count} Personen in jedem Durchgang zu beobachten.',
    toRemind: '%{smart_count} Person zu erinnern. |||| %{smart_count} Personen zu erinnern.',
    chosen: '%{count} ausgewählt',
    pages: 'Seiten, %{title}',
    previous: 'Zurück',
    next: 'Weiter',
    range: '%{from}–%{to}',
    rangeOfAll: '%{from}–%{to} von %{total}',
    leftOut: {
      locations:
        '%{smart_count} Person ohne eigene Standorte bleibt außen vor. |||| %{smart_count} Personen ohne eigene Standorte bleiben außen vor.',
      departments:
        '%{smart_count} Person ohne eigene Abteilungen bleibt außen vor. |||| %{smart_count} Personen ohne eigene Abteilungen bleiben außen vor.',
      both: '%{smart_count} Person ohne eigene Standorte oder Abteilungen bleibt außen vor. |||| %{smart_count} Personen ohne eigene Standorte oder Abteilungen bleiben außen vor.',
    },
    everywhere: {
      locations:
        '%{smart_count} davon hat keine eigenen Standorte, also alle. |||| %{smart_count} davon haben keine eigenen Standorte, also alle.',
      departments:
        '%{smart_count} davon hat keine eigenen Abteilungen, also alle. |||| %{smart_count} davon haben keine eigenen Abteilungen, also alle.',
      both: '%{smart_count} davon hat keine eigenen Standorte oder keine eigenen Abteilungen, also alle. |||| %{smart_count} davon haben keine eigenen Standorte oder keine eigenen Abteilungen, also alle.',
    },
  },
  planned: {
    title: 'Durchgänge',
    next: 'Die nächsten %{count}.',
    runs: 'Läuft einmal. |||| Läuft %{smart_count}-mal.',
    all: 'Alle %{count} anzeigen',
    goesOn: 'Kein Ende: Die Kampagne geht ebenso weiter.',
  },
  reminderDays: {
    once: 'Erinnerungen am %{day}',
    daily: 'Erinnerungen jeden Tag',
    weekly: 'Erinnerungen jeden %{weekday} ab %{day}',
    monthly: 'Erinnerungen am %{date}. jedes Monats ab %{day}',
    monthEnd: 'Erinnerungen am %{date}. jedes Monats oder an dessen letztem Tag ab %{day}',
  },
}
