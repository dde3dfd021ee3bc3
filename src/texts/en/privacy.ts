/** Labels of contests, of the log of who opened a recording, and of the page about one's own data. */
export const contests = {
  title: 'Contested result',
  offer: 'Do you think the result is wrong? Say why, and someone else will check it.',
  start: 'Contest this result',
  reason: 'What is wrong with the result?',
  send: 'Send',
  sent: 'Your contest was sent. You will be notified of the answer.',
  by: '%{name} contests the result',
  waiting: 'Waiting for an answer',
  UPHELD: 'Upheld: the result stays',
  CHANGED: 'The result was changed',
  answeredBy: 'Answered by %{name}',
  answer: 'Your answer',
  willUphold:
    'The result is as it was when it was contested, so your answer upholds it. To change it, correct the result first.',
  willChange: 'The result has changed since it was contested, and your answer will say so.',
  submit: 'Answer',
  answered: 'The answer was sent.',
  unknown: 'Someone',
  failed: 'The contests of this result could not be loaded.',
} as const

export const recordingViews = {
  title: 'Who opened the recording',
  none: 'No one has opened the recording yet.',
  hint: 'Everyone who opens it is listed, at most once every 15 minutes.',
  more: 'Show all %{count}',
  failed: 'The list could not be loaded.',
} as const

export const myData = {
  title: 'What is held about me',
  failed: 'Your data could not be loaded.',
  everywhere: 'All',
  unjudged: 'Not judged yet',
  file: {
    title: 'Everything as a file',
    hint: 'A ZIP with every record about you, readable in a browser and a spreadsheet, and the recordings of you. It is kept for a week in Imports and exports.',
    mine: 'Download everything held about me',
    ofPerson: 'Download everything held about this person',
    ofPersonTitle: 'Personal data',
    ofPersonHint:
      'For a request of this person. The audit log records that the file was made, and its recordings count as opened by you.',
    working:
      'The file is being written. You may leave the page: it will be in Imports and exports.',
    ready: 'The file is ready:',
  },
  account: {
    title: 'Your account',
    name: 'Name',
    email: 'Email',
    employeeId: 'Employee ID',
    jobTitle: 'Title',
    level: 'User level',
    company: 'Company',
    locations: 'Locations',
    departments: 'Departments',
    since: 'Account since',
  },
  observations: {
    title: 'Observations',
    counts: '%{observed} about you, %{made} made by you. Recordings of you: %{recordings}.',
    none: 'No one has observed you yet.',
    recorded: 'with a recording',
    judged: 'judged by model %{model}, thresholds version %{version}',
    contest: 'Do you think a result is wrong? Open the observation and contest it.',
  },
  kept: {
    recordings: {
      days: 'Recordings are removed after %{days} days.',
      always: 'Recordings are kept without a time limit.',
    },
    observations: {
      days: 'After %{days} days, observations no longer name you.',
      always: 'Observations are kept without a time limit.',
    },
  },
  views: {
    title: 'Who opened recordings of you',
    hint: 'The latest 20. Everyone who opens one is listed, at most once every 15 minutes.',
    none: 'No one else has opened a recording of you.',
  },
  signIns: {
    title: 'Latest sign-ins',
    none: 'No sign-ins.',
    ok: 'Signed in',
    refused: 'Sign-in failed',
  },
  mails: {
    title: 'Latest emails to you',
    none: 'No emails were sent to you.',
  },
  campaigns: {
    title: 'Campaigns that name you',
    none: 'No campaign names you.',
  },
} as const
