/** Texts of saved views of the observation list. */
export const savedViews = {
  button: 'Views',
  active: 'View: %{name}',
  title: 'Saved views',
  save: 'Save this view',
  manage: 'Manage views',
  failed: 'The views could not be loaded.',
  none: 'No saved views yet.',
  name: 'Name of the view',
  nameHint: 'Keeps the filters and the order of the list.',
  submit: 'Save',
  saved: 'The view “%{name}” was saved.',
  intro:
    'A view that you get by email comes each Monday: how many observations it has, and how that changed.',
  mail: 'Mail me weekly',
  share: 'Shared in the company',
  sharedBy: 'Shared by %{name}',
  rename: 'Rename',
  renameOf: 'Rename %{name}',
  delete: 'Delete',
  deleteOf: 'Delete %{name}',
  deleteTitle: 'Delete the view “%{name}”?',
  deleteText: 'Its observations stay.',
  deleteShared:
    'Everybody in the company loses it, and those who get it by email. Its observations stay.',
  deleted: 'The view “%{name}” was deleted.',
} as const
