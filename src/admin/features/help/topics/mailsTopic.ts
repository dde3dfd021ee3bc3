/** Which mails there are, who gets them, and how to stop them (decisions, alerts, weekly and monthly mails). */
import { OPTIONAL_MAIL_KINDS } from '#domain/mails/mailKinds.ts'
import type { OptionalMailKind } from '#domain/mails/mailKinds.ts'
import type { HelpTopic, Term } from '../helpTopic.ts'
import { OPTIONAL_MAIL_LABELS } from '../../../foundation/i18n/mailLabels.ts'

const MAIL_SCHEDULE: Record<OptionalMailKind, string> = {
  campaignReminder: 'To those of the campaign’s levels who still owe observations, at 08:00.',
  inactivityAlert:
    'To the company’s chosen level, when somebody has recorded no observation for the chosen months.',
  badLiftsAlert:
    'To the company’s chosen level, when somebody has had the chosen number of incorrect observations in a row.',
  weeklySummary: 'To the account manager and the client super users, Mondays at 06:00.',
  monthlySummary: 'To the account manager and the client super users, on the 1st at 06:00.',
}

export const mailsTopic: HelpTopic = {
  id: 'mails',
  title: 'Mails, and how to stop them',
  parts: [
    { heading: 'Mails that you can stop' },
    {
      terms: OPTIONAL_MAIL_KINDS.map((mail): Term => [
        OPTIONAL_MAIL_LABELS[mail],
        MAIL_SCHEDULE[mail],
      ]),
    },
    {
      text: 'Each of them has a link at its end that stops its kind, for you alone. On the page that opens you can also have them sent again. What is shown in the app under the bell stays.',
    },
    { heading: 'Mails that always come' },
    {
      points: [
        'The link to set a new password, when you have asked for it. It works once, for 30 minutes.',
        'Word that an export of yours is finished.',
        'The copy of a request that you have sent from this page.',
      ],
    },
    {
      text: 'Nothing arrives? Look in the spam folder, then have your address checked: a mail that was refused is shown on the user’s page.',
    },
  ],
}
