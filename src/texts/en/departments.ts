/** Departments. */
export const app = {
  menu: {
    departments: 'Departments',
  },
  resources: {
    departments: {
      name: 'Department |||| Departments',
      action: {
        create: 'Add department',
        edit: 'Edit department',
        delete: 'Delete department',
        restore: 'Restore department',
        deleteMany: 'Delete 1 department |||| Delete %{smart_count} departments',
        restoreMany: 'Restore 1 department |||| Restore %{smart_count} departments',
        existing: {
          edit: 'Edit the existing department',
          show: 'Open the existing department',
        },
      },
      fields: {
        id: 'ID',
        created_at: 'Added',
        updated_at: 'Changed',
        deleted_at: 'Deleted',
        name: 'Name',
        parent_department: {
          name: 'Parent',
        },
        locations: 'Locations',
        observation_count: 'Observations',
        parent_department_id: 'Parent',
        children: 'Departments inside',
        observation_count_inside: 'Observations, including departments inside',
        only_this: 'Only in this department',
      },
      notifications: {
        created: 'Department added.',
        updated: 'Department saved.',
        deleted: 'Department deleted. |||| %{smart_count} departments deleted.',
        restored: 'Department restored. |||| %{smart_count} departments restored.',
      },
    },
  },
  emptyList: {
    departments: {
      text: 'There are no departments yet.',
      add: 'Add department',
    },
  },
  deletion: {
    effects: {
      departments: {
        locations: '1 department is there |||| %{smart_count} departments are there',
        departments: '1 department is part of it |||| %{smart_count} departments are part of it',
      },
    },
  },
} as const

export const pages = {
  departments: {
    section: 'Department',
    parentHint: 'The department this one is part of.',
    locationsHint: 'The department is at these locations and all locations inside them.',
    locations: 'Locations',
    noLocations: 'This department has no locations, so it cannot be chosen for observations.',
  },
} as const
