/** Calibration: people assess the same recordings. */
export const app = {
  menu: {
    calibration: 'Calibration',
  },
} as const

export const pages = {
  calibration: {
    title: 'Calibration',
    intro:
      'Two people have agreed on the right answers. You answer without seeing theirs, then compare. Only you and the super users of your company can see how often you agree.',
    queue: {
      title: 'Recordings to assess',
      waiting: '1 recording waiting |||| %{smart_count} recordings waiting',
      none: 'Nothing to assess at the moment. New recordings are announced in your notifications; each comes back after six months.',
      recording: 'Recording of %{task}',
      hint: 'Leave a principle blank if the recording does not show it.',
      submit: 'Submit and see the result',
      next: 'Next recording',
      finish: 'Finish',
      failed: 'The recordings could not be loaded.',
    },
    result: {
      title: 'The agreed result',
      agreed: 'You agree: %{truth}',
      differs: 'You said %{answer}; the agreed answer is %{truth}',
      open: 'You left this blank; the agreed answer is %{truth}',
    },
    agreement: {
      mine: 'Your agreement',
      ofPerson: 'Agreement in calibration',
      onlyThey: 'Only this person and the super users of your company can see this.',
      none: 'No recordings assessed yet.',
      byPrinciple: 'Agreement by principle',
      principle: 'Principle',
      agreed: 'Agreed',
      shareAlone: '% agreed',
      share: '% agreed (95% interval)',
      open: 'Left blank',
      kappaAlone: 'Kappa',
      kappa: 'Beyond chance (kappa)',
      kappaValue: '%{value} (%{low} to %{high}), %{level}',
      tooFew: 'Shown after 10 answers',
      oneKind: 'All answers are the same',
      byQuarter: 'By quarter',
      quarter: 'Quarter',
      levels: {
        chance: 'could be chance',
        slight: 'at least slight',
        fair: 'at least fair',
        moderate: 'at least moderate',
        substantial: 'at least substantial',
        almostPerfect: 'almost perfect',
      },
      failed: 'The agreement could not be loaded.',
    },
    clip: {
      title: 'Calibration clip',
      offer:
        'Let others assess this recording without seeing its result, to find out how well people agree.',
      make: 'Use for calibration',
      hint: 'Enter the right answers. Principles you leave blank are not asked. A second person must agree before others are asked.',
      note: 'Why this is right',
      save: 'Propose this result',
      proposed: 'Proposed by %{name}. A second person must agree before others are asked.',
      mine: 'You proposed this result. Someone else must agree before others are asked.',
      agree: 'I agree',
      inUse:
        'In use since %{day}; assessed by 1 person. |||| In use since %{day}; assessed by %{smart_count} people.',
      waitsForYou:
        'This clip is waiting for you. You will see its result after you have assessed it.',
      retire: 'Retire clip',
      retireTitle: 'Retire this clip?',
      retireText: 'It cannot be used again. Answers given so far are kept.',
      failed: 'The calibration clip could not be loaded.',
    },
    clips: {
      title: 'Calibration clips',
      none: 'No clips yet. Open an observation with a recording and choose ‘Use for calibration’.',
      recording: 'Recording',
      state: 'State',
      proposed: 'Waiting for a second person',
      inUse: 'In use',
      retired: 'Retired',
      judged: 'Assessed by',
      more: 'Show more',
      failed: 'The calibration clips could not be loaded.',
    },
  },
} as const
