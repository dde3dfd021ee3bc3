/** What charts, dropdowns, uploads and the pictures of the principles say. */
export const charts = {
  showChart: 'Show as chart',
  showTable: 'Show as table',
  clickToView: 'Click to view',
  dateRange: 'Date range',
  filterDates: 'Filter dates',
  months: '1 month |||| %{smart_count} months',
  observations: 'Observations',
  overTime: 'Observations Over Time',
  correctVsIncorrect: 'Correct vs Incorrect',
  total: 'Total',
  days: 'Days',
  result: 'Result',
  share: 'Share',
  correctBelow: 'correct',
  totalBelow: 'total',
  ofWhole: 'of %{whole}',
  tooFew: 'Not enough data',
  /** What a figure that links to a list counts, as screen readers hear it. */
  counted: {
    all: '1 observation |||| %{smart_count} observations',
    correct: '1 correct observation |||| %{smart_count} correct observations',
    incorrect: '1 incorrect observation |||| %{smart_count} incorrect observations',
    of: {
      all: '1 observation, %{of} |||| %{smart_count} observations, %{of}',
      correct: '1 correct observation, %{of} |||| %{smart_count} correct observations, %{of}',
      incorrect: '1 incorrect observation, %{of} |||| %{smart_count} incorrect observations, %{of}',
    },
    result: '1 observation: %{name} |||| %{smart_count} observations: %{name}',
    resultOf:
      '1 observation: %{name}, %{status} |||| %{smart_count} observations: %{name}, %{status}',
    toReview: '1 AI result to review |||| %{smart_count} AI results to review',
    misfit:
      '1 observation whose skeleton does not fit |||| %{smart_count} observations whose skeleton does not fit',
    before: '%{count} in the previous month |||| %{count} in the previous %{smart_count} months',
  },
  steps: { day: 'By day.', week: 'By week.', month: 'By month.' },
  stepsCut: {
    day: 'By day; the first and last may be partial.',
    week: 'By week; the first and last may be partial.',
    month: 'By month; the first and last may be partial.',
  },
  bucket: '%{days}: %{total} in total, %{correct} correct, %{incorrect} incorrect',
} as const

export const choices = {
  first: 'Showing the first %{count}. Type to find others.',
  loading: 'Loading…',
  none: 'No matches',
  all: 'All',
  unknown: 'Unknown',
  failed: 'The choices could not be loaded. Close and open again to retry.',
  open: 'Open %{label}',
  close: 'Close %{label}',
  clear: 'Clear %{label}',
} as const

export const days = {
  all: 'All days',
  until: 'Until %{day}',
  from: 'From %{day}',
} as const

export const uploads = {
  choose: { video: 'Choose video', image: 'Choose image' },
  replace: { video: 'Replace video', image: 'Replace image' },
  one: { video: 'Choose one video only.', image: 'Choose one image only.' },
  removed: {
    video: 'The video will be removed when you save.',
    image: 'The image will be removed when you save.',
  },
  ready: '%{name} is ready and will be used when you save.',
  readyUnnamed: {
    video: 'A new video is ready and will be used when you save.',
    image: 'A new image is ready and will be used when you save.',
  },
  newImage: 'The new image',
  currentImage: 'The current image',
  remove: 'Remove',
  keep: 'Keep it',
  drop: 'or drop it here',
  progress: 'Uploading %{name}… %{percent}%',
  uploading: 'Uploading %{name}',
  failed: 'The file could not be uploaded. Check your connection and choose it again.',
} as const

/** Names of the principles are the same in every language. */
export const principles = {
  instruction: {
    INSIDE_BASE:
      'Inside Base: stand with one foot forward and bring the load close to your body, over the space between your feet.',
    BIG_ENGINES:
      'Big Engines: bend your knees, keep your back straight and lift with the strong muscles of your legs.',
    TURN_NOT_TWIST:
      'Turn Not Twist: step round with your feet, so that your head, hips and the load turn together and your back does not twist.',
    DIP_N_DRIVE:
      "Dip n' Drive: bend your knees to get low behind the load, keep your back straight and drive it forward with your legs.",
  },
  gist: {
    INSIDE_BASE: 'Load close, feet apart',
    BIG_ENGINES: 'Legs lift, back stays straight',
    TURN_NOT_TWIST: 'Feet and load turn together',
    DIP_N_DRIVE: 'Get low, push with the legs',
  },
} as const
