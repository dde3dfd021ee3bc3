/** The six roles, their ranks, and the rules of assigning and editing between them. */
export const ROLES = [
  'PROVIDER_SUPER_USER',
  'CLIENT_SUPER_USER',
  'CLIENT_OBSERVER',
  'CLIENT_USER',
  'CLIENT_OBSERVEE',
  'NONE',
] as const

export type Role = (typeof ROLES)[number]

/** Recipients of a client's inactivity and bad-lift alerts. */
export const ALERT_USER_LEVELS = ['NONE', 'CLIENT_SUPER_USER', 'CLIENT_OBSERVER', 'BOTH'] as const
export type AlertUserLevel = (typeof ALERT_USER_LEVELS)[number]

/** Recipients of a campaign's reminders. */
export const REMINDER_USER_LEVELS = ['CLIENT_USER', 'CLIENT_OBSERVER', 'BOTH'] as const
export type ReminderUserLevel = (typeof REMINDER_USER_LEVELS)[number]

const RANK: Record<Role, number> = {
  PROVIDER_SUPER_USER: 5,
  CLIENT_SUPER_USER: 4,
  CLIENT_OBSERVER: 3,
  CLIENT_USER: 2,
  CLIENT_OBSERVEE: 1,
  NONE: 0,
}

const OBSERVER_PICKING_ROLES: readonly Role[] = [
  'CLIENT_OBSERVER',
  'CLIENT_SUPER_USER',
  'PROVIDER_SUPER_USER',
]

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value)

/** A higher number is a higher level. */
export const rankOf = (role: Role): number => RANK[role]

/** The role of the people who run the installation. */
export const PROVIDER_ROLE = 'PROVIDER_SUPER_USER' satisfies Role

/** The role of the people who manage the users of their own company. */
export const ADMINISTRATOR_ROLE = 'CLIENT_SUPER_USER' satisfies Role

/** The provider works in every client; everybody else in their own. */
export const canAccessAllClients = (role: Role): boolean => role === PROVIDER_ROLE

/** Observees record observations of themselves only. */
export const isObserveeOnly = (role: Role): boolean => role === 'CLIENT_OBSERVEE'

/** A super user of the provider or of a client. */
export const isSuperUser = (role: Role): boolean => rankOf(role) >= RANK.CLIENT_SUPER_USER

export const mayEditSuperUsers = (actor: Role): boolean => actor === 'PROVIDER_SUPER_USER'

/** A client super user cannot assign provider or client super user levels. */
export const mayAssign = (actor: Role, role: Role): boolean =>
  mayEditSuperUsers(actor) || (isSuperUser(actor) && !isSuperUser(role))

/** The roles that the user form offers, highest first. */
export const assignableRoles = (actor: Role): Role[] =>
  ROLES.filter((role) => mayAssign(actor, role))

/** The same level is always allowed; a change needs the right to assign both the old and the new one. */
export const mayChangeRole = (actor: Role, from: Role, to: Role): boolean =>
  isSuperUser(actor) && (from === to || (mayAssign(actor, from) && mayAssign(actor, to)))

/** Only those who may edit super users edit, disable or delete them. */
export const mayEditUserWithRole = (actor: Role, target: Role): boolean =>
  isSuperUser(actor) && (mayEditSuperUsers(actor) || !isSuperUser(target))

/** The observer picker also needs the client's `can_pick_observer`. */
export const mayPickObserver = (role: Role, canPickObserver: boolean): boolean =>
  canPickObserver && OBSERVER_PICKING_ROLES.includes(role)

export const rolesToAlert = (level: AlertUserLevel): Role[] => {
  if (level === 'BOTH') return ['CLIENT_SUPER_USER', 'CLIENT_OBSERVER']
  return level === 'NONE' ? [] : [level]
}

export const rolesToRemind = (level: ReminderUserLevel): Role[] =>
  level === 'BOTH' ? ['CLIENT_USER', 'CLIENT_OBSERVER'] : [level]

/** Roles whose observation a campaign without selected people requires. */
export const OBSERVED_ROLES = [
  'CLIENT_OBSERVEE',
  'CLIENT_USER',
  'CLIENT_OBSERVER',
] as const satisfies readonly Role[]

/** Observations that they record of others also count towards what a campaign requires of them. */
export const observesOthers = (role: Role): boolean => role === 'CLIENT_OBSERVER'
