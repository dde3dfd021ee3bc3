/** Sample contents of each kind of mail, for tests. */
import type { MailKind } from '#domain/mails/mailKinds.ts'
import type { MailRows, MailValues } from '#server/features/mails/mailContent.ts'

type Sample<K extends MailKind> = {
  values: MailValues[K]
  rows: (K extends keyof MailRows ? MailRows[K] : never)[]
}

const FIGURES = {
  firstname: 'Zoë',
  company: 'Northwind Logistics',
  observations: '42 observations',
  correct: '30',
  incorrect: '12',
  share: '71%',
  change: '4 more than before (38); correct share up from 67%',
}
const PLACES = [
  { label: 'Amsterdam', value: '20 observations, 80% correct' },
  { label: 'Rotterdam', value: '12 observations, 58% correct' },
]

export const MAIL_SAMPLES: { [K in MailKind]: Sample<K> } = {
  campaignReminder: {
    values: {
      firstname: 'Zoë',
      company: 'Northwind Logistics',
      campaign: 'Autumn observation drive',
      owed: '3 observations',
      required: '5 observations',
      end: 'by 30 Nov 2026 (4 days left)',
      task: 'Lifting boxes from the floor',
    },
    rows: [],
  },
  inactivityAlert: {
    values: {
      firstname: 'Zoë',
      company: 'Northwind Logistics',
      months: '3 months',
      count: '3 people',
    },
    rows: [
      { person: 'Sam Porter', last: '21 Aug 2026' },
      { person: 'Ann van der Berg-Kowalczyk', last: 'never' },
      { person: 'Robin Example', last: '2 Feb 2026' },
    ],
  },
  badLiftsAlert: {
    values: {
      firstname: 'Zoë',
      company: 'Northwind Logistics',
      person: 'Sam Porter',
      count: '3 incorrect observations in a row',
    },
    rows: [],
  },
  followUp: {
    values: {
      subject: 'Lifting boxes from the floor: please observe again',
      firstname: 'Zoë',
      company: 'Northwind Logistics',
      text: 'Sam Porter was coached at “Lifting boxes from the floor”. Please observe it again: a correct observation closes the follow-up.',
      task: 'Lifting boxes from the floor',
      due: '30 Nov 2026',
    },
    rows: [],
  },
  taskAction: {
    values: {
      subject: 'Lifting boxes from the floor: you are asked to change something',
      firstname: 'Zoë',
      company: 'Northwind Logistics',
      text: 'Many people find “Lifting boxes from the floor” hard. You are asked to see to the change below.',
      note: 'Raise the pallets to hip height.',
      due: '30 Nov 2026',
    },
    rows: [],
  },
  followUpsOverdue: {
    values: {
      firstname: 'Zoë',
      company: 'Northwind Logistics',
      count: '3 follow-ups are overdue',
    },
    rows: [],
  },
  commentMention: {
    values: {
      firstname: 'Zoë',
      company: 'Northwind Logistics',
      author: 'Sam Porter',
      task: 'Lifting boxes from the floor',
      text: '@Zoë Baker, shall we try the height table here?',
    },
    rows: [],
  },
  savedView: {
    values: {
      firstname: 'Zoë',
      company: 'Northwind Logistics',
      view: 'Incorrect lifts in Rotterdam',
      period: '16 to 22 Nov 2026',
      total: '420 observations',
      week: '42 observations',
      change: '4 more than before (38); correct share up from 67%',
    },
    rows: [],
  },
  secondFactorRemoved: { values: { firstname: 'Zoë', by: 'An administrator' }, rows: [] },
  weeklySummary: { values: { ...FIGURES, period: '16 to 22 Nov 2026' }, rows: PLACES },
  monthlySummary: { values: { ...FIGURES, period: 'October 2026' }, rows: PLACES },
  passwordReset: { values: { firstname: 'Zoë' }, rows: [] },
  invitation: { values: { firstname: 'Zoë', company: 'Northwind Logistics' }, rows: [] },
  exportFinished: {
    values: {
      firstname: 'Zoë',
      company: 'Northwind Logistics',
      what: 'observations',
      count: '1,204',
      until: '29 Nov 2026, 14:05',
    },
    rows: [],
  },
  auditLogChanged: {
    values: { firstname: 'Zoë' },
    rows: [{ company: 'Northwind Logistics', entry: 'entry 7' }],
  },
  helpRequest: {
    values: {
      name: 'Zoë Example',
      email: 'zoe@northwind.example',
      company: 'Northwind Logistics',
      subject: 'A video does not play',
      message: 'The video of yesterday does not play.\n\nKind regards',
    },
    rows: [],
  },
  auditHashes: {
    values: {
      day: '2026-11-27',
      clients: '12 clients',
      command: 'liftwise verify-audit --hashes FILE',
    },
    rows: [],
  },
  helpRequestCopy: {
    values: {
      firstname: 'Zoë',
      subject: 'A video does not play',
      message: 'The video of yesterday does not play.\n\nKind regards',
    },
    rows: [],
  },
}
