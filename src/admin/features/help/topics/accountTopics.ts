/** Help: signing in, passwords, drafts, mails and roles. */
import { mayCall, mayOpen, type Operation, type PagePattern } from '#domain/access.ts'
import { OPTIONAL_MAIL_KINDS, type OptionalMailKind } from '#domain/mails/mailKinds.ts'
import { type Role, ROLES } from '#domain/roles.ts'
import { enumLabels } from '../../../foundation/i18n/enumLabels.ts'
import { OPTIONAL_MAIL_LABELS } from '../../../foundation/i18n/mailLabels.ts'
import { type HelpTopic, needs, type Term } from '../helpTopic.ts'

export const accountTopic: HelpTopic = {
  id: 'account',
  title: 'Your account and password',
  parts: [
    {
      points: [
        'To change your password, press Logout, then ‘Forgot password?’. The link in the mail works once, for 30 minutes, and signs you out everywhere.',
        'You stay signed in until you log out, or until you have not used Liftwise for 30 days. On a shared device, log out.',
        'After ten wrong passwords, wait 15 minutes before you try again.',
        'Unsaved forms are kept in the tab. Sign in again, open the same page, and go on.',
      ],
    },
    {
      needs: needs.not(needs.page('/users')),
      text: 'Your name, email, level and places are changed by your company’s super user.',
    },
  ],
}

const MAIL_SCHEDULE: Record<OptionalMailKind, string> = {
  campaignReminder: 'To those of the campaign’s levels who still owe observations, at 08:00.',
  inactivityAlert:
    'To the company’s chosen level, when somebody has recorded no observation for the chosen months.',
  badLiftsAlert:
    'To the company’s chosen level, when somebody has had the chosen number of incorrect observations in a row.',
  weeklySummary: 'To the account manager and the client super users, Mondays at 06:00.',
  monthlySummary: 'To the account manager and the client super users, on the 1st at 06:00.',
}

/** All mails, their recipients, and how to stop them. */
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

const rolesThatOpen = (page: PagePattern) =>
  roleNames((role) => mayOpen(role, page.replaceAll(':id', 'any')))

const rolesThatCall = (operation: Operation) => roleNames((role) => mayCall(role, operation))

/** Returns the names of the roles, or says that it is all of them. */
function roleNames(may: (role: Role) => boolean): string {
  const allowed = ROLES.filter(may)
  const everybody = ROLES.filter((role) => mayOpen(role, '/allobservations'))
  if (everybody.every((role) => allowed.includes(role))) return 'Every level'
  return allowed.map((role) => enumLabels.role[role]).join(', ')
}

const PERMISSIONS: readonly Term[] = [
  ['Record observations', rolesThatCall('createObservation')],
  ['See the dashboard', rolesThatOpen('/home')],
  ['Change, review or delete observations', rolesThatCall('updateObservation')],
  ['Plan campaigns', rolesThatCall('createCampaign')],
  ['Manage users, locations and departments', rolesThatCall('updateUser')],
  ['Manage tasks and guidance videos', rolesThatCall('createTask')],
  ['Import CSV files', rolesThatCall('importUsers')],
  ['See the audit log', rolesThatCall('allAuditEntries')],
  ['Manage clients', rolesThatCall('updateClient')],
]

/** The rights of each role, read from the access table, so that they are never out of date. */
export const rolesTopic: HelpTopic = {
  id: 'access',
  title: 'Who sees and does what',
  parts: [
    {
      points: [
        'Nobody sees another company’s records. Only the provider, who runs Liftwise, works in every company.',
        'Super users see their company’s records: at their locations, or everywhere when none are chosen.',
        'Observers see what belongs to their locations and departments, those below included.',
        'Users and observees see the observations that they made or that are about them. They see no figures of others.',
      ],
    },
    {
      needs: needs.not(needs.page('/home')),
      text: 'So the list of observations shows you your own. Who is responsible for safety at your workplace sees them, too.',
    },
    { heading: 'What each level may do' },
    { terms: PERMISSIONS },
  ],
}
