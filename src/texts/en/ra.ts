/** react-admin's own texts, overridden where ours differ. */
import englishMessages from 'ra-language-english'
import { messages } from './messages.ts'

const { ra: own } = englishMessages

export const ra = {
  ...own,
  action: { ...own.action, back: 'Back', delete: 'Delete', cancel: 'Cancel' },
  auth: {
    ...own.auth,
    auth_check_error: 'Sign in to continue',
    sign_in_error: messages.wrongLogin,
    logout: 'Logout',
  },
  message: {
    ...own.message,
    access_denied: messages.noAccessToPage,
    bulk_delete_title: messages.deletionTitle,
    bulk_delete_content: messages.deletionText,
    delete_title: messages.deletionTitle,
    delete_content: messages.deletionText,
    error: 'This page could not be displayed. Reload it or go back.',
    invalid_form: 'Check the highlighted fields.',
    not_found: 'This page does not exist.',
    unsaved_changes: 'Your changes are not saved. Leave anyway?',
  },
  navigation: {
    ...own.navigation,
    no_results: messages.noResults,
    no_filtered_results: messages.noResults,
    no_more_results: 'Page %{page} does not exist. Go to the previous page.',
    page_range_info: '%{offsetBegin}–%{offsetEnd} of %{total}',
    skip_nav: 'Skip to content',
  },
  notification: {
    ...own.notification,
    bad_item: 'This record cannot be displayed',
    item_doesnt_exist: messages.notFound,
    http_error: messages.unreachable,
    data_provider_error: messages.unexpected,
    logged_out: 'Your session has ended. Sign in again.',
    not_authorized: messages.forbidden,
    offline: messages.noConnection,
  },
  page: {
    ...own.page,
    access_denied: messages.noAccessToPage,
    not_found: 'Page not found',
    error: messages.unexpected,
    create: 'Add %{name}',
    edit: 'Edit %{recordRepresentation}',
    show: '%{recordRepresentation}',
    empty: messages.noResults,
  },
}
