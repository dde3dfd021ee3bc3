/** Help: signing in, passwords, drafts, mails and roles. */
import { mayCall, mayOpen, type Operation, type PagePattern } from '#domain/access.ts'
import { OPTIONAL_MAIL_KINDS, type OptionalMailKind } from '#domain/mails/mailKinds.ts'
import { type Role, ROLES } from '#domain/roles.ts'
import { enumLabels } from '../../../foundation/i18n/enumLabels.ts'
import { mailKinds } from '#texts/en/mails.ts'
import { type HelpTopic, needs, type Term } from '../helpTopic.ts'

export const accountTopic: HelpTopic = {
  id: 'account',
  title: 'Your account and password',
  parts: [
    {
      points: [
        'To change your password, sign out and select ‘Forgot password?’. The emailed link works once and expires after 30 minutes. Using it signs you out on all devices.',
        'You stay signed in until you sign out or do not use Liftwise for 30 days. Sign out on shared devices.',
        'After ten wrong passwords, wait 15 minutes before you try again.',
        'Unsaved forms are kept in the tab. Sign in again and open the same page to continue.',
      ],
    },
    {
      needs: needs.not(needs.page('/users')),
      text: 'To change your name, email, level or access, ask your company’s super user.',
    },
  ],
}

const MAIL_SCHEDULE: Record<OptionalMailKind, string> = {
  campaignReminder:
    'Sent at 08:00 to people at the campaign’s levels who still have observations to do.',
  inactivityAlert:
    'Sent to the level chosen by the company when someone has not recorded an observation for the set number of months.',
  badLiftsAlert:
    'Sent to the level chosen by the company when someone has the set number of incorrect observations in a row.',
  weeklySummary: 'Sent to the account manager and client super users on Mondays at 06:00.',
  monthlySummary:
    'Sent to the account manager and client super users on the 1st of the month at 06:00.',
}

/** All mails, their recipients, and how to stop them. */
export const mailsTopic: HelpTopic = {
  id: 'mails',
  title: 'Emails and unsubscribing',
  parts: [
    { heading: 'Emails you can unsubscribe from' },
    {
      terms: OPTIONAL_MAIL_KINDS.map((mail): Term => [mailKinds[mail], MAIL_SCHEDULE[mail]]),
    },
    {
      text: 'Each has an unsubscribe link at the bottom, for that type of email only. You can resubscribe on the same page. Notifications in the app are not affected.',
    },
    { heading: 'Emails you always receive' },
    {
      points: [
        'The password reset link you request. It works once and expires after 30 minutes.',
        'A message when your export is ready.',
        'A copy of each help request you send.',
      ],
    },
    {
      text: 'Not receiving emails? Check your spam folder, then ask an administrator to check your address: bounced emails are shown on the user’s page.',
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
  ['View the dashboard', rolesThatOpen('/home')],
  ['Change, review or delete observations', rolesThatCall('updateObservation')],
  ['Plan campaigns', rolesThatCall('createCampaign')],
  ['Manage users, locations and departments', rolesThatCall('updateUser')],
  ['Manage tasks and guidance videos', rolesThatCall('createTask')],
  ['Import CSV files', rolesThatCall('importUsers')],
  ['View the audit log', rolesThatCall('allAuditEntries')],
  ['Manage clients', rolesThatCall('updateClient')],
]

/** The rights of each role, read from the access table, so that they are never out of date. */
export const rolesTopic: HelpTopic = {
  id: 'access',
  title: 'Roles and access',
  parts: [
    {
      points: [
        'Records are never visible to other companies. Only the provider, who runs Liftwise, has access to all of them.',
        'Super users see their company’s records, either at their assigned locations or, if none are assigned, everywhere.',
        'Observers see records for their locations and departments, including those below them.',
        'Users and observees see observations they made or that are about them, but not figures about others.',
      ],
    },
    {
      needs: needs.not(needs.page('/home')),
      text: 'Your observations list shows only your own. People responsible for safety at your workplace can see them too.',
    },
    { heading: 'Permissions by user level' },
    { terms: PERMISSIONS },
  ],
}
