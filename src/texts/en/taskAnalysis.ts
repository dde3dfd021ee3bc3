/** Texts of the comparison of tasks and places. */
export const taskAnalysis = {
  title: 'Tasks and places',
  intro:
    'Where many different people find the same principle hard, look at the task, not at a person. Each task is compared with what the same people do elsewhere.',
  failed: 'The comparison could not be loaded.',
  by: { label: 'Compare', TASK: 'Tasks', LOCATION: 'Places' },
  namesHidden: 'Your company has chosen that nothing on this page leads to people’s names.',
  sample:
    'There are so many observations that a sample of %{people} people is compared, always the same ones. Numbers of people are those of the sample; shares count every observation.',
  none: {
    title: 'Nothing to compare yet',
    text: 'There are no observations of people in this period and these places.',
  },
  answer: {
    title: 'What stands out',
    lookAt: 'Look first at %{name}',
    named:
      '%{name}: %{principle} is incorrect in %{share} of observations of %{people} people. The same people would be expected to reach %{expected} here.',
    clear: 'No task or place stands out. What differs between them is no more than chance.',
    look: 'Look at this task',
    lookPlace: 'Look at this place',
    observers:
      'How strictly its observers judge elsewhere is counted in. Look at who observed, too: somebody who observes nothing else cannot be compared.',
  },
  chart: {
    title: 'Share incorrect, with limits',
    principle: 'Principle',
    note: 'Grey: the range chance alone would explain. Line: company average, %{centre}. Results for fewer than 5 people are hidden.',
    noCentre: 'Fewer than 5 people were observed for this principle.',
    row: '%{name}: %{share} incorrect, limits %{low} to %{high}',
    rowAbove: '%{name}: %{share} incorrect, above its limits of %{low} to %{high}',
    rowUncompared: '%{name}: %{share} incorrect, too few observations to compare',
  },
  table: {
    title: 'How sure it is',
    hint: 'The surest first. Named are those outside their limits that many people share.',
    caption: 'Tasks or places by principle, the surest first',
    name: 'Task or place',
    observations: 'Observations',
    people: 'People',
    incorrect: 'Incorrect',
    share: 'Share incorrect (95% interval)',
    expected: 'Expected',
    limits: 'Limits',
    fewPeople: 'Fewer than 5 people',
    fewOfSample: 'Fewer than 5 people in the sample',
    notCompared: 'Too few to compare',
    fewInSample: 'Too few in the sample',
    incorrectOf:
      '%{smart_count} incorrect observation: %{name}, %{principle} |||| %{smart_count} incorrect observations: %{name}, %{principle}',
    all: 'Show all %{count}',
  },
  /** Headings of the file. */
  export: {
    named: 'Look at this',
    share: 'Share incorrect',
    intervalLow: '95% interval, from',
    intervalHigh: '95% interval, to',
    limitLow: 'Lower limit',
    limitHigh: 'Upper limit',
  },
  prompts: {
    title: 'Questions to look with',
    hint: 'Stand beside the task and look. These are questions, not a score.',
    handDistance:
      'How far from the body are the hands at the start and at the end? What keeps people from stepping closer?',
    verticalZone:
      'Is anything picked up below the knees or put down above the shoulders? Could it stand higher or lower?',
    twist: 'Where do people turn? Does the load start or end beside or behind them?',
    sidewaysBend: 'Do people bend sideways or carry with one hand?',
    weight: 'How heavy is the load? Could it be smaller, shared or moved by a device?',
    frequency: 'How often a minute, and for how long without a break?',
    grip: 'Can it be held well with both hands? Are there handles?',
    floor: 'Is the floor dry, even and clear? Are there steps, edges or slopes?',
    obstacles: 'What stands in the way: pallets, bins, cables, too little room for the feet?',
    carryDistance: 'How far is it carried, pushed or pulled? Could it start nearer?',
    wheels: 'Do the wheels run easily? Are they the right ones for this floor?',
    handleHeight: 'Are the handles between hip and elbow height, for tall and small people?',
  },
} as const
