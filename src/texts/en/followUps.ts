/** Follow-ups: coaching after an incorrect observation. */
export const followUpResource = {
  name: 'Follow-up |||| Follow-ups',
  action: {
    create: 'Open follow-up',
    edit: 'Edit follow-up',
    delete: 'Delete follow-up',
    restore: 'Restore follow-up',
    deleteMany: 'Delete 1 follow-up |||| Delete %{smart_count} follow-ups',
    restoreMany: 'Restore 1 follow-up |||| Restore %{smart_count} follow-ups',
    existing: {
      edit: 'Edit the existing follow-up',
      show: 'Open the existing follow-up',
    },
  },
  fields: {
    id: 'ID',
    created_at: 'Opened',
    updated_at: 'Changed',
    deleted_at: 'Deleted',
    user: 'Person',
    task: {
      name: 'Task',
    },
    location: {
      name: 'Location',
    },
    department: {
      name: 'Department',
    },
    principles: 'To work on',
    coach: 'Coach',
    due_date: 'Due',
    is_overdue: 'Overdue',
    state: 'State',
    gbs_video: 'Guidance video',
    note: 'Note',
    agreed: 'What was agreed',
    opened_by: 'Opened by',
    seen_at: 'Seen',
    coached_at: 'Coached',
    closed_at: 'Closed',
    reopened_count: 'Reopened',
    escalated_at: 'Super users told',
    observation_id: 'Observation',
    closed_by_observation_id: 'Closed by',
  },
  notifications: {
    created: 'Follow-up opened.',
    updated: 'Follow-up saved.',
    deleted: 'Follow-up deleted. |||| %{smart_count} follow-ups deleted.',
    restored: 'Follow-up restored. |||| %{smart_count} follow-ups restored.',
  },
} as const

export const followUps = {
  title: 'Follow-ups',
} as const
