/** Sends a person the link with which they set their password themselves (spec 7, forgotPassword). */
import { Alert, Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { User } from '#api/generated/contract.ts'
import { request } from '../../foundation/data/request.ts'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { Section } from '../../parts/detail/Section.tsx'

export function SendResetLink({ user }: { user: User }) {
  const [state, setState] = useState<SendState>({ is: 'idle' })
  const send = async () => {
    setState({ is: 'sending' })
    try {
      await request(FORGOT_PASSWORD, { email: user.email })
      setState({ is: 'sent' })
    } catch (error) {
      setState({ is: 'failed', problem: graphqlErrorMessage(error) })
    }
  }
  return (
    <Section title="Or send a reset link">
      {user.is_account_enabled ? (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {user.firstname} gets an email at {user.email} with a link to set a new password. The
            present one works until then.
          </Typography>
          <Button
            variant="outlined"
            onClick={() => void send()}
            disabled={state.is === 'sending'}
            sx={{ alignSelf: 'start' }}
          >
            {state.is === 'sending' ? 'Sending…' : 'Send a reset link'}
          </Button>
        </>
      ) : (
        <Alert severity="info">
          This account is disabled. Enable it first: nobody is sent a link to a disabled account.
        </Alert>
      )}
      {state.is === 'sent' && (
        <Alert severity="success" role="status">
          A link is on its way to {user.email}. It works once, for 30 minutes.
        </Alert>
      )}
      {state.is === 'failed' && <Alert severity="error">{state.problem}</Alert>}
    </Section>
  )
}

type SendState = { is: 'idle' | 'sending' | 'sent' } | { is: 'failed'; problem: string }

const FORGOT_PASSWORD = `mutation ForgotPassword($email: String!) {
  forgotPassword(email: $email)
}`
