/** react-admin’s own texts that a screen can show. */
import { messages } from './messages.ts'

export const app = {
  ra: {
    action: {
      back: 'Back',
      cancel: 'Cancel',
      clear_input_value: 'Clear value',
      confirm: 'Confirm',
      create: 'Create',
      delete: 'Delete',
      edit: 'Edit',
      save: 'Save',
      search: 'Search',
      undo: 'Undo',
      unselect: 'Unselect',
      close: 'Close',
      open_menu: 'Open menu',
    },
    page: {
      create: 'Add %{name}',
      edit: 'Edit %{recordRepresentation}',
      list: '%{name}',
      loading: 'Loading',
      show: '%{recordRepresentation}',
    },
    input: {
      password: {
        toggle_visible: 'Hide password',
        toggle_hidden: 'Show password',
      },
    },
    message: {
      bulk_delete_content: messages.deletionText,
      bulk_delete_title: messages.deletionTitle,
      delete_content: 'Delete this? It will no longer appear in lists and figures.',
      delete_title: messages.deletionTitle,
      invalid_form: 'Check the highlighted fields.',
      select_all_limit_reached:
        'There are too many records to select them all. Only the first %{max} were selected.',
    },
    navigation: {
      page: 'Go to page %{page}',
      first: 'Go to first page',
      last: 'Go to last page',
      page_rows_per_page: 'Rows per page:',
      skip_nav: 'Skip to content',
    },
    sort: {
      sort_by: 'Sort by %{field_lower_first} %{order}',
      ASC: 'ascending',
      DESC: 'descending',
    },
    auth: {
      auth_check_error: 'Sign in to continue',
      logout: 'Logout',
    },
    notification: {
      updated: 'Record saved |||| %{smart_count} records saved',
      created: 'Record added',
      deleted: 'Record deleted |||| %{smart_count} records deleted',
      item_doesnt_exist: messages.notFound,
      http_error: messages.unreachable,
      i18n_error: 'This language could not be loaded',
      logged_out: 'Your session has ended. Sign in again.',
      not_authorized: messages.forbidden,
    },
    validation: {
      required: 'Required',
      minLength: 'Must be at least %{min} characters',
      maxLength: 'Must be at most %{max} characters',
      minValue: 'Must be at least %{min}',
      maxValue: 'Must be at most %{max}',
      number: 'Must be a number',
      email: 'Must be a valid email address',
      oneOf: 'Must be one of: %{options}',
      regex: 'Must match this pattern: %{pattern}',
    },
    configurable: {
      customize: 'Customise',
    },
  },
} as const
