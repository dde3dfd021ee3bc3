/** Follow-ups: coaching after an incorrect observation. */
import type { followUpResource as englishResource, followUps as english } from '../en/followUps.ts'
import type { TextsLike } from '../keys.ts'

export const followUpResource: TextsLike<typeof englishResource> = {
  name: 'Nachbereitung |||| Nachbereitungen',
  action: {
    create: 'Nachbereitung öffnen',
    edit: 'Nachbereitung bearbeiten',
    delete: 'Nachbereitung löschen',
    restore: 'Nachbereitung wiederherstellen',
    deleteMany: '1 Nachbereitung löschen |||| %{smart_count} Nachbereitungen löschen',
    restoreMany:
      '1 Nachbereitung wiederherstellen |||| %{smart_count} Nachbereitungen wiederherstellen',
    existing: {
      edit: 'Vorhandene Nachbereitung bearbeiten',
      show: 'Vorhandene Nachbereitung öffnen',
    },
  },
  fields: {
    id: 'ID',
    created_at: 'Geöffnet',
    updated_at: 'Geändert',
    deleted_at: 'Gelöscht',
    user: 'Person',
    task: {
      name: 'Tätigkeit',
    },
    location: {
      name: 'Standort',
    },
    department: {
      name: 'Abteilung',
    },
    principles: 'Daran arbeiten',
    coach: 'Coach',
    due_date: 'Fällig',
    is_overdue: 'Überfällig',
    state: 'Status',
    gbs_video: 'Anleitungsvideo',
    note: 'Notiz',
    agreed: 'Was vereinbart wurde',
    opened_by: 'Geöffnet von',
    seen_at: 'Gesehen',
    coached_at: 'Gecoacht',
    closed_at: 'Abgeschlossen',
    reopened_count: 'Erneut geöffnet',
    escalated_at: 'Superuser informiert',
    observation_id: 'Beobachtung',
    closed_by_observation_id: 'Abgeschlossen durch',
  },
  notifications: {
    created: 'Nachbereitung geöffnet.',
    updated: 'Nachbereitung gespeichert.',
    deleted: 'Nachbereitung gelöscht. |||| %{smart_count} Nachbereitungen gelöscht.',
    restored:
      'Nachbereitung wiederhergestellt. |||| %{smart_count} Nachbereitungen wiederhergestellt.',
  },
}

export const followUps: TextsLike<typeof english> = {
  title: 'Nachbereitung',
  failed: 'Die Nachbereitungen konnten nicht geladen werden.',
  offer:
    'Coachen Sie die Person, versuchen Sie es gemeinsam noch einmal und beobachten Sie erneut: Eine spätere richtige Beobachtung schließt die Nachbereitung ab.',
  noCoach: 'Noch kein Coach',
  byItself: 'Von selbst geöffnet',
  withCoach: 'Coach: %{name}',
  dueOn: 'fällig am %{day}',
  agreedOn: 'Vereinbart: %{text}',
  all: 'Die Nachbereitung anzeigen |||| Alle %{smart_count} Nachbereitungen anzeigen',
  plan: 'Plan',
  seen: 'Sie haben diese Nachbereitung gesehen.',
  markSeen: 'Ich habe sie gesehen',
  observeAgain: 'Erneut beobachten',
  openedByObservation: 'Die Beobachtung, der sie folgt',
  closedByObservation: 'Die Beobachtung, die sie abgeschlossen hat',
  observationHidden:
    'Sie coachen diese Person, aber die Beobachtung liegt außerhalb Ihres Zugriffs.',
  filters: {
    show: 'Anzeigen',
    toCoach: 'Von mir zu coachen',
    aboutMe: 'Über mich',
    closedFrom: 'Abgeschlossen ab',
    closedTo: 'Abgeschlossen bis',
  },
  form: {
    about: '%{person} bei „%{task}“',
    coachHint: 'Eine andere Person, die an diesem Ort arbeitet',
  },
  coached: {
    hint: 'Haben Sie es gemeinsam noch einmal versucht? Schreiben Sie, was Sie vereinbart haben.',
    start: 'Coaching ist erledigt',
    submit: 'Speichern und um Beobachtung bitten',
  },
  next: {
    title: 'Nächster Schritt',
    own: {
      OPEN: '%{coach} versucht es bis %{day} noch einmal mit Ihnen.',
      UNCOACHED:
        'Ihr Coach steht noch nicht fest. Sie versuchen es gemeinsam bis %{day} noch einmal.',
      COACHED: 'Sie werden bei dieser Tätigkeit noch einmal beobachtet.',
      CLOSED: 'Eine spätere Beobachtung dieser Tätigkeit war richtig. Gut gemacht.',
      WITHDRAWN: 'Es ist nichts mehr zu tun: Die Beobachtung ist nicht mehr falsch.',
    },
    other: {
      OPEN: '%{coach} versucht es bis %{day} noch einmal mit %{person}.',
      UNCOACHED:
        'Noch niemand ist Coach von %{person}. Wählen Sie, wer es bis %{day} gemeinsam noch einmal versucht.',
      COACHED:
        '%{person} wurde gecoacht. Beobachten Sie diese Tätigkeit erneut: Eine richtige Beobachtung schließt die Nachbereitung ab.',
      CLOSED: 'Eine spätere Beobachtung dieser Person und Tätigkeit war richtig.',
      WITHDRAWN: 'Es ist nichts mehr zu tun: Die Beobachtung ist nicht mehr falsch.',
    },
  },
  mine: {
    title: 'Ihre Nachbereitungen',
    hint: 'Woran Sie mit einem Coach arbeiten und was Sie vereinbart haben.',
    none: 'Es gibt keine Nachbereitungen zu Ihnen.',
  },
  today: {
    toCoach: 'Zu coachen',
    own: 'Daran arbeiten Sie',
  },
  setting: {
    hint: 'Hintereinander, von einer Person bei einer Tätigkeit. Leer: Nachbereitungen werden von Hand geöffnet.',
    never: 'Nur von Hand',
  },
  card: {
    open: 'Offen',
    overdue: 'Überfällig',
    closed: 'Im Zeitraum abgeschlossen',
    median: 'Median bis zum Abschluss',
    days: '1 Tag |||| %{smart_count} Tage',
  },
}
