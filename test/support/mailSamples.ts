/** Sample contents of each kind of mail, for tests. */
import type { MailKind } from '#domain/mails/mailKinds.ts'
import type { MailRows, MailValues } from '#server/features/mails/mailContent.ts'

const NAMED = { firstname: 'Zoë' }
const COMPANY = { company: 'Northwind Logistics' }
const TO = { ...NAMED, ...COMPANY }
const FIGURES = {
  observations: '42 observations',
  correct: '30',
  incorrect: '12',
  share: '71%',
  change: '4 more than before (38); up from 67% correct',
}
const PLACES = [
  { label: 'Amsterdam', value: '20 observations, 80% correct' },
  { label: 'Rotterdam', value: '12 observations, 58% correct' },
]
const ASKED = {
  subject: 'A video does not play',
  message: 'The video of yesterday does not play.\n\nKind regards',
}

/** Each with those of the values of every mail that its texts have. */
const VALUES = {
  campaignReminder: {
    ...TO,
    campaign: 'Autumn observation drive',
    owed: '3 observations',
    required: '5 observations',
    end: 'by 30 Nov 2026 (4 days left)',
    task: 'Lifting boxes from the floor',
  },
  inactivityAlert: { ...TO, months: '3 months', count: '3 people' },
  badLiftsAlert: { ...TO, person: 'Sam Porter', count: '3 incorrect results in a row' },
  followUp: {
    ...TO,
    subject: 'Please observe Sam Porter again',
    text: 'Sam Porter was coached. Please observe them again: a correct result closes the follow-up.',
    task: 'Lifting boxes from the floor',
    principles: 'Inside Base, Big Engines',
    due: '30 Nov 2026',
  },
  taskAction: {
    ...TO,
    subject: 'Lifting boxes from the floor: new action for you',
    text: 'You have been asked to make this change at “Lifting boxes from the floor”.',
    note: 'Raise the pallets to hip height.',
    due: '30 Nov 2026',
  },
  followUpsOverdue: { ...TO, count: '3 follow-ups are overdue' },
  commentMention: {
    ...TO,
    author: 'Sam Porter',
    task: 'Lifting boxes from the floor',
    text: '@Zoë Baker, shall we try the height table here?',
  },
  savedView: {
    ...TO,
    view: 'Incorrect lifts in Rotterdam',
    period: '16 to 22 Nov 2026',
    total: '420 observations',
    week: '42 observations',
    change: '4 more than before (38); up from 67% correct',
  },
  secondFactorRemoved: { ...NAMED, by: 'A super user' },
  weeklySummary: { ...TO, ...FIGURES, period: '16 to 22 Nov 2026' },
  monthlySummary: { ...TO, ...FIGURES, period: 'October 2026' },
  passwordReset: NAMED,
  invitation: COMPANY,
  exportFinished: { ...TO, what: 'observations', count: '1,204', until: '29 Nov 2026, 14:05' },
  auditLogChanged: NAMED,
  helpRequest: {
    ...ASKED,
    ...COMPANY,
    name: 'Zoë Example',
    email: 'zoe@northwind.example',
  },
  auditHashes: {
    day: '2026-11-27',
    clients: '12 clients',
    command: 'liftwise verify-audit --hashes FILE',
  },
  helpRequestCopy: { ...ASKED, ...NAMED },
} satisfies { [K in MailKind]: MailValues[K] }

const ROWS: { [K in keyof MailRows]: MailRows[K][] } = {
  inactivityAlert: [
    { person: 'Sam Porter', last: '21 Aug 2026' },
    { person: 'Ann van der Berg-Kowalczyk', last: 'never' },
  ],
  weeklySummary: PLACES,
  monthlySummary: PLACES,
  auditLogChanged: [{ company: 'Northwind Logistics', entry: 'entry 7' }],
}

/** Values and rows of a mail of the kind. */
export const mailSample = (kind: MailKind) => ({
  values: VALUES[kind] as Record<string, string>,
  rows: kind in ROWS ? ROWS[kind as keyof MailRows] : [],
})
