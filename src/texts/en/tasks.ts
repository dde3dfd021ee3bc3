/** Texts of the list, the pages and the form of tasks. */
export const tasks = {
  back: 'Back to tasks',
  title: 'Task',
  kinds: {
    LIFTING: 'Lifting',
    PUSHING: 'Pushing',
    PULLING: 'Pulling',
    PUSHING_AND_PULLING: 'Pushing and pulling',
  },
  defaultFor: {
    LIFTING: 'Default for lifting.',
    PUSHING: 'Default for pushing.',
    PULLING: 'Default for pulling.',
    PUSHING_AND_PULLING: 'Default for pushing and pulling.',
  },
  ownPrinciples: 'This task uses its own list instead of the default.',
  defaultPrinciples: 'Default for this task: %{names}.',
  guidanceVideo: 'Guidance video',
  access: 'Locations and people',
  allLocations: 'All locations',
  allDepartments: 'All departments',
  morePlaces: '+ %{count} more',
  everyone: 'Everyone there',
  form: {
    questions: 'Observation questions',
    locations: 'Leave empty for all. A location includes those inside it.',
    departments: 'Leave empty for all. A department includes those inside it.',
    users: 'Leave empty for everyone there.',
    guidance: 'Guidance',
    video: 'Shown to people who observe this task. Videos come from the GBS Library.',
  },
} as const
