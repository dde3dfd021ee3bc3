/** The first steps of a new client, and lists that are empty because nothing exists yet. */
export const gettingStarted = {
  title: 'Getting started',
  subtitle: 'Five steps to a first campaign. Leave at any time: what is done stays done.',
  progress: '%{done} of %{all} done',
  done: 'Done',
  hide: 'Hide these steps',
  hidden: 'The steps are hidden.',
  places: {
    title: 'Add your places',
    text: 'Locations, such as a warehouse, and the departments that work there.',
    addLocation: 'Add location',
    addDepartment: 'Add department',
  },
  tasks: {
    title: 'Add tasks',
    text: 'What people lift, push or pull.',
    add: 'Add task',
    byProvider:
      'What people lift, push or pull. Your provider adds tasks for you: tell them yours.',
    ask: 'Ask for tasks',
  },
  people: {
    title: 'Add people',
    text: 'Who is observed, and who observes. Each gets an email to choose a password.',
    add: 'Add user',
  },
  observation: {
    title: 'Record a first observation',
    text: 'Watch somebody at work and judge the four principles.',
    byOwnPeople: 'The client’s own people record observations.',
    add: 'Add observation',
  },
  campaign: {
    title: 'Plan a first campaign',
    text: 'A round of observations, with reminders to those who still owe some.',
    add: 'Add campaign',
  },
} as const

export const emptyList = {
  byProvider: 'Your provider adds them.',
  bySuperUser: 'A super user adds them.',
  byOwnPeople: 'The client’s own people add them.',
  fromObservation: 'Open one on the page of an incorrect observation.',
  clients: { text: 'There are no clients yet.', add: 'Add client' },
  locations: { text: 'There are no locations yet.', add: 'Add location' },
  departments: { text: 'There are no departments yet.', add: 'Add department' },
  users: { text: 'There are no users yet.', add: 'Add user' },
  tasks: { text: 'There are no tasks yet.', add: 'Add task' },
  campaigns: { text: 'There are no campaigns yet.', add: 'Add campaign' },
  allobservations: { text: 'There are no observations yet.', add: 'Add observation' },
  followups: { text: 'There are no follow-ups yet.', add: 'Open follow-up' },
  gbslibrary: { text: 'There are no guidance videos yet.', add: 'Add video' },
} as const
