/** Follow-ups: coaching after an incorrect observation. */
export const followUpResource = {
  name: 'Follow-up |||| Follow-ups',
  action: {
    create: 'Open follow-up',
    edit: 'Edit follow-up',
    delete: 'Delete follow-up',
    restore: 'Restore follow-up',
    deleteMany: 'Delete 1 follow-up |||| Delete %{smart_count} follow-ups',
    restoreMany: 'Restore 1 follow-up |||| Restore %{smart_count} follow-ups',
    existing: {
      edit: 'Edit the existing follow-up',
      show: 'Open the existing follow-up',
    },
  },
  fields: {
    id: 'ID',
    created_at: 'Opened',
    updated_at: 'Changed',
    deleted_at: 'Deleted',
    user: 'Person',
    task: {
      name: 'Task',
    },
    location: {
      name: 'Location',
    },
    department: {
      name: 'Department',
    },
    principles: 'To work on',
    coach: 'Coach',
    due_date: 'Due',
    is_overdue: 'Overdue',
    state: 'State',
    gbs_video: 'Guidance video',
    note: 'Note',
    agreed: 'What was agreed',
    opened_by: 'Opened by',
    seen_at: 'Seen',
    coached_at: 'Coached',
    closed_at: 'Closed',
    reopened_count: 'Reopened',
    escalated_at: 'Super users told',
    observation_id: 'Observation',
    closed_by_observation_id: 'Closed by',
  },
  notifications: {
    created: 'Follow-up opened.',
    updated: 'Follow-up saved.',
    deleted: 'Follow-up deleted. |||| %{smart_count} follow-ups deleted.',
    restored: 'Follow-up restored. |||| %{smart_count} follow-ups restored.',
  },
} as const

export const followUps = {
  title: 'Follow-up',
  failed: 'The follow-ups could not be loaded.',
  offer:
    'Coach the person, try again together, and observe again: a later correct observation closes the follow-up.',
  noCoach: 'No coach yet',
  byItself: 'Opened by itself',
  withCoach: 'Coach: %{name}',
  dueOn: 'due %{day}',
  agreedOn: 'Agreed: %{text}',
  all: 'Show the follow-up |||| Show all %{smart_count} follow-ups',
  plan: 'Plan',
  seen: 'You have seen this follow-up.',
  markSeen: 'I have seen it',
  observeAgain: 'Observe again',
  openedByObservation: 'The observation that it follows',
  closedByObservation: 'The observation that closed it',
  observationHidden: 'You coach this person, but the observation is outside your access.',
  filters: {
    show: 'Show',
    toCoach: 'To coach by me',
    aboutMe: 'About me',
    closedFrom: 'Closed from',
    closedTo: 'Closed until',
  },
  form: {
    about: '%{person} at “%{task}”',
    coachHint: 'Someone else who works at this place',
  },
  coached: {
    hint: 'Have you tried it again together? Write what you agreed on.',
    start: 'Coaching is done',
    submit: 'Save and ask for an observation',
  },
  next: {
    title: 'Next step',
    own: {
      OPEN: '%{coach} will try it again with you by %{day}.',
      UNCOACHED: 'Your coach is not chosen yet. You try it again together by %{day}.',
      COACHED: 'You will be observed at this task once more.',
      CLOSED: 'A later observation of this task was correct. Well done.',
      WITHDRAWN: 'Nothing is left to do: the observation is no longer incorrect.',
    },
    other: {
      OPEN: '%{coach} tries it again with %{person} by %{day}.',
      UNCOACHED: 'Nobody coaches %{person} yet. Choose who tries it again with them by %{day}.',
      COACHED:
        '%{person} was coached. Observe this task again: a correct observation closes the follow-up.',
      CLOSED: 'A later observation of this person and task was correct.',
      WITHDRAWN: 'Nothing is left to do: the observation is no longer incorrect.',
    },
  },
  mine: {
    title: 'Your follow-ups',
    hint: 'What you work on with a coach, and what you agreed on.',
    none: 'There are no follow-ups about you.',
  },
  today: {
    toCoach: 'To coach',
    own: 'You work on',
  },
  setting: {
    hint: 'In a row, of one person at one task. Empty: follow-ups are opened by hand.',
    never: 'Only by hand',
  },
  card: {
    open: 'Open',
    overdue: 'Overdue',
    closed: 'Closed in the period',
    median: 'Median time to close',
    days: '1 day |||| %{smart_count} days',
  },
} as const
