/** The review queue. */
export const app = {
  reviewQueue: {
    title: 'Review queue',
    open: 'Review %{count}',
  },
} as const

export const pages = {
  reviewQueue: {
    place: '%{place} of %{total}',
    order: {
      label: 'Order',
      UNCERTAIN: 'Least certain first',
      CAPTURE: 'Worst recordings first',
      OLDEST: 'Oldest first',
    },
    technique: 'Overall technique',
    sure: '%{value} sure',
    cannotTell: 'Cannot tell',
    save: 'Save and next',
    allRight: 'AI is right on all',
    skip: 'Skip',
    back: 'Back',
    keys: 'Shortcuts',
    details: 'All details',
    taken: 'Someone else is reviewing this one. Go on to the next.',
    done: {
      title: 'Nothing left to review',
      reviewed: 'You have reviewed 1 result. |||| You have reviewed %{smart_count} results.',
      others: 'Results that others have open may return to the queue.',
      skipped: 'Review the one you skipped |||| Review the %{smart_count} you skipped',
      again: 'Check again',
    },
    help: {
      title: 'Review queue shortcuts',
    },
    keyNames: {
      right: 'R',
      wrong: 'W',
      unknown: '?',
      allRight: 'A',
      up: '↑',
      down: '↓',
      save: 'Ctrl + Enter',
      skip: 'S',
      back: 'B',
      help: 'H',
    },
    commands: {
      right: 'Right, then next',
      wrong: 'Wrong, then next',
      unknown: 'Cannot tell, then next',
      allRight: 'AI is right on all',
      up: 'Up',
      down: 'Down',
      save: 'Save, then next',
      skip: 'Skip (stays in the queue)',
      back: 'Back to the previous one',
      help: 'Show shortcuts',
    },
    blind: {
      question: 'Blind sample: what do you see? You will see the AI’s answer afterwards.',
      submit: 'Save and compare',
      reveal: 'The AI’s answer',
      same: 'You and the AI agree on everything you both answered.',
      different: 'The AI’s answers differ. Yours have been saved unchanged.',
      reviewed: 'Someone else has reviewed this one in the meantime. Go on to the next.',
      next: 'Next',
      allCorrect: 'All correct',
    },
  },
} as const
