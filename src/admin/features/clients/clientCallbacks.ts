/** Refreshes what shows a client outside its pages after a change or deletion: the picker's names, colour and logo. */
import type { ResourceCallbacks } from 'react-admin'
import { meQuery } from '../../foundation/auth/currentUser.ts'
import { sessionQueryClient } from '../../foundation/auth/sessionQueryClient.ts'
import { clientNamesQuery } from '../../parts/layout/clientNamesQuery.ts'

export const clientCallbacks: ResourceCallbacks = {
  resource: 'clients',
  afterSave: async (saved) => refreshAndReturn(saved),
  afterDelete: async (deleted) => refreshAndReturn(deleted),
  afterDeleteMany: async (deleted) => refreshAndReturn(deleted),
}

function refreshAndReturn<Answer>(result: Answer): Answer {
  void refetchClientData()
  return result
}

/** `me` includes the user's own client, so it is refreshed before the current client. */
async function refetchClientData(): Promise<void> {
  await Promise.all([
    sessionQueryClient.invalidateQueries(meQuery),
    sessionQueryClient.invalidateQueries(clientNamesQuery),
  ])
  await sessionQueryClient.invalidateQueries({ queryKey: ['currentClient'] })
}
