/** The search over everything. */
export const app = {
  search: {
    title: 'Search',
    keys: 'Ctrl+K',
    keysOnMac: '⌘K',
  },
} as const

export const pages = {
  search: {
    placeholder: 'Search',
    hint: 'Type a name, a date such as %{date}, or what you want to do.',
    usage: '↑ ↓ to choose · Enter to open · Esc to close',
    results: '1 result |||| %{smart_count} results',
    none: 'Nothing found for “%{search}”.',
    failed: 'Search failed. Try again.',
    offline: 'No connection. Searching only what is stored on this device.',
    nobody: 'No name',
    opened: 'Recent',
    pages: 'Pages',
    actions: 'Actions',
    onDevice: 'On this device',
    ofDay: 'Observations on %{date}',
    kinds: {
      PERSON: 'People',
      LOCATION: 'Locations',
      DEPARTMENT: 'Departments',
      TASK: 'Tasks',
      CAMPAIGN: 'Campaigns',
      GUIDANCE_VIDEO: 'Guidance videos',
      OBSERVATION: 'Observations',
      CLIENT: 'Clients',
    },
    all: {
      PERSON: 'All people found',
      LOCATION: 'All locations found',
      DEPARTMENT: 'All departments found',
      TASK: 'All tasks found',
      CAMPAIGN: 'All campaigns found',
      GUIDANCE_VIDEO: 'All guidance videos found',
      OBSERVATION: 'All observations found',
      CLIENT: 'All clients found',
    },
    aiAccuracy: 'AI accuracy',
    words: {
      review: 'check AI results',
      mode: 'dark mode, light mode, theme, appearance',
      language: 'change language, translation',
      secondFactor: 'two-factor, 2FA, MFA, authenticator',
      devices: 'sessions, sign out everywhere',
    },
    add: {
      allobservations: 'Add observation',
      users: 'Add user',
      locations: 'Add location',
      departments: 'Add department',
      tasks: 'Add task',
      campaigns: 'Add campaign',
      gbslibrary: 'Add GBS video',
      clients: 'Add client',
    },
    import: {
      users: 'Import users',
      employeeIds: 'Import employee IDs',
      locations: 'Import locations',
      departments: 'Import departments',
    },
    export: {
      allobservations: {
        EXCEL: 'Export observations as Excel',
        CSV: 'Export observations as CSV',
      },
      users: {
        EXCEL: 'Export users as Excel',
        CSV: 'Export users as CSV',
      },
    },
  },
} as const
