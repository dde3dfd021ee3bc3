/** Whose observations are waited for: those who may record them and do not run the client (decisions, Rules: alerts). */
import { mayCall } from '../access.ts'
import { isSuperUser, ROLES, type Role } from '../roles.ts'

export const OBSERVING_ROLES: readonly Role[] = ROLES.filter(
  (role) => mayCall(role, 'createObservation') && !isSuperUser(role),
)
