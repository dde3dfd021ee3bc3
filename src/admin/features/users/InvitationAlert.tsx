/** Invitation of a person without a password, and a button to send it again. */
import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { Invitation, User } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import { firstNameOf } from '#domain/displayName.ts'
import { invitationRefusal } from '#domain/users/userRules.ts'
import { request } from '../../foundation/data/request.ts'
import { formatDateTime } from '../../foundation/format/formatDate.ts'
import { wordMessage } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useChange } from '../../parts/notifications/useChange.ts'

export function InvitationAlert({ user, passwordPath }: InvitationAlertProps) {
  const t = useT()
  const { invitation } = user
  const state = invitation?.state ?? 'ACCEPTED'
  if (!invitation || state === 'ACCEPTED') return null
  const refusal = invitationRefusal({ ...user, has_password: false })
  return (
    <Alert severity={state === 'INVITED' ? 'info' : 'warning'}>
      <AlertTitle>{t(`invitation.${state}.title`, { name: firstNameOf(user) })}</AlertTitle>
      {refusal ? wordMessage(refusal) : t(`invitation.${state}.text`, { date: dateOf(invitation) })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {refusal === null && <SendInvitation user={user} isFirst={state === 'NOT_INVITED'} />}
        <Button component={LinkBase} to={passwordPath} color="inherit">
          {t('invitation.setPassword')}
        </Button>
      </Box>
    </Alert>
  )
}

interface InvitationAlertProps {
  user: User
  /** The page where their password is set. */
  passwordPath: string
}

/** `invited_at` is null only where nobody was invited. */
const dateOf = ({ invited_at: date }: Pick<Invitation, 'invited_at'>) =>
  date ? formatDateTime(date) : ''

function SendInvitation({ user, isFirst }: { user: User; isFirst: boolean }) {
  const t = useT()
  const { mutate, isPending } = useChange(() => request(SEND, { userId: user.id }), {
    done: () => t('invitation.sent', { email: user.email }),
    reload: [['users']],
  })
  const label = isFirst ? 'invitation.send' : 'invitation.sendAgain'
  return (
    <Button variant="outlined" color="inherit" disabled={isPending} onClick={() => mutate()}>
      {t(isPending ? 'invitation.sending' : label)}
    </Button>
  )
}

const SEND = graphql(`
  mutation SendInvitation($userId: ID!) {
    sendInvitation(userId: $userId) {
      id
    }
  }
`)

/** State of a person's invitation, for the list of their properties. */
export function InvitationState({ invitation }: { invitation: Invitation }) {
  const t = useT()
  return t(`invitation.states.${invitation.state}`, { date: dateOf(invitation) })
}
