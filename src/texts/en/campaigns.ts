/** Texts of the list, the pages and the form of campaigns. */
export const campaigns = {
  editOf: 'Edit %{name}',
  observedOfAll: '%{done} of %{all}',
  blocked: 'Cannot go on: %{reasons}',
  blockedMeans:
    'Cannot go on: %{reasons}. It is not offered for observations and reminds nobody until what is missing is restored or the campaign is changed.',
  noTask: 'No task',
  noEnd: 'No end',
  allLocations: 'All locations',
  allDepartments: 'All departments',
  everyone: 'Everyone in the company',
  required: '%{count} per person',
  steps: {
    form: 'Campaign',
    locdep: 'Location and department',
    users: 'Users',
    review: 'Review',
  },
  form: {
    campaign: 'Campaign',
    required: 'Per person, in each occurrence. Leave blank for 1.',
    task: 'Observations of this campaign are about this task only.',
    schedule: 'Schedule',
    endDate: 'Leave blank for no end date.',
    frequency: 'How often the campaign repeats from the start date.',
    who: 'Who is included',
    whoMeans: 'If both are off, the campaign is for everyone in the company.',
    byPlace: 'Everyone who works there. You choose the places in the next step.',
    byPerson: 'You choose the people in the next step.',
    reminders: 'Reminders',
    remindersMean: 'For people who still have observations to do.',
    app: 'Shown under the bell icon.',
    email: 'At 08:00 in the client’s time zone.',
    reminderFrequency: 'Starting on the first day of each occurrence.',
    places: 'Location and department',
    placesMean:
      'The campaign is for everyone who works there. Choose a location, a department or both.',
    location: 'Includes all locations inside it.',
    department: 'Includes all departments inside it.',
    withoutPlaces:
      'People for whom none are chosen, or all, belong to every location or department.',
    users: 'Specific users',
    usersMean: 'The people to observe in this campaign.',
    usersHint: 'Type a name, email or employee ID to find someone.',
  },
  change: {
    campaign: 'Change campaign',
    reminders: 'Change reminders',
    who: 'Change who is included',
  },
  channels: { app: 'App', email: 'Email', both: 'App and email', none: 'Off' },
  progress: {
    title: 'Progress',
    hint: 'People with all required observations, in each occurrence.',
    occurrences: 'Occurrences',
    earlier: 'Show earlier',
    people:
      '%{done} of %{smart_count} person observed |||| %{done} of %{smart_count} people observed',
    observations: '%{smart_count} observation |||| %{smart_count} observations',
    open: 'Not observed (%{count})',
    noneOpen: 'Everyone has been observed.',
    nobody: 'This campaign includes no one.',
    done: 'Observed (%{count})',
    noneDone: 'No one has been observed yet.',
  },
  people: {
    title: 'People',
    none: 'No one is included yet.',
    included: '%{smart_count} person. |||| %{smart_count} people.',
    toObserve:
      '%{smart_count} person to observe in each occurrence. |||| %{smart_count} people to observe in each occurrence.',
    toRemind: '%{smart_count} person to remind. |||| %{smart_count} people to remind.',
    chosen: '%{count} selected',
    pages: 'Pages, %{title}',
    previous: 'Previous',
    next: 'Next',
    range: '%{from}–%{to}',
    rangeOfAll: '%{from}–%{to} of %{total}',
    leftOut: {
      locations:
        '%{smart_count} person without locations of their own is left out. |||| %{smart_count} people without locations of their own are left out.',
      departments:
        '%{smart_count} person without departments of their own is left out. |||| %{smart_count} people without departments of their own are left out.',
      both: '%{smart_count} person without locations or departments of their own is left out. |||| %{smart_count} people without locations or departments of their own are left out.',
    },
    everywhere: {
      locations:
        '%{smart_count} of them has no locations of their own, which means all. |||| %{smart_count} of them have no locations of their own, which means all.',
      departments:
        '%{smart_count} of them has no departments of their own, which means all. |||| %{smart_count} of them have no departments of their own, which means all.',
      both: '%{smart_count} of them has no locations or no departments of their own, which means all. |||| %{smart_count} of them have no locations or no departments of their own, which means all.',
    },
  },
  planned: {
    title: 'Occurrences',
    next: 'Next %{count}.',
    runs: 'Runs once. |||| Runs %{smart_count} times.',
    all: 'Show all %{count}',
    goesOn: 'No end date: the campaign continues in the same way.',
  },
  reminderDays: {
    once: 'Reminders on %{day}',
    daily: 'Reminders every day',
    weekly: 'Reminders every %{weekday} from %{day}',
    monthly: 'Reminders on day %{date} of every month from %{day}',
    monthEnd: 'Reminders on day %{date} of every month, or on its last day, from %{day}',
  },
} as const
