/**
 * Mails. A body has paragraphs; `[A button]`; `> a quotation`; `| label | value` once, and `* label | value` for each row
 * of a list, which the lines before it introduce.
 */
export const mails = {
  campaignReminder: {
    subject: '%{campaign}: %{owed} to do',
    why: 'You received this email because you are part of the campaign %{campaign} at %{company}.',
    body: `
Hello %{firstname},

You still have observations to do in the campaign %{campaign}:

| To do | %{owed}
| Required | %{required}
| Due | %{end}
| Task | %{task}

[Open campaign]

Reminders stop once you are done.
`,
  },
  inactivityAlert: {
    subject: '%{company}: %{count} without an observation for %{months}',
    why: 'You received this email because %{company} alerts you when people have not recorded an observation for %{months}.',
    body: `
Hello %{firstname},

People at %{company} who have not recorded an observation for %{months}, with the date of their last one:

* %{person} | %{last}

[View observations]
`,
  },
  badLiftsAlert: {
    subject: '%{person}: %{count}',
    why: 'You received this email because %{company} alerts you to repeated incorrect observations.',
    body: `
Hello %{firstname},

%{person} of %{company} now has %{count}.

Review what went wrong and discuss it with %{person} soon.

[View observations]
`,
  },
  weeklySummary: {
    subject: '%{company}, %{period}: %{observations}',
    why: 'You receive this email weekly because %{company} has turned on weekly summaries.',
    body: `
Hello %{firstname},

Here is the week at %{company}, %{period}:

| Recorded | %{observations}
| Correct | %{correct}
| Incorrect | %{incorrect}
| Correct share | %{share}
| Compared with the previous week | %{change}

Most observed:
* %{label} | %{value}

[View observations]
`,
  },
  monthlySummary: {
    subject: '%{company}, %{period}: %{observations}',
    why: 'You receive this email monthly because %{company} has turned on monthly summaries.',
    body: `
Hello %{firstname},

Here is %{period} at %{company}:

| Recorded | %{observations}
| Correct | %{correct}
| Incorrect | %{incorrect}
| Correct share | %{share}
| Compared with the previous month | %{change}

Most observed:
* %{label} | %{value}

[View observations]
`,
  },
  commentMention: {
    subject: '%{company}: you are mentioned in a comment',
    why: 'You received this email because someone at %{company} mentioned you in a comment.',
    body: `
Hello %{firstname},

%{author} mentions you in a comment on an observation of %{task}:

> %{text}

[Open observation]
`,
  },
  followUp: {
    subject: '%{subject}',
    why: 'You received this email because you are part of a follow-up at %{company}.',
    body: `
Hello %{firstname},

> %{text}

| Task | %{task}
| Due | %{due}

[Open follow-up]
`,
  },
  followUpsOverdue: {
    subject: '%{company}: %{count}',
    why: 'You received this email because you manage the people of %{company}.',
    body: `
Hello %{firstname},

%{count} at %{company}. Perhaps the coaches need time or help.

[View follow-ups]
`,
  },
  savedView: {
    subject: '%{company}: your weekly view, %{week}',
    why: 'You receive this email weekly because you asked for the view %{view} of %{company}.',
    body: `
Hello %{firstname},

Your view %{view} of %{company}:

| In the view now | %{total}
| Of these, %{period} | %{week}
| Compared with the week before | %{change}

[Open the view]

To stop it, open the saved views of the observation list.
`,
  },
  taskAction: {
    subject: '%{subject}',
    why: 'You received this email because you own or gave an action at %{company}.',
    body: `
Hello %{firstname},

> %{text}

| What will be changed | %{note}
| Due | %{due}

[Open actions]
`,
  },
  passwordReset: {
    subject: 'Choose a new Liftwise password',
    why: 'You received this email because a password reset was requested for your account.',
    body: `
Hello %{firstname},

We received a request to reset your Liftwise password. Choose a new one within 30 minutes:

[Choose a new password]

The link works once. If you did not request this, ignore this email; your password will not change.
`,
  },
  secondFactorRemoved: {
    subject: 'Your second factor was removed',
    why: 'You received this email because the way you sign in to Liftwise has changed.',
    body: `
Hello %{firstname},

%{by} removed the second factor of your Liftwise account. Until you set up another, signing in needs your password only.

[Open your account]

If you did not expect this, choose a new password and tell your company's super user.
`,
  },
  invitation: {
    subject: 'You have been invited to %{company} on Liftwise',
    why: 'You received this email because someone at %{company} invited you.',
    body: `
Hello %{firstname},

You have been invited to %{company} on Liftwise, where your company records and reviews how people lift, push and pull at work. Choose a password within 7 days, then sign in with this email address:

[Choose a password]

The link works once. If it no longer works, select 'Forgot password?' on the sign-in page, or ask the person who invited you for a new invitation.
`,
  },
  exportFinished: {
    subject: 'Your export of %{what} is ready',
    why: 'You received this email because you requested this export.',
    body: `
Hello %{firstname},

Your export of %{what} from %{company} is ready to download:

| Rows | %{count}
| Available until | %{until}

[Download export]

Sign in to download it.
`,
  },
  auditLogChanged: {
    subject: 'An audit log was changed',
    why: 'You received this email because you have an account of the provider of Liftwise.',
    body: `
Hello %{firstname},

The check of the audit logs found that these were changed, each from the entry named here:

* %{company} | %{entry}

The product never changes an entry, so somebody with access to the database did, or it is damaged.

[Open the status page]
`,
  },
  auditHashes: {
    subject: 'Audit log hashes of %{day}',
    why: 'You received this email because the daily hashes of the audit logs are sent to this address.',
    body: `
The attached file holds the last hash of the audit log of %{clients} on %{day}.

Keep it where no one who manages the database can change it. To compare the database with it later:

> %{command}

[Open the audit log]
`,
  },
  helpRequest: {
    subject: 'Help request from %{name}, %{company}: %{subject}',
    why: 'You received this email because Liftwise help requests are sent to this address. Reply to write to the person directly.',
    body: `
A help request was sent from Liftwise:

| From | %{name}
| Email | %{email}
| Company | %{company}
| Subject | %{subject}

> %{message}

[View user]
`,
  },
  helpRequestCopy: {
    subject: 'We received your help request: %{subject}',
    why: 'You received this email because you sent a help request.',
    body: `
Hello %{firstname},

Thank you for your request. We will reply to this email address. You wrote:

| Subject | %{subject}

> %{message}

[Back to help]
`,
  },
} as const

