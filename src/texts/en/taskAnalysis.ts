/** Tasks and places: where many people’s results are incorrect. */
export const app = {
  menu: {
    taskAnalysis: 'Tasks and places',
  },
} as const

export const pages = {
  taskAnalysis: {
    title: 'Tasks and places',
    intro:
      'Where many different people find the same principle hard, look at the task, not at a person. Each task is compared with what the same people do elsewhere.',
    failed: 'The comparison could not be loaded.',
    by: {
      label: 'Compare',
      TASK: 'Tasks',
      LOCATION: 'Places',
    },
    namesHidden: 'Your company has chosen to hide names on this page.',
    sample:
      'With so many observations, a fixed sample of %{people} people is compared. Numbers of people are from the sample; percentages cover all observations.',
    none: {
      title: 'Nothing to compare yet',
      text: 'There are no observations of people in this period at these places.',
    },
    answer: {
      title: 'What stands out',
      lookAt: 'Look first at %{name}',
      named:
        '%{principle} is incorrect in %{share} of observations of %{people} people. From how the same people do elsewhere, we would expect %{expected}.',
      clear: 'No task or place stands out. The differences between them are no more than chance.',
      improved: 'Improved, keep watching: %{name}',
      watch: 'Keep watching: %{name}',
      countedSince: 'Counted since the action on %{day}.',
      look: 'Look at this task',
      lookPlace: 'Look at this place',
      observers:
        'This allows for how strict the observers are elsewhere. Also check who observed: someone who observes only this cannot be compared.',
    },
    chart: {
      title: '% incorrect, with expected range',
      principle: 'Principle',
      note: 'Grey: the range chance alone would explain. Line: company average, %{centre}. Results for fewer than 5 people are hidden.',
      noCentre: 'Fewer than 5 people were observed for this principle.',
      row: '%{name}: %{share} incorrect, expected %{low} to %{high}',
      rowAbove: '%{name}: %{share} incorrect, above the expected range of %{low} to %{high}',
      rowUncompared: '%{name}: %{share} incorrect, too few observations to compare',
    },
    table: {
      title: 'How certain the results are',
      hint: 'Most certain first. Tasks and places outside the expected range for many people are marked.',
      caption: 'Tasks or places by principle, most certain first',
      name: 'Task or place',
      observations: 'Observations',
      people: 'People',
      incorrect: 'Incorrect',
      share: '% incorrect (95% interval)',
      expected: 'Expected',
      limits: 'Expected range',
      fewPeople: 'Fewer than 5 people',
      fewOfSample: 'Fewer than 5 people in the sample',
      notCompared: 'Too few to compare',
      fewInSample: 'Too few in the sample',
      incorrectOf:
        '%{smart_count} observation with an incorrect result: %{name}, %{principle} |||| %{smart_count} observations with an incorrect result: %{name}, %{principle}',
      all: 'Show all %{count}',
    },
    /** Headings of the file. */
    export: {
      named: 'Look at this',
      share: '% incorrect',
      intervalLow: '95% interval, from',
      intervalHigh: '95% interval, to',
      limitLow: 'Expected range, from',
      limitHigh: 'Expected range, to',
    },
    prompts: {
      title: 'Questions to ask on site',
      hint: 'Watch the task being done. These are questions, not a score.',
      handDistance:
        'How far from the body are the hands at the start and at the end? What keeps people from stepping closer?',
      verticalZone:
        'Is anything picked up below the knees or put down above the shoulders? Could it stand higher or lower?',
      twist: 'Where do people turn? Does the load start or end beside or behind them?',
      sidewaysBend: 'Do people bend sideways or carry with one hand?',
      weight: 'How heavy is the load? Could it be smaller, shared or moved by a device?',
      frequency: 'How often per minute, and for how long without a break?',
      grip: 'Can it be held well with both hands? Are there handles?',
      floor: 'Is the floor dry, even and clear? Are there steps, edges or slopes?',
      obstacles: 'What stands in the way: pallets, bins, cables, too little room for the feet?',
      carryDistance: 'How far is it carried, pushed or pulled? Could it start nearer?',
      wheels: 'Do the wheels run easily? Are they the right ones for this floor?',
      handleHeight: 'Are the handles between hip and elbow height, for tall and short people?',
    },
  },
} as const
