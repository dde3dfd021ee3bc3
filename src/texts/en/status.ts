/** Texts of the provider's page on how the installation works. */
export const status = {
  title: 'Status',
  notLoaded: 'The status could not be loaded.',
  installation: 'Installation',
  facts: {
    version: 'Liftwise',
    node: 'Node',
    database: 'Database',
    replica: 'Replica',
    files: 'Files',
    mail: 'Mail server',
  },
  replicaUsed: 'used',
  works: 'Files can be read and written.',
  filesAway: 'The file store is not responding.',
  mailFolder: 'None: mails are written to a folder.',
  queue: {
    title: 'Jobs',
    idle: 'No jobs are due.',
    oldest: 'A job has been waiting since %{since}.',
    uncounted:
      '1 day is being counted; its figures are exact, but take longer. |||| %{smart_count} days are being counted; their figures are exact, but take longer.',
    kind: 'Kind',
    WAITING: 'Waiting',
    RUNNING: 'Running',
    FAILED: 'Failed',
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
    hint: 'Exports and imports are not listed: the person who started one sees it and can repeat it.',
    none: 'No job has failed.',
    unknown: 'The reason is unknown.',
    attempts: '1 attempt |||| %{smart_count} attempts',
    run: 'Run again',
    runOne: 'Run again: %{title}',
    started: '%{title} runs again.',
    more: 'Show more of %{total}',
    most: 'The newest 100 of %{total} are shown.',
  },
} as const