/** Parts around every mail, and what fills the placeholders of the mails. */
export const mailParts = {
  buttonFails: 'If the button does not work, open this address:',
  labelled: '%{label}:',
  unsubscribe: 'Unsubscribe',
  unsubscribeSentence: '%{link} from this type of email.',
  unsubscribeLine: 'Unsubscribe: %{address}',

  observations: '1 observation |||| %{smart_count} observations',
  noObservations: 'no observations',
  rows: '%{count}',
  anyTask: 'Any task',
  noEndDate: 'no end date',
  dueLastDay: 'by %{day} (the last day)',
  due: 'by %{day} (1 day left) |||| by %{day} (%{smart_count} days left)',
  followUpsOverdue: '1 follow-up is overdue |||| %{smart_count} follow-ups are overdue',
  followUpSubject: {
    OPENED: '%{task}: someone will coach you',
    TO_COACH: '%{task}: you are asked to coach',
    UNCOACHED: '%{task}: a coach is needed',
    COACHED: '%{task}: please observe again',
    REOPENED: '%{task}: try again together',
    CLOSED: '%{task}: done correctly',
  },
  followUpOwn: {
    OPENED: '%{coach} will try “%{task}” again with you.',
    REOPENED:
      'The latest observation of you at “%{task}” is not correct yet. %{coach} will try it again with you.',
    CLOSED: 'The latest observation of you at “%{task}” is correct. Well done.',
  },
  followUpOther: {
    TO_COACH: 'Please try “%{task}” again together with %{person}, and note what you agreed on.',
    UNCOACHED: 'Nobody coaches %{person} at “%{task}” yet. Please choose a coach.',
    COACHED:
      '%{person} was coached at “%{task}”. Please observe it again: a correct observation closes the follow-up.',
    REOPENED:
      'The latest observation of %{person} at “%{task}” is incorrect again. Please try it again together.',
    CLOSED: 'The latest observation of %{person} at “%{task}” is correct. The follow-up is closed.',
  },
  taskActionSubject: {
    GIVEN: '%{name}: you are asked to change something',
    OVERDUE: '%{name}: a change is overdue',
  },
  taskAction: {
    GIVEN: 'You are asked to see to the change below, for “%{name}”.',
    OVERDUE:
      'The change of “%{name}” is overdue. If you need time or help, choose another day or another owner.',
  },
  incorrectInARow: '1 incorrect observation |||| %{smart_count} incorrect observations in a row',
  months: '1 month |||| %{smart_count} months',
  people: '1 person |||| %{smart_count} people',
  morePeople: 'and 1 more person |||| and %{smart_count} more people',
  notListed: 'not listed here',
  never: 'never',
  noneAtYourPlaces: 'none at your places',
  you: 'You',
  administrator: 'An administrator',
  clients: '1 client |||| %{smart_count} clients',
  entry: 'entry %{number}',
} as const

/** Figures of summaries, and what an export holds within a sentence. */
export const mailFigures = {
  period: '%{from} to %{to}',
  noResults: 'no results',
  tooFewResults: 'fewer than %{least} results: not enough data',
  nothingToCompare: 'no observations to compare with',
  notEnoughToCompare: 'not enough to compare: %{now} now, %{previous} before',
  countAndShare: '%{count}; %{share}',
  same: 'same as before (%{previous})',
  more: '%{count} more than before (%{previous})',
  fewer: '%{count} fewer than before (%{previous})',
  shareSame: 'correct share unchanged at %{share}',
  shareUp: 'correct share up from %{share}',
  shareDown: 'correct share down from %{share}',
  placeShare: '%{observations}, %{share} correct',
  exported: {
    exportObservations: 'observations',
    exportUsers: 'users',
    exportLocations: 'locations',
    exportDepartments: 'departments',
    exportTasks: 'tasks',
    exportClients: 'clients',
    exportGbsVideos: 'GBS videos',
    exportCampaigns: 'campaigns',
    exportFollowUps: 'follow-ups',
  },
} as const
