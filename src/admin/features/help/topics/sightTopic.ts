/** Who sees and does what, read off the access table itself, so that it cannot be out of date (spec 6). */
import { mayCall, mayOpen } from '#domain/access.ts'
import type { Operation, PagePattern } from '#domain/access.ts'
import { ROLES } from '#domain/roles.ts'
import type { Role } from '#domain/roles.ts'
import { enumLabels } from '../../../foundation/i18n/enumLabels.ts'
import type { HelpTopic, Term } from '../helpTopic.ts'
import { needs } from '../needs.ts'

const rolesThatOpen = (page: PagePattern) =>
  roleNames((role) => mayOpen(role, page.replaceAll(':id', 'any')))

const rolesThatCall = (operation: Operation) => roleNames((role) => mayCall(role, operation))

/** Their names, or that it is all of them. */
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
