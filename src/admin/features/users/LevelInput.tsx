/** The levels that the actor may give; a level that they may not take away stays (spec 6). */
import { SelectInput, useRecordContext } from 'react-admin'
import type { User } from '#api/generated/contract.ts'
import { assignableRoles, mayAssign } from '#domain/roles.ts'
import { mayBelongToClient } from '#domain/users/userRules.ts'
import type { Role } from '#domain/roles.ts'
import { MESSAGES } from '#domain/messages.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/useMe.ts'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'

export function LevelInput() {
  const me = useMe()
  const { id, type: actor } = me
  const user = useRecordContext<User>()
  const { id: currentClientId } = useCurrentClient()
  const isFixed = user !== undefined && (user.id === id || !mayAssign(actor, user.type))
  const clientId = user?.client_id ?? currentClientId
  const assignable = assignableRoles(actor).filter((role) => mayBelongToClient(role, clientId, me))
  const levels = isFixed ? [user.type] : includeCurrent(assignable, user?.type)
  return (
    <SelectInput
      source="userLevel"
      isRequired
      readOnly={isFixed}
      choices={levels.map((role) => ({ id: role, name: enumLabels.role[role] }))}
      translateChoice={false}
      helperText={!isFixed ? false : user.id === id ? MESSAGES.ownLevelChanged : LEVEL_IS_FIXED}
    />
  )
}

const LEVEL_IS_FIXED = 'You cannot change this level.'

const includeCurrent = (offered: readonly Role[], present: Role | undefined) =>
  present && !offered.includes(present) ? [present, ...offered] : offered
