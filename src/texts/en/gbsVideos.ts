/** The GBS library: guidance videos. */
export const app = {
  menu: {
    gbsLibrary: 'GBS Library',
  },
  resources: {
    gbslibrary: {
      name: 'GBS video |||| GBS videos',
      action: {
        create: 'Add GBS video',
        edit: 'Edit GBS video',
        delete: 'Delete GBS video',
        restore: 'Restore GBS video',
        deleteMany: 'Delete 1 GBS video |||| Delete %{smart_count} GBS videos',
        restoreMany: 'Restore 1 GBS video |||| Restore %{smart_count} GBS videos',
        existing: {
          edit: 'Edit the existing GBS video',
          show: 'Open the existing GBS video',
        },
      },
      fields: {
        id: 'ID',
        created_at: 'Added',
        updated_at: 'Changed',
        deleted_at: 'Deleted',
        title: 'Title',
        description: 'Description',
        file_location: 'Video',
        video_url: 'Video',
      },
      notifications: {
        created: 'GBS video added.',
        updated: 'GBS video saved.',
        deleted: 'GBS video deleted. |||| %{smart_count} GBS videos deleted.',
        restored: 'GBS video restored. |||| %{smart_count} GBS videos restored.',
      },
    },
  },
  emptyList: {
    gbslibrary: {
      text: 'There are no guidance videos yet.',
      add: 'Add video',
    },
  },
} as const

export const pages = {
  gbsVideos: {
    section: 'GBS video',
    deleted: 'Deleted',
    showMore: 'Show more',
    showLess: 'Show less',
  },
} as const
