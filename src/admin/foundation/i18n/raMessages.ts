/** react-admin's own texts, overridden where ours differ. */
import englishMessages from 'ra-language-english'
import type { TranslationMessages } from 'react-admin'
import { MESSAGES } from '#domain/messages.ts'

const { ra } = englishMessages

export const raMessages: TranslationMessages['ra'] = {
  ...ra,
  action: { ...ra.action, back: 'Back', delete: 'Delete', cancel: 'Cancel' },
  auth: {
    ...ra.auth,
    auth_check_error: 'Sign in to continue',
    sign_in_error: MESSAGES.wrongLogin,
    logout: 'Logout',
  },
  message: {
    ...ra.message,
    access_denied: MESSAGES.noAccessToPage,
    bulk_delete_title: MESSAGES.deletionTitle,
    bulk_delete_content: MESSAGES.deletionText,
    delete_title: MESSAGES.deletionTitle,
    delete_content: MESSAGES.deletionText,
    error: 'This page could not be displayed. Reload it or go back.',
    invalid_form: 'Check the highlighted fields.',
    not_found: 'This page does not exist.',
    unsaved_changes: 'Your changes are not saved. Leave anyway?',
  },
  navigation: {
    ...ra.navigation,
    no_results: MESSAGES.noResults,
    no_filtered_results: MESSAGES.noResults,
    no_more_results: 'Page %{page} does not exist. Go to the previous page.',
    page_range_info: '%{offsetBegin}–%{offsetEnd} of %{total}',
    skip_nav: 'Skip to content',
  },
  notification: {
    ...ra.notification,
    bad_item: 'This record cannot be displayed',
    item_doesnt_exist: MESSAGES.notFound,
    http_error: MESSAGES.unreachable,
    data_provider_error: MESSAGES.unexpected,
    logged_out: 'Your session has ended. Sign in again.',
    not_authorized: MESSAGES.forbidden,
    offline: MESSAGES.noConnection,
  },
  page: {
    ...ra.page,
    access_denied: MESSAGES.noAccessToPage,
    not_found: 'Page not found',
    error: MESSAGES.unexpected,
    create: 'Add %{name}',
    edit: 'Edit %{recordRepresentation}',
    show: '%{recordRepresentation}',
    empty: MESSAGES.noResults,
  },
}
