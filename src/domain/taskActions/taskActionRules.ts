/** Actions on tasks and places: who may change and own them, and when they are due. */
import { mayCall } from '../access.ts'
import { addDays } from '../dates.ts'
import { type Role, ROLES } from '../roles.ts'

export const TASK_ACTION_TEXT_LIMIT = 2_000

/** Days that an owner has, when nobody says otherwise. */
const DAYS_TO_ACT = 28

export const defaultActionDueDate = (today: string): string => addDays(today, DAYS_TO_ACT)

/** Levels of those who may be asked to change a task or place. */
export const OWNER_ROLES: readonly Role[] = ROLES.filter((role) =>
  mayCall(role, 'finishTaskAction'),
)

interface Account {
  userId: string
  role: Role
}

/** True for the person who added it, and for super users. */
export const mayDeleteTaskAction = (
  { userId, role }: Account,
  { created_by }: { created_by: string | null },
): boolean =>
  mayCall(role, 'deleteTaskAction') && (userId === created_by || mayCall(role, 'deleteObservation'))
