/** Every label of the app in English, keyed the way react-admin looks them up. */
import type { TranslationMessages } from 'react-admin'
import { auditLabels } from './auditLabels.ts'
import { enumLabels } from './enumLabels.ts'
import { raWords } from './raWords.ts'
import { resourceLabels } from './resourceLabels.ts'

export const en: TranslationMessages = {
  ra: raWords,
  resources: { ...resourceLabels, auditlog: auditLabels },
  enums: enumLabels,
  menu: {
    label: 'Main',
    dashboard: 'Dashboard',
    clientOverview: 'Client Overview',
    clients: 'Clients',
    locations: 'Locations',
    departments: 'Departments',
    users: 'Users',
    tasks: 'Tasks',
    campaigns: 'Campaigns',
    observations: 'Observations',
    gbsLibrary: 'GBS Library',
    help: 'Help',
    terms: 'T&Cs',
    privacy: 'Privacy Policy',
  },
  clientPicker: {
    label: 'Client',
    active: 'Active',
    disabled: 'Disabled',
    none: 'No client has this name',
    failed: 'The clients could not be loaded. Open the list to try again.',
  },
  list: {
    pages: 'Pages',
    showDeleted: 'Show deleted',
    importCsv: 'Import CSV',
    importEmployeeIds: 'Import employee IDs',
    exportCsv: 'CSV',
    exportExcel: 'Excel',
    exporting: 'Exporting…',
    exportingRows: 'Exporting %{done} of %{total}',
    exported: '1 row exported |||| %{count} rows exported',
    exportFailed: 'The export failed and nothing was saved. %{reason}',
    tryAgain: 'Try again',
    sort: 'Sort',
    selectPage: 'Select all on this page',
    selectRow: 'Select %{name}',
    alreadyDeleted: '%{name} is deleted already',
    mayNotDelete: 'You may not delete %{name}',
    chosen: '%{count} of %{rows} selected',
    chosenElsewhere: '%{count} selected, %{here} of them on this page',
    delete: 'Delete %{count} %{noun}',
    deleted: '1 record deleted |||| %{smart_count} records deleted',
    nothingDeleted: 'Nothing was deleted. %{reason}',
  },
  notifications: {
    title: 'Notifications',
    unread: 'Notifications, %{count} unread',
    none: 'Nothing yet. Reminders of campaigns and finished work appear here.',
    failed: 'The notifications could not be loaded.',
    more: 'Show more',
  },
  page: { notAvailableYet: 'Not available yet' },
}
