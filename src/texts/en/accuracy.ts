/** Texts of the report on how often the AI is right. */
export const accuracy = {
  title: 'AI accuracy',
  withoutAi:
    '%{name} does not use AI, so there are no AI results to check. The provider can turn AI on in the client’s settings.',
  intro:
    'Positive means the AI rated the technique as incorrect. A false positive is a correct lift rated incorrect; a false negative is an incorrect lift the AI missed.',
  dateRange: 'Date range',
  empty: {
    title: 'No AI results',
    filtered: 'No AI results match these filters.',
    period: 'No AI results in this period yet.',
    clear: 'Clear filters',
    observations: 'Go to observations',
  },
  blind: {
    share: 'Blind sample: %{part} of %{whole} right, %{share} (%{interval})',
    part: 'Blind sample: %{part} of %{whole} right',
    of: '%{smart_count} result in the blind sample |||| %{smart_count} results in the blind sample',
    why: 'The fairer figure: reviewers answered before they saw what the AI says, so it could not lead them, and chance chose the results.',
  },
  overall: {
    title: 'Overall accuracy',
    share: '%{share} right',
    part: '%{part} of %{whole} right',
    interval:
      '95% interval %{interval}, from %{smart_count} review |||| 95% interval %{interval}, from %{smart_count} reviews',
    from: 'from %{smart_count} review |||| from %{smart_count} reviews',
    precision:
      'Of %{whole} lifts the AI rated incorrect, %{part} were incorrect: %{share} (%{interval}).',
    recall: 'Of %{whole} incorrect lifts, the AI found %{part}: %{share} (%{interval}).',
    allReviewed: 'All AI results have been reviewed.',
    unreviewed: '%{share} of %{total} AI results have not been reviewed yet.',
    view: 'View %{count} unreviewed',
  },
  matrix: {
    title: 'AI results compared with reviews',
    label: 'Confusion matrix',
    reviewers: 'Reviewers',
    positive: 'AI: incorrect (positive)',
    negative: 'AI: correct (negative)',
    share: '%{share} of reviews',
  },
  principles: {
    title: 'By principle',
    hint: 'Only principles the AI has assessed. Positive: the AI found a fault. Unreviewed: not yet reviewed.',
    caption: 'Accuracy by principle',
    name: 'Principle',
  },
  causes: {
    title: 'Why the AI was wrong',
    hint: 'Causes given by reviewers. An observation can have several.',
    none: 'No causes recorded yet. Reviewers add them when the AI was wrong.',
  },
  tasks: { title: 'By task', caption: 'Accuracy by task', name: 'Task' },
  builds: {
    title: 'By app build',
    caption: 'Accuracy by app build',
    name: 'App build',
    unknown: 'Unknown',
  },
  /** After their number. */
  table: {
    accuracy: 'Accuracy',
    withInterval: 'Accuracy (95% interval)',
    noReviews: 'No reviews',
    noReviewsReason: 'None of these have been reviewed.',
    tooFew: 'Not enough data',
    all: 'Show all %{count}',
  },
} as const
