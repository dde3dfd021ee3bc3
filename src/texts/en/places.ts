/** Pages of locations, departments, guidance videos, and the provider's table of clients. */
export const locations = {
  section: 'Location',
  parentHint: 'The location this one is part of, for example the site of a hall.',
} as const

export const departments = {
  section: 'Department',
  parentHint: 'The department this one is part of.',
  locationsHint: 'The department is at these locations and all locations inside them.',
  locations: 'Locations',
  noLocations: 'This department has no locations, so it cannot be chosen for observations.',
} as const

export const gbsVideos = {
  section: 'GBS video',
  deleted: 'Deleted',
  showMore: 'Show more',
  showLess: 'Show less',
} as const

export const clientOverview = {
  range: 'Observations, %{range}',
  none: 'No active clients. Add the first one under Clients.',
  caption: 'Observations by client',
  columns: {
    name: 'Client',
    observations: 'Observations',
    incorrect: 'Incorrect',
    share: 'Incorrect share',
  },
} as const
