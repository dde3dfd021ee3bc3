/** Labels of the page with one's observations of the day, and of what this device has not sent yet. */
import type { today as en } from '../en/today.ts'
import type { TextsLike } from '../keys.ts'

export const today: TextsLike<typeof en> = {
  title: 'Meine Beobachtungen heute',
  add: 'Beobachtung hinzufügen',
  queue: {
    title: 'Auf diesem Gerät',
    none: 'Es ist nichts mehr zu senden.',
    unsent:
      '1 Beobachtung ist noch nicht gesendet. |||| %{smart_count} Beobachtungen sind noch nicht gesendet.',
    bySelf: 'Wird gesendet, sobald Sie wieder online sind.',
    needsYou: 'Unten steht, was nicht geklappt hat.',
    observation: 'Beobachtung',
    recording: 'Aufnahme mit %{size}',
    states: {
      waiting: 'Wartet',
      sending: 'Wird gesendet',
      sent: 'Gesendet',
      needsYou: 'Zu klären',
    },
    existing: 'Vorhandene Beobachtung öffnen',
    send: 'Jetzt senden',
    sendOf: 'Jetzt senden: %{name}',
    edit: 'Bearbeiten',
    editOf: 'Bearbeiten: %{name}',
    discard: 'Verwerfen',
    discardOf: 'Verwerfen: %{name}',
    keep: 'Behalten',
    discardTitle: 'Diese Beobachtung verwerfen?',
    discardQuestion: 'Sie ist nur auf diesem Gerät. Sie lässt sich nicht wiederherstellen.',
    discardMaybeSent:
      'Vielleicht ist sie schon erfasst. Verwerfen löscht sie nur von diesem Gerät; suchen Sie sie in der Liste der Beobachtungen.',
    discarded: 'Verworfen.',
    isSending: 'Sie wird gerade gesendet, deshalb wurde sie nicht verworfen.',
    editing:
      'Diese Beobachtung ist noch nicht erfasst. Berichtigen Sie sie und fügen Sie sie noch einmal hinzu.',
    notRecorded: 'Diese Beobachtung ist noch nicht erfasst: %{reason}',
    gone: 'Diese Beobachtung wurde schon gesendet oder verworfen.',
    toToday: 'Meine Beobachtungen heute',
  },
  unsentBadge: '1 Beobachtung nicht gesendet |||| %{smart_count} Beobachtungen nicht gesendet',
  refused: {
    one: '%{task} wurde nicht erfasst: %{reason}',
    many: '%{count} Beobachtungen wurden nicht erfasst.',
    badge: '%{count} nicht angenommen',
  },
  signOut: {
    title: 'Abmelden?',
    question:
      '1 Beobachtung ist noch nicht gesendet. Sie bleibt auf diesem Gerät und wird gesendet, wenn Sie sich wieder anmelden. |||| %{smart_count} Beobachtungen sind noch nicht gesendet. Sie bleiben auf diesem Gerät und werden gesendet, wenn Sie sich wieder anmelden.',
    stay: 'Bleiben',
    leave: 'Abmelden',
  },
  recorded: {
    title: 'Heute erfasst',
    hint: 'Beobachtungen, die Sie gemacht haben oder die Sie betreffen.',
    none: 'Heute ist noch nichts erfasst.',
    failed: 'Die Beobachtungen von heute konnten nicht geladen werden.',
    newest: 'Nur die neuesten werden angezeigt.',
    all: 'Alle anzeigen',
    by: 'Beobachtet von %{name}',
    you: 'Sie',
  },
}
