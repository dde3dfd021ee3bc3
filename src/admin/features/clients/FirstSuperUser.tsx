/** The step after a client was added: its first super user is invited. */
import { Alert, Button } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, ResourceContextProvider, TextInput } from 'react-admin'
import type { Client } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import { ADMINISTRATOR_ROLE, type Role } from '#domain/roles.ts'
import { inviteeSchema } from '#domain/users/userForm.ts'
import { request } from '../../foundation/data/request.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { QueryError } from '../../parts/layout/QueryState.tsx'
import { SmallForm, useDraftKey } from '../../parts/forms/SmallForm.tsx'

/** Renders nothing once the client has a super user. */
export function FirstSuperUser({ client }: { client: Client }) {
  const t = useT()
  const queryClient = useQueryClient()
  const [isSkipped, setSkipped] = useState(false)
  const [invited, setInvited] = useState<Invited | null>(null)
  const { id: clientId, company_name: company } = client
  const query = useQuery({
    queryKey: ['users', 'superUsers', clientId],
    queryFn: async ({ signal }) => (await request(COUNT, { clientId }, { signal })).totalUsers,
  })
  if (invited)
    return (
      <Alert
        severity="success"
        action={
          <Button
            component={LinkBase}
            to={`/users/${invited.id}/show?clientId=${clientId}`}
            color="inherit"
          >
            {t('invitation.firstSuperUser.open')}
          </Button>
        }
      >
        {t('invitation.firstSuperUser.done', { name: invited.name })}
      </Alert>
    )
  const { data: count, error } = query
  if (error && count === undefined)
    return <QueryError query={query} errorText={t('chunk.failed')} />
  if (count !== 0 || isSkipped) return null
  return (
    <Section
      title={t('invitation.firstSuperUser.title')}
      subtitle={t('invitation.firstSuperUser.subtitle', { company })}
    >
      <InviteForm
        clientId={clientId}
        onSkip={() => setSkipped(true)}
        onInvited={(person) => {
          setInvited(person)
          void queryClient.invalidateQueries({ queryKey: ['users'] })
        }}
      />
    </Section>
  )
}

interface Invited {
  id: string
  name: string
}

function InviteForm({ clientId, onSkip, onInvited }: InviteFormProps) {
  const t = useT()
  return (
    <ResourceContextProvider value="users">
      <SmallForm
        label={t('invitation.firstSuperUser.title')}
        start={EMPTY}
        schema={inviteeSchema}
        draftKey={useDraftKey('firstSuperUser', clientId)}
        submit={t('invitation.send')}
        onSubmit={(values) => {
          const userLevel: Role = ADMINISTRATOR_ROLE
          return request(INVITE, { input: { ...values, clientId, userLevel, invite: true } })
        }}
        onSent={({ createUser: { id } }, { firstName, lastName }) =>
          onInvited({ id, name: firstName || lastName })
        }
        cancel={t('invitation.firstSuperUser.skip')}
        onCancel={onSkip}
      >
        <TextInput source="firstName" label="resources.users.fields.firstname" />
        <TextInput source="lastName" label="resources.users.fields.lastname" />
        <TextInput
          source="email"
          label="resources.users.fields.email"
          type="email"
          inputMode="email"
          isRequired
        />
      </SmallForm>
    </ResourceContextProvider>
  )
}

interface InviteFormProps {
  clientId: string
  onSkip: () => void
  onInvited: (person: Invited) => void
}

const EMPTY = { firstName: '', lastName: '', email: '' }

const COUNT = graphql(`
  query SuperUsersOfClient($clientId: ID!) {
    totalUsers(input: { clientId: $clientId }, where: { type: CLIENT_SUPER_USER })
  }
`)

const INVITE = graphql(`
  mutation InviteFirstSuperUser($input: UserInput!) {
    createUser(input: $input) {
      id
    }
  }
`)
