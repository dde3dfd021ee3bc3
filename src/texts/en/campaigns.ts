/** Campaigns and their rounds. */
export const app = {
  menu: {
    campaigns: 'Campaigns',
  },
  resources: {
    campaigns: {
      name: 'Campaign |||| Campaigns',
      action: {
        create: 'Add campaign',
        edit: 'Edit campaign',
        delete: 'Delete campaign',
        restore: 'Restore campaign',
        deleteMany: 'Delete 1 campaign |||| Delete %{smart_count} campaigns',
        restoreMany: 'Restore 1 campaign |||| Restore %{smart_count} campaigns',
        existing: {
          edit: 'Edit the existing campaign',
          show: 'Open the existing campaign',
        },
      },
      fields: {
        id: 'ID',
        created_at: 'Added',
        updated_at: 'Changed',
        deleted_at: 'Deleted',
        name: 'Name',
        start_date: 'Start date',
        end_date: 'End date',
        frequency: 'Frequency',
        task: {
          name: 'Task',
        },
        department: {
          name: 'Department',
        },
        location: {
          name: 'Location',
        },
        observation_count: 'Observations',
        state: 'State',
        progress: 'People observed',
        type: 'Type of campaign',
        num_observations_required: 'Observations required',
        reminder_alert_user_level: 'Reminders go to',
        app_notifications_enabled: 'App reminders',
        email_notifications_enabled: 'Email reminders',
        notification_frequency: 'Reminder frequency',
        observed_user_count: 'Observed users',
        not_observed_user_count: 'Users not observed',
        obstacles: 'Blocked because',
        has_selected_users: 'Specific users',
        leaves_out_people_without_places:
          'Leave out people with no assigned location or department',
        selected_users: 'Users',
        audience: 'People',
        reminders: 'Reminders',
        occurrences: 'Rounds',
        locationDepartment: 'Location and department',
      },
      notifications: {
        created: 'Campaign added.',
        updated: 'Campaign saved.',
        deleted: 'Campaign deleted. |||| %{smart_count} campaigns deleted.',
        restored: 'Campaign restored. |||| %{smart_count} campaigns restored.',
      },
    },
  },
  emptyList: {
    campaigns: {
      text: 'There are no campaigns yet.',
      add: 'Add campaign',
    },
  },
  deletion: {
    effects: {
      campaigns: {
        clients: '1 campaign stops |||| %{smart_count} campaigns stop',
        users: '1 campaign is for them |||| %{smart_count} campaigns are for them',
        locations: '1 campaign will be blocked |||| %{smart_count} campaigns will be blocked',
        departments: '1 campaign will be blocked |||| %{smart_count} campaigns will be blocked',
        tasks: '1 campaign will be blocked |||| %{smart_count} campaigns will be blocked',
      },
    },
  },
  campaigns: {
    observedOfAll: '%{done} of %{all}',
    blocked: 'Blocked: %{reasons}',
    noTask: 'No task',
  },
} as const

export const pages = {
  campaigns: {
    editOf: 'Edit %{name}',
    blockedMeans:
      'Blocked: %{reasons}. It cannot be chosen for observations and sends no reminders until you restore what is missing or change the campaign.',
    noEnd: 'No end',
    allLocations: 'All locations',
    allDepartments: 'All departments',
    everyone: 'Everyone in the company',
    required: '%{count} per person',
    steps: {
      form: 'Campaign',
      locdep: 'Location and department',
      users: 'Users',
      review: 'Review',
    },
    form: {
      campaign: 'Campaign',
      required: 'Per person, in each round. Leave empty for 1.',
      task: 'Observations of this campaign are about this task only.',
      schedule: 'Schedule',
      endDate: 'Leave empty for no end date.',
      frequency: 'How often the campaign repeats from the start date.',
      who: 'Who is included',
      whoMeans: 'If both are off, the campaign is for everyone in the company.',
      byPlace: 'Everyone who works at certain places. You choose the places in the next step.',
      byPerson: 'You choose the people in the next step.',
      reminders: 'Reminders',
      remindersMean: 'For people who still have observations to do.',
      app: 'Shown under the bell icon.',
      email: 'At 08:00 in the client’s time zone.',
      reminderFrequency: 'Starting on the first day of each round.',
      places: 'Location and department',
      placesMean:
        'Choose a location, a department or both. The campaign is for everyone who works there.',
      location: 'Includes all locations inside it.',
      department: 'Includes all departments inside it.',
      withoutPlaces:
        'People with no assigned location or department count as belonging to all of them.',
      users: 'Specific users',
      usersMean: 'The people to observe in this campaign.',
      usersHint: 'Type a name, email or employee ID to find someone.',
    },
    change: {
      campaign: 'Change campaign',
      reminders: 'Change reminders',
      who: 'Change who is included',
    },
    channels: {
      app: 'App',
      email: 'Email',
      both: 'App and email',
      none: 'Off',
    },
    progress: {
      title: 'Progress',
      hint: 'People who have all their observations, by round.',
      occurrences: 'Rounds',
      earlier: 'Show earlier',
      people:
        '%{done} of %{smart_count} person observed |||| %{done} of %{smart_count} people observed',
      observations: '%{smart_count} observation |||| %{smart_count} observations',
      open: 'Not observed (%{count})',
      noneOpen: 'Everyone has been observed.',
      nobody: 'This campaign includes no one.',
      done: 'Observed (%{count})',
      noneDone: 'No one has been observed yet.',
    },
    people: {
      title: 'People',
      none: 'No one is included yet.',
      included: '%{smart_count} person. |||| %{smart_count} people.',
      toObserve:
        '%{smart_count} person to observe in each round. |||| %{smart_count} people to observe in each round.',
      toRemind: '%{smart_count} person to remind. |||| %{smart_count} people to remind.',
      chosen: '%{count} selected',
      pages: 'Pages, %{title}',
      previous: 'Previous',
      next: 'Next',
      range: '%{from}–%{to}',
      rangeOfAll: '%{from}–%{to} of %{total}',
      leftOut: {
        locations:
          '%{smart_count} person with no assigned location is left out. |||| %{smart_count} people with no assigned location are left out.',
        departments:
          '%{smart_count} person with no assigned department is left out. |||| %{smart_count} people with no assigned department are left out.',
        both: '%{smart_count} person with no assigned location or department is left out. |||| %{smart_count} people with no assigned location or department are left out.',
      },
      everywhere: {
        locations:
          '%{smart_count} of them has no assigned location and counts as being at all locations. |||| %{smart_count} of them have no assigned location and count as being at all locations.',
        departments:
          '%{smart_count} of them has no assigned department and counts as being in all departments. |||| %{smart_count} of them have no assigned department and count as being in all departments.',
        both: '%{smart_count} of them has no assigned location or no assigned department, and counts as belonging to all. |||| %{smart_count} of them have no assigned location or no assigned department, and count as belonging to all.',
      },
    },
    planned: {
      title: 'Rounds',
      next: 'The next %{count} are shown.',
      runs: 'Runs once. |||| Runs %{smart_count} times.',
      all: 'Show all %{count}',
      goesOn: 'No end date: the rounds continue.',
    },
    reminderDays: {
      once: 'Reminders on %{day}',
      daily: 'Reminders every day',
      weekly: 'Reminders every %{weekday} from %{day}',
      monthly: 'Reminders on day %{date} of every month from %{day}',
      monthEnd:
        'Reminders on day %{date} of every month, or the last day if the month is shorter, from %{day}',
    },
  },
} as const
