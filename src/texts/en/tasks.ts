/** Tasks. */
export const app = {
  menu: {
    tasks: 'Tasks',
  },
  resources: {
    tasks: {
      name: 'Task |||| Tasks',
      action: {
        create: 'Add task',
        edit: 'Edit task',
        delete: 'Delete task',
        restore: 'Restore task',
        deleteMany: 'Delete 1 task |||| Delete %{smart_count} tasks',
        restoreMany: 'Restore 1 task |||| Restore %{smart_count} tasks',
        existing: {
          edit: 'Edit the existing task',
          show: 'Open the existing task',
        },
      },
      fields: {
        id: 'ID',
        created_at: 'Added',
        updated_at: 'Changed',
        deleted_at: 'Deleted',
        name: 'Name',
        departments: 'Departments',
        locations: 'Locations',
        observation_count: 'Observations',
        users: 'Users',
        kind: 'Kind',
        is_pushing: 'Pushing',
        is_pulling: 'Pulling',
        uses_pull_tilt_take: 'Pull, tilt, take',
        show_other_observation_option: 'Show the ‘Other’ option',
        requires_manual_check: 'Requires manual check',
        task_principles: 'Principles',
        task_principles_override: 'Override principles',
        gbs_video_id: 'GBS video',
        gbs_video: 'GBS video',
        task_has_full_location_access: 'At all locations',
        task_has_full_department_access: 'In all departments',
      },
      notifications: {
        created: 'Task added.',
        updated: 'Task saved.',
        deleted: 'Task deleted. |||| %{smart_count} tasks deleted.',
        restored: 'Task restored. |||| %{smart_count} tasks restored.',
      },
    },
  },
  emptyList: {
    tasks: {
      text: 'There are no tasks yet.',
      add: 'Add task',
    },
  },
  deletion: {
    effects: {
      tasks: {
        users: '1 task is assigned to them |||| %{smart_count} tasks are assigned to them',
        locations: '1 task is done there |||| %{smart_count} tasks are done there',
        departments: '1 task is done there |||| %{smart_count} tasks are done there',
        gbslibrary: '1 task shows it |||| %{smart_count} tasks show it',
      },
    },
  },
  tasks: {
    allLocations: 'All locations',
    allDepartments: 'All departments',
    morePlaces: '+ %{count} more',
  },
} as const

export const pages = {
  tasks: {
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
    everyone: 'Everyone at these places',
    form: {
      questions: 'Observation questions',
      locations: 'Leave empty for all. A location includes those inside it.',
      departments: 'Leave empty for all. A department includes those inside it.',
      users: 'Leave empty for everyone at these places.',
      guidance: 'Guidance',
      video: 'Shown to people who observe this task. Videos come from the GBS Library.',
    },
  },
} as const
