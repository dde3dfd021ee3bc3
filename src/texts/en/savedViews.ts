/** Saved views of the observation list. */
export const app = {
  savedViews: {
    button: 'Views',
    active: 'View: %{name}',
    manage: 'Manage views',
    failed: 'The views could not be loaded.',
    none: 'No saved views yet.',
    save: 'Save this view',
    sharedBy: 'Shared by %{name}',
  },
} as const

export const pages = {
  savedViews: {
    title: 'Saved views',
    name: 'Name of the view',
    nameHint: 'Saves the filters and sort order of the list.',
    submit: 'Save',
    saved: 'The view “%{name}” was saved.',
    intro: 'Emailed views arrive every Monday, with the number of observations and how it changed.',
    mail: 'Email me weekly',
    share: 'Shared with the company',
    rename: 'Rename',
    renameOf: 'Rename %{name}',
    delete: 'Delete',
    deleteOf: 'Delete %{name}',
    deleteTitle: 'Delete the view “%{name}”?',
    deleteText: 'The observations are not deleted.',
    deleteShared:
      'Everyone in the company will lose it, including those who get it by email. The observations are not deleted.',
    deleted: 'The view “%{name}” was deleted.',
  },
} as const
