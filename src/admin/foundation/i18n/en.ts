/** English labels of the app, keyed the way react-admin looks them up. */
import type { TranslationMessages } from 'react-admin'
import { lowerFirst } from '../format/lowerFirst.ts'
import { auditLabels, jobLabels, resourceLabels } from './resourceLabels.ts'
import { analysisLabels, judgeAgainLabels } from './analysisLabels.ts'
import { dataProtectionLabels } from './dataProtectionLabels.ts'
import { deletionLabels } from './deletionLabels.ts'
import { modelCardLabels } from './modelCardLabels.ts'
import { contestLabels, myDataLabels, recordingViewLabels } from './privacyLabels.ts'
import { qrLabels } from './qrLabels.ts'
import { enumLabels } from './enumLabels.ts'
import { securityLabels } from './securityLabels.ts'
import { raMessages } from './raMessages.ts'
import { statusLabels } from './statusLabels.ts'
import { todayLabels } from './todayLabels.ts'

export const en: TranslationMessages = {
  ra: raMessages,
  resources: { ...withNotifications(), auditlog: auditLabels, jobs: jobLabels },
  enums: enumLabels,
  analysis: analysisLabels,
  contests: contestLabels,
  myData: myDataLabels,
  dataProtection: dataProtectionLabels,
  recordingViews: recordingViewLabels,
  security: securityLabels,
  qr: qrLabels,
  today: todayLabels,
  status: statusLabels,
  judgeAgain: judgeAgainLabels,
  modelCard: modelCardLabels,
  menu: {
    label: 'Main',
    shortcuts: 'Shortcuts',
    add: 'Add',
    account: 'Your account',
    dashboard: 'Dashboard',
    clientOverview: 'Client Overview',
    clients: 'Clients',
    status: 'Status',
    locations: 'Locations',
    departments: 'Departments',
    users: 'Users',
    tasks: 'Tasks',
    campaigns: 'Campaigns',
    observations: 'Observations',
    today: 'Today',
    gbsLibrary: 'GBS Library',
    auditLog: 'Audit log',
    help: 'Help',
    terms: 'T&Cs',
    privacy: 'Privacy Policy',
  },
  clientPicker: {
    label: 'Client',
    active: 'Active',
    disabled: 'Disabled',
    none: 'No clients found',
    failed: 'The clients could not be loaded. Open the list to try again.',
  },
  form: {
    length: '%{length} of %{limit} characters',
    notSaved: 'Your changes are not saved.',
    editExisting: 'Edit the existing %{noun}',
    openExisting: 'Open the existing %{noun}',
  },
  appUpdate: { ready: 'A new version is ready.', reload: 'Reload', later: 'Later' },
  page: {
    redirectedHome: 'You do not have access to the page you asked for. This is your home page.',
    noRole: 'Ask your administrator to give you a role.',
    noRoleFrom: 'Ask your administrator to give you a role: %{names}.',
    askForAccess: 'Ask your administrator for access.',
    askForAccessFrom: 'Ask your administrator for access: %{names}.',
  },
  chunk: {
    failed: 'This part of the page could not be loaded.',
    reload: 'Reload the page',
  },
  connection: {
    lost: 'No connection.',
    lostSince: 'No connection. As of %{time}.',
  },
  list: {
    pages: 'Pages',
    tools: 'List tools',
    sortBy: 'Sort by %{field} %{order}',
    daysIn: 'Days in %{zone}',
    rowsPerPage: '%{count} per page',
    showDeleted: 'Show deleted',
    columns: 'Columns',
    columnsShown: 'Columns (%{shown} of %{count})',
    columnsReset: 'Reset columns',
    importCsv: 'Import CSV',
    importEmployeeIds: 'Import employee IDs',
    exportCsv: 'CSV',
    exportExcel: 'Excel',
    exporting: 'Exporting…',
    exportingRows: 'Exporting %{done} of %{total}',
    exportWaiting: 'Waiting to start…',
    exportUnheard: 'No connection. Your export is still running; checking again…',
    exportGoesOn: 'You can leave this page. Your export will appear under',
    exported: '1 row exported. |||| %{count} rows exported.',
    exportFailed: 'The export failed. %{reason}',
    tryAgain: 'Try again',
    summaryOfFilter: '%{range}, as the list is filtered.',
    summaryOfRange: '%{range}. The list is not limited to this range.',
    notApplied: 'Not applied yet: %{names}',
    results: '1 result |||| %{count} results',
    moreResults: 'More than %{count} results',
    rangeOfMore: '%{from}–%{to} of more than %{count}',
    selectPage: 'Select all on this page',
    selectRow: 'Select %{name}',
    selectDeletedRow: 'Select %{name} (deleted)',
    mayNotDelete: 'You do not have permission to delete %{name}',
    chosen: '%{count} of %{rows} selected',
    chosenElsewhere: '%{count} selected, %{here} of them on this page',
    delete: 'Delete %{count} %{noun}',
    nothingDeleted: 'Nothing was deleted. %{reason}',
  },
  deletion: deletionLabels,
  restore: {
    action: 'Restore',
    actionOf: 'Restore %{noun}',
    actionOfMany: 'Restore %{count} %{noun}',
    doneWithout:
      '1 record restored. Still deleted: %{names}. |||| %{smart_count} records restored. Still deleted: %{names}.',
    failed: 'Nothing was restored. %{reason}',
  },
  detail: {
    edit: 'Edit %{noun}',
    delete: 'Delete %{noun}',
    nextToReview: 'Next to review',
  },
  addObservation: {
    openTitle: 'Some principles have no answer',
    openQuestion: '%{names}: add the observation with N/A?',
    openConfirm: 'Add with N/A',
    openCancel: 'Go back',
    draftDate: 'It is dated %{date}.',
    currentTime: 'Use the current time',
    another: 'Add another: same place and task',
    queued: 'Saved on this device. It will be sent when you are back online.',
    clock: {
      fast: 'This device’s clock is %{by} fast. Date and time here are the right ones.',
      slow: 'This device’s clock is %{by} slow. Date and time here are the right ones.',
      twice: {
        first: 'The clocks show this time twice on that day. This is the first, %{offset}.',
        second: 'The clocks show this time twice on that day. This is the second, %{offset}.',
      },
      use: 'Use %{time}',
      useOther: { first: 'It was the second, %{offset}', second: 'It was the first, %{offset}' },
    },
    clientTime: 'At the company: %{time}',
    before: 'Before: %{values}',
    useAgain: 'Use again',
    unfit: 'Does not fit what is chosen now: %{values}',
    individual: 'Individual being observed',
    allCorrect: 'All correct',
    changePlace: 'Change',
    recent: 'Recent',
    recentIndividuals: 'Recent individuals',
    choicesAsOf: {
      offline: 'Choices on this device as of %{date}.',
      slow: 'The connection is slow. Choices on this device as of %{date}.',
      truncated: 'The list on this device is incomplete.',
    },
    guidanceOffline: 'No connection. The video will play when you are back online.',
  },
  imports: {
    warnings:
      'One cell looks changed by a spreadsheet. Compare it before you import: it is imported as it is. |||| Some cells look changed by a spreadsheet. Compare them before you import: they are imported as they are.',
    warningsTable: 'Cells to compare',
    changes: 'One change |||| %{count} changes',
    changesTable: 'Changes',
    downloadChanges: 'Download every change',
    topLevel: 'top level',
    all: 'all',
    empty: 'empty',
  },
  videos: {
    linkCopied: 'Link copied.',
    skeletonFailed: 'The skeleton could not be loaded.',
  },
  notifications: {
    title: 'Notifications',
    unread: 'Notifications, %{count} unread',
    none: 'No notifications yet. Campaign reminders and finished imports and exports appear here.',
    failed: 'The notifications could not be loaded.',
    more: 'Show more',
  },
  jobs: {
    title: 'Imports and exports',
    none: 'Nothing here yet. Your imports and exports will appear here.',
    toObservations: 'Go to observations',
    failed: 'Your imports and exports could not be loaded.',
    download: 'Download',
    problems: 'Rows with problems',
    again: 'Run again',
    import: 'Import',
    gone: 'The file has expired.',
    startedAgain: '%{title} was restarted.',
  },
}

/** Adds to each resource what is said when its records were saved, deleted or restored: 'Location added.' */
function withNotifications() {
  return Object.fromEntries(
    Object.entries(resourceLabels).map(([resource, labels]) => {
      const [one = '', many = ''] = labels.name.split(' |||| ')
      const ofMany = `%{smart_count} ${lowerFirst(many)}`
      const notifications = {
        created: `${one} added.`,
        updated: `${one} saved.`,
        deleted: `${one} deleted. |||| ${ofMany} deleted.`,
        restored: `${one} restored. |||| ${ofMany} restored.`,
      }
      return [resource, { ...labels, notifications }]
    }),
  )
}
