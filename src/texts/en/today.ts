/** My observations today, and what is not sent yet. */
export const app = {
  menu: {
    today: 'Today',
  },
  today: {
    title: 'My observations today',
    unsentBadge: '1 observation not sent |||| %{smart_count} observations not sent',
    refused: {
      one: '%{task} was not recorded: %{reason}',
      many: '%{count} observations were not recorded.',
      badge: '%{count} not accepted',
    },
    queue: {
      none: 'Nothing is waiting to be sent.',
      unsent:
        '1 observation has not been sent yet. |||| %{smart_count} observations have not been sent yet.',
      observation: 'Observation',
      edit: 'Edit',
    },
  },
} as const

export const pages = {
  today: {
    add: 'Add observation',
    queue: {
      title: 'On this device',
      bySelf: 'It will be sent when you are back online.',
      needsYou: 'See below what went wrong.',
      recording: 'Recording of %{size}',
      states: {
        waiting: 'Waiting',
        sending: 'Sending',
        sent: 'Sent',
        needsYou: 'Needs attention',
      },
      existing: 'Open the existing observation',
      send: 'Send now',
      sendOf: 'Send now: %{name}',
      editOf: 'Edit: %{name}',
      discard: 'Discard',
      discardOf: 'Discard: %{name}',
      keep: 'Keep',
      discardTitle: 'Discard this observation?',
      discardQuestion: 'It is only on this device. It cannot be restored.',
      discardMaybeSent:
        'It may have been recorded already. Discarding deletes it from this device only; look for it in the list of observations.',
      discarded: 'Discarded.',
      isSending: 'It is being sent right now, so it was not discarded.',
      editing: 'This observation has not been recorded yet. Correct it and add it again.',
      notRecorded: 'This observation has not been recorded yet: %{reason}',
      gone: 'This observation has already been sent or discarded.',
      toToday: 'My observations today',
    },
    signOut: {
      title: 'Sign out?',
      question:
        '1 observation has not been sent yet. It is kept on this device and sent when you sign in again. |||| %{smart_count} observations have not been sent yet. They are kept on this device and sent when you sign in again.',
      stay: 'Stay',
      leave: 'Sign out',
    },
    recorded: {
      title: 'Recorded today',
      hint: 'Observations made by you or about you.',
      none: 'Nothing recorded today yet.',
      failed: 'Today’s observations could not be loaded.',
      newest: 'Only the newest are shown.',
      all: 'Show all of them',
      by: 'Observed by %{name}',
      you: 'You',
    },
  },
} as const
