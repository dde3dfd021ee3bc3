/** The step after a client was added: its first super user is invited. */
import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Box, Button, Stack } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, ResourceContextProvider, TextInput } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import type { Client } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import { ADMINISTRATOR_ROLE, type Role } from '#domain/roles.ts'
import { inviteeSchema } from '#domain/users/userForm.ts'
import { graphqlErrorOf } from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { useFocusFirstError } from '../../parts/forms/useFocusFirstError.ts'

/** Nothing once the client has one. */
export function FirstSuperUser({ client }: { client: Client }) {
  const t = useT()
  const queryClient = useQueryClient()
  const [isSkipped, setSkipped] = useState(false)
  const [invited, setInvited] = useState<Invited | null>(null)
  const { id: clientId, company_name: company } = client
  const { data: count } = useQuery({
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
  const form = useForm({ defaultValues: EMPTY, resolver, shouldFocusError: false })
  const formElement = useFocusFirstError(form)
  const { isSubmitting, errors } = form.formState
  const send = form.handleSubmit(async (values) => {
    const input = { ...values, clientId, userLevel: ADMINISTRATOR_ROLE as Role, invite: true }
    try {
      const { createUser } = await request(INVITE, { input })
      onInvited({ id: createUser.id, name: values.firstName || values.lastName })
    } catch (error) {
      const { field, message } = graphqlErrorOf(error)
      const name = FIELDS.find((one) => one === field)
      form.setError(name ?? 'root', { message })
    }
  })
  return (
    <ResourceContextProvider value="users">
      <FormProvider {...form}>
        <Box
          component="form"
          noValidate
          aria-label={t('invitation.firstSuperUser.title')}
          ref={formElement}
          onSubmit={(event) => void send(event)}
        >
          <Stack spacing={2}>
            <TextInput source="firstName" label="resources.users.fields.firstname" />
            <TextInput source="lastName" label="resources.users.fields.lastname" />
            <TextInput
              source="email"
              label="resources.users.fields.email"
              type="email"
              inputMode="email"
              isRequired
            />
            {errors.root?.message && <Alert severity="error">{errors.root.message}</Alert>}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button type="submit" variant="contained" disabled={isSubmitting}>
                {t(isSubmitting ? 'invitation.sending' : 'invitation.send')}
              </Button>
              <Button onClick={onSkip}>{t('invitation.firstSuperUser.skip')}</Button>
            </Box>
          </Stack>
        </Box>
      </FormProvider>
    </ResourceContextProvider>
  )
}

interface InviteFormProps {
  clientId: string
  onSkip: () => void
  onInvited: (person: Invited) => void
}

const EMPTY = { firstName: '', lastName: '', email: '' }
const FIELDS = ['firstName', 'lastName', 'email'] as const

const resolver = zodResolver(inviteeSchema)

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
