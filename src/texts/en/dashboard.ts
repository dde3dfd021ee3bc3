/** Texts of the dashboard. */
export const dashboard = {
  title: 'Dashboard',
  hello: 'Hello, %{name}',
  results: 'Results',
  noResults: 'No observations in this period. Choose a longer range, or add an observation.',
  figures: {
    observations: 'Observations',
    incorrect: 'Incorrect',
    correctShare: 'Correct share',
    toReview: 'AI results to review',
    allReviewed: 'All reviewed.',
    notReviewed: 'Not yet reviewed.',
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
      correct_share: 'Correct share',
    },
    none: 'No observations in this period.',
    more: 'Show more',
  },
  clients: { title: 'Clients', all: 'All clients' },
  accuracyHint: 'Based on reviews, by principle, task and app build.',
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
} as const
