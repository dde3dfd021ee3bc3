/** Locations. */
export const app = {
  menu: {
    locations: 'Locations',
  },
  resources: {
    locations: {
      name: 'Location |||| Locations',
      action: {
        create: 'Add location',
        edit: 'Edit location',
        delete: 'Delete location',
        restore: 'Restore location',
        deleteMany: 'Delete 1 location |||| Delete %{smart_count} locations',
        restoreMany: 'Restore 1 location |||| Restore %{smart_count} locations',
        existing: {
          edit: 'Edit the existing location',
          show: 'Open the existing location',
        },
      },
      fields: {
        id: 'ID',
        created_at: 'Added',
        updated_at: 'Changed',
        deleted_at: 'Deleted',
        name: 'Name',
        parent: {
          name: 'Parent',
        },
        observation_count: 'Observations',
        parent_id: 'Parent',
        children: 'Locations inside',
        observation_count_inside: 'Observations, including locations inside',
        only_this: 'Only at this location',
      },
      notifications: {
        created: 'Location added.',
        updated: 'Location saved.',
        deleted: 'Location deleted. |||| %{smart_count} locations deleted.',
        restored: 'Location restored. |||| %{smart_count} locations restored.',
      },
    },
  },
  emptyList: {
    locations: {
      text: 'There are no locations yet.',
      add: 'Add location',
    },
  },
  deletion: {
    effects: {
      locations: {
        locations: '1 location is part of it |||| %{smart_count} locations are part of it',
      },
    },
  },
} as const

export const pages = {
  locations: {
    section: 'Location',
    parentHint: 'The location this one is part of, for example the site a hall belongs to.',
  },
} as const
