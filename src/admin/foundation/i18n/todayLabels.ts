/** Labels of the page with one's observations of the day, and of what this phone has not sent yet. */
export const todayLabels = {
  title: 'My observations today',
  add: 'Add observation',
  recorded: {
    title: 'Recorded today',
    hint: 'Observations that you made or that are about you.',
    none: 'Nothing is recorded today yet.',
    failed: 'The observations of today could not be loaded.',
    asOf: 'No connection. As of %{time}.',
    tryAgain: 'Try again',
    newest: 'Only the newest are shown.',
    all: 'Show all of them',
    by: 'Observed by %{name}',
    you: 'You',
  },
} as const
