/** Places of a user: text for those that the level includes, inputs for the rest. */
import { Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { User } from '#api/generated/contract.ts'
import { MESSAGES } from '#domain/messages.ts'
import { isSuperUser, canAccessAllClients, type Role } from '#domain/roles.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import type { Choice } from '../../parts/choices/choiceSource.ts'
import { useRecordSource } from '../../parts/choices/useRecordSource.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { AccessInput } from '../../parts/forms/ChoiceInput.tsx'

export function UserAccessFields() {
  const level = useWatch({ name: 'type' }) as Role
  const selectedLocations = useWatch({ name: 'locations' }) as Choice[] | null
  const { id: currentClientId } = useCurrentClient()
  const me = useMe()
  const user = useRecordContext<User>()
  const clientId = user?.client_id ?? currentClientId
  const input = { clientId }
  const locations = useRecordSource('locations', { input, filter: { hasDepartments: true } })
  const locationIds = (selectedLocations ?? []).map(({ id }) => id)
  const departments = useRecordSource('departments', {
    input,
    ...(locationIds.length > 0 ? { filter: { locationIds, withLocationsInside: true } } : {}),
  })
  if (canAccessAllClients(level)) {
    return (
      <Section title="Access">
        <Typography>This level has access to all locations and departments.</Typography>
      </Section>
    )
  }
  if (user?.id === me.id) {
    return (
      <Section title="Access">
        <Typography>{MESSAGES.ownAccessChanged}</Typography>
      </Section>
    )
  }
  return (
    <Section title="Access">
      <AccessInput
        source="locations"
        all="user_has_full_location_access"
        choices={locations}
        hint="Leave empty for all locations. A location includes those inside it."
      />
      {isSuperUser(level) ? (
        <Typography>This level has access to all departments at the chosen locations.</Typography>
      ) : (
        <AccessInput
          source="departments"
          all="user_has_full_department_access"
          choices={departments}
          hint="Leave empty for all departments at these locations. A department includes those inside it."
        />
      )}
    </Section>
  )
}
