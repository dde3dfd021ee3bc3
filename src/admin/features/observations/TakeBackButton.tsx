/** Taking back an observation that one has just added: after adding, and on its page for a day. */
import DeleteIcon from '@mui/icons-material/Delete'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, Confirm, useNotify, useRedirect } from 'react-admin'
import { graphql } from '#api/graphql.ts'
import { mayCall } from '#domain/access.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'
import { serverClock } from '../../foundation/data/serverClock.ts'
import type { ObservationRecord } from './observationRecord.ts'
import { useNotifyText } from '../../parts/notifications/useNotifyText.ts'

/** Deletes an observation by its id and says so, or why not. */
export function useTakeBack() {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const notifyText = useNotifyText()
  return useMutation({
    mutationFn: (id: string) => request(TAKE_BACK, { id }),
    onError: (error) => notifyText(graphqlErrorMessage(error), 'error'),
    onSuccess: () => {
      notify('resources.allobservations.notifications.deleted', {
        type: 'success',
        messageArgs: { smart_count: 1 },
      })
      void queryClient.invalidateQueries({ queryKey: ['allobservations'] })
    },
  })
}

/** Nothing for who has the button that deletes any observation, or may not take this one back any more. */
export function TakeBackButton({ observation }: { observation: ObservationRecord }) {
  const { type } = useMe()
  const [isAsking, setAsking] = useState(false)
  const takeBack = useTakeBack()
  const redirect = useRedirect()
  const { id, take_back_until: until } = observation
  if (mayCall(type, 'deleteObservation') || !until || new Date(until) <= serverClock.now())
    return null
  const confirm = () =>
    takeBack.mutate(id, {
      onSettled: () => setAsking(false),
      onSuccess: () => redirect('list', 'allobservations'),
    })
  return (
    <>
      <Button label="ra.action.delete" size="medium" color="error" onClick={() => setAsking(true)}>
        <DeleteIcon />
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={takeBack.isPending}
        title="ra.message.delete_title"
        content="ra.message.delete_content"
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

const TAKE_BACK = graphql(`
  mutation TakeBackObservation($id: ID!) {
    takeBackObservation(id: $id) {
      id
    }
  }
`)
