/** Places of a user: text for those that the level includes, inputs for the rest. */
import { Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { User } from '#api/generated/contract.ts'
import { isSuperUser, canAccessAllClients, type Role } from '#domain/roles.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import type { Choice } from '../../parts/choices/choiceSource.ts'
import { useRecordSource } from '../../parts/choices/useRecordSource.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { AccessInput } from '../../parts/forms/ChoiceInput.tsx'

export function UserAccessFields() {
  const t = useT()
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
      <Section title={t('users.access')}>
        <Typography>{t('users.hasAll')}</Typography>
      </Section>
    )
  }
  if (user?.id === me.id) {
    return (
      <Section title={t('users.access')}>
        <Typography>{t('messages.ownAccessChanged')}</Typography>
      </Section>
    )
  }
  return (
    <Section title={t('users.access')}>
      <AccessInput
        source="locations"
        all="user_has_full_location_access"
        choices={locations}
        hint={t('users.locationsHint')}
      />
      {isSuperUser(level) ? (
        <Typography>{t('users.hasAllDepartments')}</Typography>
      ) : (
        <AccessInput
          source="departments"
          all="user_has_full_department_access"
          choices={departments}
          hint={t('users.departmentsHint')}
        />
      )}
    </Section>
  )
}
