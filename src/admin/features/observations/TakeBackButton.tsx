/** Taking back an observation that one has just added: after adding, and on its page for a day. */
import DeleteIcon from '@mui/icons-material/Delete'
import { useRedirect } from 'react-admin'
import { graphql } from '#api/graphql.ts'
import { mayCall } from '#domain/access.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { request } from '../../foundation/data/request.ts'
import { serverClock } from '../../foundation/data/serverClock.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import type { ObservationRecord } from './observationRecord.ts'
import { useChange } from '../../parts/notifications/useChange.ts'
import { ConfirmButton } from '../../parts/confirm/ConfirmButton.tsx'

/** Deletes an observation by its id and says so, or why not. */
export function useTakeBack() {
  const t = useT()
  return useChange((id: string) => request(TAKE_BACK, { id }), {
    done: () => t('resources.allobservations.notifications.deleted', { smart_count: 1 }),
    reload: [['allobservations']],
  })
}

/** Renders nothing for a person who may delete any observation, or whose time to take this one back is over. */
export function TakeBackButton({ observation }: { observation: ObservationRecord }) {
  const t = useT()
  const { type } = useMe()
  const takeBack = useTakeBack()
  const redirect = useRedirect()
  const { id, take_back_until: until } = observation
  if (mayCall(type, 'deleteObservation') || !until || new Date(until) <= serverClock.now())
    return null
  return (
    <ConfirmButton
      color="error"
      startIcon={<DeleteIcon />}
      label={t('ra.action.delete')}
      isBusy={takeBack.isPending}
      title="ra.message.delete_title"
      content="ra.message.delete_content"
      confirmColor="warning"
      onConfirm={(close) =>
        takeBack.mutate(id, {
          onSettled: close,
          onSuccess: () => redirect('list', 'allobservations'),
        })
      }
    />
  )
}

const TAKE_BACK = graphql(`
  mutation TakeBackObservation($id: ID!) {
    takeBackObservation(id: $id) {
      id
    }
  }
`)
