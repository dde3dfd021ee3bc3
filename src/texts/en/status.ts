/** The status page. */
export const app = {
  menu: {
    status: 'Status',
  },
} as const

export const pages = {
  status: {
    title: 'Status',
    notLoaded: 'The status could not be loaded.',
    installation: 'Installation',
    facts: {
      version: 'Liftwise',
      node: 'Node',
      database: 'Database',
      replica: 'Replica',
      files: 'Files',
      backup: 'Last backup',
      mail: 'Mail server',
    },
    replicaUsed: 'used',
    works: 'Files can be read and written.',
    filesAway: 'The file store is not responding.',
    noBackup: 'No backup is known here.',
    mailFolder: 'None: emails are written to a folder.',
    mailHeld: {
      question: 'Send emails from here?',
      explanation:
        'People in this installation will get emails from now on, including those held back in the past day.',
      text: 'This installation was restored on %{at}. It sends no emails, reminders or alerts until you allow it. If it is a copy, leave this off.',
      send: 'Send emails',
      sent: 'Emails are being sent again.',
    },
    queue: {
      title: 'Jobs',
      idle: 'No jobs are due.',
      oldest: 'A job has been waiting since %{since}.',
      uncounted:
        'Totals of 1 day are being recalculated; they are correct but load more slowly. |||| Totals of %{smart_count} days are being recalculated; they are correct but load more slowly.',
      kind: 'Kind',
      WAITING: 'Waiting',
      RUNNING: 'Running',
      FAILED: 'Failed',
    },
    mailJob: '%{mail} email',
    /** Jobs that time brings about. */
    jobs: {
      remindOfCampaign: 'Campaign reminders',
      alertOfInactivity: 'Inactivity alerts',
      alertOfBadLifts: 'Incorrect technique alerts',
      escalateFollowUps: 'Overdue follow-ups',
      mailSavedViews: 'Weekly views',
      notifyProvider: 'Notices to the provider',
      withdrawFromProvider: 'Notices withdrawn from the provider',
      remindOfTaskActions: 'Reminders of actions',
      summariseWeek: 'Weekly summaries',
      summariseMonth: 'Monthly summaries',
      catchUpWithZone: 'Update after a time zone change',
      applyRetention: 'Retention',
      checkAuditLogs: 'Audit log checks',
      mendRestoredVerdicts: 'Repair of AI results',
    },
    audit: {
      title: 'Audit logs',
      whole:
        'Every entry of 1 client is unchanged. |||| Every entry of %{smart_count} clients is unchanged.',
      checked: 'Checked %{at}: %{entries} entries.',
      never: 'They are checked every night; no check has finished yet.',
      broken: 'The audit log of %{name} was changed at entry %{position}.',
    },
    failed: {
      title: 'Failed jobs',
      hint: 'Exports and imports are not listed: the person who started one can see it and run it again.',
      none: 'No job has failed.',
      unknown: 'The reason is unknown.',
      attempts: '1 attempt |||| %{smart_count} attempts',
      run: 'Run again',
      runOne: 'Run again: %{title}',
      started: '%{title} is running again.',
      more: 'Show more of %{total}',
      most: 'The newest 100 of %{total} are shown.',
    },
  },
} as const
