/** The form that adds an observation. */
export const app = {
  addObservation: {
    campaign: {
      counts: 'Counts for the campaign “%{name}”.',
      not: 'Not this one',
      which: 'Which campaign does this observation count for?',
      none: 'None of them',
    },
    openTitle: 'Some principles have no answer',
    openQuestion: 'You have not answered %{names}. Add the observation with N/A?',
    openConfirm: 'Add with N/A',
    openCancel: 'Go back',
    draftDate: 'It is dated %{date}.',
    currentTime: 'Use the current time',
    another: 'Add another: same place and task',
    queued: 'Saved on this device. It will be sent when you are back online.',
    clock: {
      fast: 'This device’s clock is %{by} fast. The date and time below are correct.',
      slow: 'This device’s clock is %{by} slow. The date and time below are correct.',
      twice: {
        first:
          'The clocks went back that day, so this time occurred twice. This is the first (%{offset}).',
        second:
          'The clocks went back that day, so this time occurred twice. This is the second (%{offset}).',
      },
      use: 'Use %{time}',
      useOther: {
        first: 'It was the second (%{offset})',
        second: 'It was the first (%{offset})',
      },
    },
    clientTime: 'At the company: %{time}',
    before: 'Previously: %{values}',
    useAgain: 'Use again',
    unfit: 'Not available for your new choice: %{values}',
    individual: 'Individual being observed',
    allCorrect: 'All correct',
    changePlace: 'Change',
    recent: 'Recent',
    recentIndividuals: 'Recent individuals',
    choicesAsOf: {
      offline: 'You are offline. Lists last updated %{date}.',
      slow: 'The connection is slow. Lists last updated %{date}.',
      truncated: 'The list on this device is incomplete.',
    },
    guidanceOffline: 'No connection. The video will play when you are back online.',
  },
} as const
