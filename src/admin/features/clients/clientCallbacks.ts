/** What a changed or deleted client changes around the page: the picker's names, and the colour and logo on the screen. */
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

/** One's own client comes with `me`, so that comes first. */
async function refetchClientData(): Promise<void> {
  await Promise.all([
    sessionQueryClient.invalidateQueries(meQuery),
    sessionQueryClient.invalidateQueries(clientNamesQuery),
  ])
  await sessionQueryClient.invalidateQueries({ queryKey: ['currentClient'] })
}
