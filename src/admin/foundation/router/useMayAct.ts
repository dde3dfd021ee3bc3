/** useCanAccess without its wait: the role is known, so no button comes late and no table is drawn twice. */
import { mayAct } from './mayAct.ts'
import type { Action } from './mayAct.ts'
import { useMe } from '../auth/useMe.ts'

export const useMayAct = (action: Action): boolean => mayAct(useMe().type, action)
