/** What the dialog before a deletion says of the records that name the deleted ones, by both kinds. */
const effects = {
  clients: {
    users:
      'Account manager of 1 client, which then has none |||| Account manager of %{smart_count} clients, which then have none',
  },
  users: {
    clients: '1 person can no longer sign in |||| %{smart_count} people can no longer sign in',
    locations: '1 person has it in their access |||| %{smart_count} people have it in their access',
    departments:
      '1 person has it in their access |||| %{smart_count} people have it in their access',
  },
  locations: { locations: '1 location is inside |||| %{smart_count} locations are inside' },
  departments: {
    locations: '1 department is there |||| %{smart_count} departments are there',
    departments: '1 department is inside |||| %{smart_count} departments are inside',
  },
  tasks: {
    users: '1 task is done by them |||| %{smart_count} tasks are done by them',
    locations: '1 task is done there |||| %{smart_count} tasks are done there',
    departments: '1 task is done there |||| %{smart_count} tasks are done there',
    gbslibrary: '1 task shows it |||| %{smart_count} tasks show it',
  },
  campaigns: {
    clients: '1 campaign stops |||| %{smart_count} campaigns stop',
    users: '1 campaign is for them |||| %{smart_count} campaigns are for them',
    locations: '1 campaign cannot go on |||| %{smart_count} campaigns cannot go on',
    departments: '1 campaign cannot go on |||| %{smart_count} campaigns cannot go on',
    tasks: '1 campaign cannot go on |||| %{smart_count} campaigns cannot go on',
  },
  follow_ups: {
    users: '1 follow-up then has no coach |||| %{smart_count} follow-ups then have no coach',
  },
  task_actions: {
    users: '1 action then has no owner |||| %{smart_count} actions then have no owner',
  },
} as const

export const deletion = {
  affects: 'This also affects:',
  notCounted: 'What else this affects could not be counted.',
  effects,
} as const
