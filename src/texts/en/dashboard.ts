/** The dashboard, and the first steps of a new client on it. */
export const app = {
  menu: {
    dashboard: 'Dashboard',
  },
} as const

export const pages = {
  dashboard: {
    title: 'Dashboard',
    hello: 'Hello, %{name}',
    attention: {
      followUps: '%{smart_count} follow-up overdue |||| %{smart_count} follow-ups overdue',
      tasks: '%{smart_count} task stands out |||| %{smart_count} tasks stand out',
    },
    results: 'Results',
    noResults: 'No observations in this period. Choose a longer range, or add an observation.',
    figures: {
      observations: 'Observations',
      incorrect: 'Incorrect',
      correctShare: '% correct',
      toReview: 'AI results to review',
      allReviewed: 'All reviewed.',
      notReviewed: 'Not yet reviewed.',
      withoutRecording: '1 without a recording |||| %{smart_count} without a recording',
    },
    /** After their number. */
    /** Compared with the months before. */
    change: {
      more: '%{by} more than the %{link} in the previous month |||| %{by} more than the %{link} in the previous %{smart_count} months',
      fewer:
        '%{by} fewer than the %{link} in the previous month |||| %{by} fewer than the %{link} in the previous %{smart_count} months',
      same: 'Same as the %{link} in the previous month |||| Same as the %{link} in the previous %{smart_count} months',
      unknown: '%{link} in the previous month |||| %{link} in the previous %{smart_count} months',
      none: 'No earlier data to compare',
      share: '%{share} in the previous month |||| %{share} in the previous %{smart_count} months',
      tooFew:
        'Not enough observations in the previous month to compare. |||| Not enough observations in the previous %{smart_count} months to compare.',
    },
    breakdown: {
      title: 'Breakdown',
      by: 'Breakdown by',
      tabs: {
        departments: 'Departments',
        locations: 'Locations',
        tasks: 'Tasks',
        observees: 'Individuals',
      },
      names: {
        departments: 'Department',
        locations: 'Location',
        tasks: 'Task',
        observees: 'Individual',
      },
      columns: {
        observation_count: 'Observations',
        correct_count: 'Correct',
        incorrect_count: 'Incorrect',
        correct_share: '% correct',
      },
      none: 'No observations in this period.',
      more: 'Show more',
    },
    clients: {
      title: 'Clients',
      all: 'All clients',
    },
    accuracyHint: 'Based on reviews, by principle, task and app version.',
    latest: {
      title: 'Latest observations',
      none: 'No observations yet. Add the first one.',
    },
    campaigns: {
      title: 'Active campaigns',
      failed: 'The campaigns could not be loaded.',
      none: 'No active campaigns.',
      since: 'Since %{day}',
      more: 'Show more',
      observations: 'Observations',
      unit: 'observation |||| observations',
    },
  },
  gettingStarted: {
    title: 'Getting started',
    subtitle: 'Five steps to your first campaign. Stop at any time; your progress is saved.',
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
      text: 'Work in which people lift, push or pull.',
      add: 'Add task',
      byProvider:
        'Work in which people lift, push or pull. Your provider adds tasks for you: tell them which ones you need.',
      ask: 'Ask for tasks',
    },
    people: {
      title: 'Add people',
      text: 'People who are observed and people who observe. Each gets an email to choose a password.',
      add: 'Add user',
    },
    observation: {
      title: 'Record a first observation',
      text: 'Watch someone at work and assess the four principles.',
      byOwnPeople: 'Only the client’s own users can record observations.',
      add: 'Add observation',
    },
    campaign: {
      title: 'Plan a first campaign',
      text: 'A round of observations, with reminders for people who still have some to do.',
      add: 'Add campaign',
    },
  },
} as const
