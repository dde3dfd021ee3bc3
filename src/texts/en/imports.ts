/** Imports from CSV files. */
export const pages = {
  imports: {
    titles: {
      departments: 'Import departments',
      locations: 'Import locations',
      users: 'Import users',
      employeeIds: 'Import employee IDs',
    },
    toList: {
      departments: 'Go to departments',
      locations: 'Go to locations',
      users: 'Go to users',
      employeeIds: 'Go to users',
    },
    into: 'into %{client}',
    template: 'Download the template',
    stepsLabel: 'Steps',
    steps: {
      choose: 'Choose',
      check: 'Check',
      import: 'Import',
    },

    choose: 'Choose a file',
    chooseHint:
      'The file is checked first. You will see what would change, and nothing is imported until you confirm.',
    chooseAnother: 'Choose another file',
    limits: 'One .csv file with at most %{rows} rows and %{size} MB.',
    oneFileOnly: 'Choose one file only.',
    notCsv: '%{file} is not a .csv file. Open it in Excel or LibreOffice and save it as CSV.',
    unreadable: 'The file could not be read. Choose it again.',

    format: {
      title: 'Required columns',
      hint: 'The first row must contain these headers, in any order. Only required columns must be filled in. Other columns are ignored.',
      required: 'Required',
    },
    cells: {
      departmentName: 'Name of the department.',
      departmentParent: 'Parent department. Leave empty for none.',
      departmentLocations: 'Locations it belongs to.',
      locationName: 'Name of the location.',
      locationParent: 'Parent location. Leave empty for none.',
      firstName: 'First name. One of the two names is enough.',
      lastName: 'Last name.',
      email: 'Used to sign in.',
      employeeId: 'Company employee number.',
      level: 'User level, such as ‘Client Observer’ or CLIENT_OBSERVER.',
      userLocations: 'Locations they have access to. Leave empty for all.',
      userDepartments: 'Departments they have access to. Leave empty for all.',
      emailOfPerson: 'Email of the person.',
    },
    notes: {
      departments: 'Departments with an existing name and parent are updated, not duplicated.',
      locations: 'Locations with an existing name and parent are not duplicated.',
      parents: 'Parents can be in the same file, in any order.',
      users: 'People with an existing email are updated, not duplicated.',
      employeeIds: 'No people are added. Each row sets the employee ID of an existing person.',
      path: 'If several places share a name, write the path: Leeds > Dock. For a top-level place: > Dock.',
      list: 'Separate several names in one cell with semicolons: Leeds; Hull depot.',
    },

    preview: 'Preview',
    previewRows: 'First rows',
    encoding: 'Encoding',
    encodingHint:
      'If letters look wrong, choose how the file was saved, or save it again as CSV UTF-8.',
    encodings: {
      'utf-8': 'Unicode (UTF-8)',
      'utf-16le': 'Unicode (UTF-16)',
      'utf-16be': 'Unicode (UTF-16, big-endian)',
      'windows-1252': 'Western European (Windows-1252)',
      macintosh: 'Western European (Mac Roman)',
      'windows-1250': 'Central European (Windows-1250)',
    },
    shown: {
      all: 'The only row, read as %{encoding}. Does the text look right? |||| All %{smart_count} rows, read as %{encoding}. Does the text look right?',
      first: 'The first %{count} of %{total} rows, read as %{encoding}. Does the text look right?',
      unusual:
        '%{count} of %{total} rows, including those with unusual characters, read as %{encoding}. Does the text look right?',
    },
    check: 'Check this file',
    uploading: 'Uploading %{file}',
    stay: 'Stay on this page until the upload is finished.',

    running: {
      check: {
        title: 'Checking %{file}',
        unheard: 'No connection. The check keeps running; progress will show here again soon.',
        leave: 'You can leave this page. The check keeps running; find it under %{link}.',
      },
      import: {
        title: 'Importing %{file}',
        unheard: 'No connection. The import keeps running; progress will show here again soon.',
        leave: 'You can leave this page. The import keeps running; find it under %{link}.',
      },
    },
    progress: {
      waiting: 'Waiting to start…',
      reading: 'Reading the file…',
      read: 'Read 1 row… |||| Read %{smart_count} rows…',
      saving: 'Saving 1 row… |||| Saving %{smart_count} rows…',
      checked: 'Checked %{done} of 1 row |||| Checked %{done} of %{smart_count} rows',
    },

    counts: {
      created: '%{smart_count} new |||| %{smart_count} new',
      updated: '%{smart_count} changed |||| %{smart_count} changed',
      unchanged: '%{smart_count} unchanged |||| %{smart_count} unchanged',
    },
    noChanges: 'No changes in %{file}',
    noChangesText:
      'The only row is unchanged. Everything in this file is already in Liftwise. |||| All %{smart_count} rows are unchanged. Everything in this file is already in Liftwise.',
    ready: '%{file} is ready to import',
    noProblems: 'No problems found: %{counts}',
    invite:
      'Invite the new person by email to set a password |||| Invite the %{smart_count} new people by email to set a password',
    expired: 'The file has expired. Choose it again.',
    import: 'Import 1 row |||| Import %{smart_count} rows',
    imported: '%{file} was imported',
    importedCounts: 'Imported: %{counts}',
    importedAndInvited: 'Imported: %{counts}. Invitations are being sent.',
    another: 'Import another file',

    problems: '1 problem in %{file} |||| %{smart_count} problems in %{file}',
    problemsHint:
      'Nothing was imported. Fix these rows in your file, save it as CSV, then choose it again.',
    problemsTable: 'Problems',
    downloadProblems: 'Download rows with problems',
    unlisted: '… and %{smart_count} more in the file. |||| … and %{smart_count} more in the file.',
    columns: {
      row: 'Row',
      column: 'Column',
      value: 'Value',
      problem: 'Problem',
      record: 'Record',
      change: 'Change',
    },

    warnings:
      'A spreadsheet may have changed one cell. Check it first: it will be imported as shown. |||| A spreadsheet may have changed some cells. Check them first: they will be imported as shown.',
    warningsTable: 'Cells to check',
    changes: 'One change |||| %{smart_count} changes',
    changesTable: 'Changes',
    downloadChanges: 'Download every change',
    topLevel: 'top level',
    all: 'all',
    empty: 'empty',

    stopped: {
      check: {
        cancelled: 'The check was cancelled',
        failed: 'The check failed',
      },
      import: {
        cancelled: 'The import was cancelled',
        failed: 'The import failed',
      },
    },
    nothingImported: 'Nothing was imported from %{file}.',
    checkAgain: 'Check again',
    gone: 'This import no longer exists, or it belongs to someone else. Choose the file again.',
  },
} as const
