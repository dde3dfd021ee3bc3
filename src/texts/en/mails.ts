/** Mails. A body has paragraphs; `[A button]`; `> a quotation`; `| label | value` once, and `* label | value` for each row of a list, which the lines before it introduce. */
export const publicPages = {
  mailKinds: {
    campaignReminder: 'Campaign reminders',
    inactivityAlert: 'Inactivity alerts',
    badLiftsAlert: 'Incorrect technique alerts',
    weeklySummary: 'Weekly summaries',
    monthlySummary: 'Monthly summaries',
    commentMention: 'Mentions in comments',
    followUp: 'Follow-ups',
    followUpsOverdue: 'Overdue follow-ups',
    savedView: 'Weekly views',
    taskAction: 'Actions on tasks and places',
  },
} as const

export const server = {
  /** Figures of summaries, and what an export holds within a sentence. */
  mailFigures: {
    period: '%{from} to %{to}',
    noResults: 'no results',
    tooFewResults: 'fewer than %{least} results: not enough data',
    nothingToCompare: 'no observations to compare with',
    notEnoughToCompare: 'not enough to compare: %{now} now, %{previous} before',
    countAndShare: '%{count}; %{share}',
    same: 'same as before (%{previous})',
    more: '%{count} more than before (%{previous})',
    fewer: '%{count} fewer than before (%{previous})',
    shareSame: 'still %{share} correct',
    shareUp: 'up from %{share} correct',
    shareDown: 'down from %{share} correct',
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
  },
  /** Parts around every mail, and what fills the placeholders of the mails. */
  mailParts: {
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
    followUpOwnSubject: {
      OPENED: '%{coach} will coach you',
      REOPENED: '%{coach} will try it again with you',
      CLOSED: 'Done correctly: your follow-up is closed',
    },
    followUpSubject: {
      TO_COACH: 'Please coach %{person}',
      UNCOACHED: '%{person} needs a coach',
      COACHED: 'Please observe %{person} again',
      REOPENED: 'Please try it again with %{person}',
      CLOSED: 'Done correctly: %{person}',
    },
    followUpOwn: {
      OPENED: '%{coach} will try this task again with you.',
      REOPENED:
        'Your latest observation at this task was not correct yet. %{coach} will try it again with you.',
      CLOSED: 'Your latest observation at this task was correct. Well done.',
    },
    followUpOther: {
      TO_COACH: 'Please try this task again together with %{person}, and note what you agreed.',
      UNCOACHED: '%{person} does not have a coach for this task yet. Please choose one.',
      COACHED:
        '%{person} was coached. Please observe them again: a correct result closes the follow-up.',
      REOPENED: '%{person}’s latest result is incorrect again. Please try it again together.',
      CLOSED: '%{person}’s latest result is correct. The follow-up is closed.',
    },
    taskActionSubject: {
      GIVEN: '%{name}: new action for you',
      OVERDUE: '%{name}: an action is overdue',
    },
    taskAction: {
      GIVEN: 'You have been asked to make this change at “%{name}”.',
      OVERDUE:
        'The change at “%{name}” is overdue. If you need time or help, choose another day or another owner.',
    },
    incorrectInARow: '1 incorrect result |||| %{smart_count} incorrect results in a row',
    months: '1 month |||| %{smart_count} months',
    people: '1 person |||| %{smart_count} people',
    morePeople: 'and 1 more person |||| and %{smart_count} more people',
    notListed: 'not listed here',
    never: 'never',
    noneAtYourPlaces: 'none at your places',
    you: 'You',
    administrator: 'A super user',
    clients: '1 client |||| %{smart_count} clients',
    entry: 'entry %{number}',
  },
  mails: {
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
      why: 'You received this email because %{company} alerts you to repeated incorrect results.',
      body: `
Hello %{firstname},

%{person} of %{company} now has %{count}.

Look at these observations together with %{person} soon.

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
| % correct | %{share}
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
| % correct | %{share}
| Compared with the previous month | %{change}

Most observed:
* %{label} | %{value}

[View observations]
`,
    },
    commentMention: {
      subject: '%{company}: you were mentioned in a comment',
      why: 'You received this email because someone at %{company} mentioned you in a comment.',
      body: `
Hello %{firstname},

%{author} mentioned you in a comment on an observation of %{task}:

> %{text}

[Open observation]
`,
    },
    followUp: {
      subject: '%{subject}',
      why: 'You received this email because you are part of a follow-up at %{company}.',
      body: `
Hello %{firstname},

%{text}

| Task | %{task}
| To work on | %{principles}
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
      subject: '%{company}: %{view}, %{total}',
      why: 'You receive this email weekly because you asked for the view %{view} of %{company}.',
      body: `
Hello %{firstname},

Your view %{view} of %{company}:

| In the view now | %{total}
| Of these, %{period} | %{week}
| Compared with the previous week | %{change}

[Open the view]

To stop it, open the saved views of the observation list.
`,
    },
    taskAction: {
      subject: '%{subject}',
      why: 'You received this email because you own or added an action at %{company}.',
      body: `
Hello %{firstname},

%{text}

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

%{by} removed the second factor of your Liftwise account. Until you set up another, you only need your password to sign in.

[Open your account]

If you did not expect this, choose a new password and tell your company’s super user.
`,
    },
    invitation: {
      subject: 'You have been invited to %{company} on Liftwise',
      why: 'You received this email because someone at %{company} invited you.',
      body: `
Hello,

You have been invited to %{company} on Liftwise, where your company records and reviews how people lift, push and pull at work. Choose a password within 7 days, then sign in with this email address:

[Choose a password]

The link works once. If it no longer works, select ‘Forgot password?’ on the sign-in page, or ask the person who invited you for a new invitation.
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
      why: 'You received this email because you have a provider account.',
      body: `
Hello %{firstname},

The nightly check found that these audit logs were changed, starting at the entry shown:

* %{company} | %{entry}

Liftwise never changes entries: someone with database access did, or the database is damaged.

[Open the status page]
`,
    },
    auditHashes: {
      subject: 'Audit log hashes of %{day}',
      why: 'You received this email because the daily hashes of the audit logs are sent to this address.',
      body: `
The attached file contains the last audit log hash of %{clients} on %{day}.

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
  },
} as const
