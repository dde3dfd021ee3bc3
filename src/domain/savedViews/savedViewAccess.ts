/** Right to share and to change a saved view, and the length of its name. */
import { isSuperUser, type Role } from '../roles.ts'

export const SAVED_VIEW_NAME_LIMIT = 100

/** Super users share a view with everybody of the client. */
export const mayShareView = (role: Role): boolean => isSuperUser(role)

/** One's own; super users change those that are shared, too. */
export const mayChangeView = (
  { role }: { role: Role },
  view: { isMine: boolean; isShared: boolean },
): boolean => view.isMine || (view.isShared && isSuperUser(role))
