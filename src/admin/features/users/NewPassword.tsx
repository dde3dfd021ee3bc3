/** A person's new password, entered twice (spec 5, Reset password). */
import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Box, Button, Stack } from '@mui/material'
import { PasswordInput, ResourceContextProvider, useNotify, useRedirect } from 'react-admin'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { User } from '#api/generated/contract.ts'
import { resetPasswordFormSchema } from '#domain/auth/resetPasswordForm.ts'
import { request } from '../../foundation/data/request.ts'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { useFocusFirstError } from '../../parts/forms/useFocusFirstError.ts'

export function SetPasswordForm({ user }: { user: User }) {
  const form = useForm({ defaultValues: EMPTY, resolver, shouldFocusError: false })
  const formElement = useFocusFirstError(form)
  const [problem, setProblem] = useState<string | null>(null)
  const notify = useNotify()
  const redirect = useRedirect()
  const send = form.handleSubmit(async ({ password }) => {
    setProblem(null)
    try {
      await request(RESET, { id: user.id, input: { password } })
      const saved = `${user.firstname} can sign in with the new password now.`
      notify(saved, { type: 'info', messageArgs: { _: saved } })
      redirect('show', 'users', user.id)
    } catch (error) {
      setProblem(graphqlErrorMessage(error))
    }
  })
  return (
    <Section
      title="Set a new password"
      subtitle={`${user.firstname} is signed out everywhere and signs in with it.`}
    >
      <ResourceContextProvider value="users">
        <FormProvider {...form}>
          <Box
            component="form"
            noValidate
            aria-label="Set a new password"
            ref={formElement}
            onSubmit={(event) => void send(event)}
          >
            <Stack spacing={2} sx={{ alignItems: 'start' }}>
              <PasswordInput
                source="password"
                autoComplete="new-password"
                helperText="At least 8 characters."
              />
              <PasswordInput source="repeatPassword" autoComplete="new-password" />
              <Button type="submit" variant="contained" disabled={form.formState.isSubmitting}>
                Save password
              </Button>
              {problem && <Alert severity="error">{problem}</Alert>}
            </Stack>
          </Box>
        </FormProvider>
      </ResourceContextProvider>
    </Section>
  )
}

const EMPTY = { password: '', repeatPassword: '' }

const resolver = zodResolver(resetPasswordFormSchema)

const RESET = `mutation ResetUserPassword($id: ID!, $input: ResetUserPasswordInput!) {
  resetUserPassword(id: $id, input: $input)
}`
