/** Accuracy of the AI. */
export const app = {
  accuracy: {
    title: 'AI accuracy',
  },
} as const

export const pages = {
  accuracy: {
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
      drawn: '%{judged} of %{drawn} sampled results reviewed so far.',
      why: 'A fairer figure: the results were picked at random, and reviewers answered before seeing the AI’s answer.',
    },
    overall: {
      title: 'Overall accuracy',
      share: '%{share} right',
      part: '%{part} of %{whole} right',
      interval:
        '95% interval %{interval}, based on %{smart_count} review |||| 95% interval %{interval}, based on %{smart_count} reviews',
      from: 'based on %{smart_count} review |||| based on %{smart_count} reviews',
      precision:
        'Of %{whole} lifts the AI rated incorrect, %{part} were incorrect: %{share} (%{interval}).',
      recall: 'Of %{whole} incorrect lifts, the AI found %{part}: %{share} (%{interval}).',
      allReviewed: 'All AI results have been reviewed.',
      unreviewed: '%{share} of %{total} AI results have not been reviewed yet.',
      view: 'View %{count} unreviewed',
    },
    matrix: {
      title: 'AI results compared with reviews',
      label: 'AI results compared with reviews',
      reviewers: 'Reviewers',
      positive: 'AI: incorrect (positive)',
      negative: 'AI: correct (negative)',
      share: '%{share} of reviews',
    },
    principles: {
      title: 'By principle',
      hint: 'Only principles the AI has assessed. Positive: the AI found a fault.',
      caption: 'Accuracy by principle',
      name: 'Principle',
    },
    causes: {
      title: 'Why the AI was wrong',
      hint: 'Causes given by reviewers. An observation can have several.',
      none: 'No causes recorded yet. Reviewers add them when the AI was wrong.',
    },
    tasks: {
      title: 'By task',
      caption: 'Accuracy by task',
      name: 'Task',
    },
    builds: {
      title: 'By app version',
      caption: 'Accuracy by app version',
      name: 'App version',
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
  },
} as const
