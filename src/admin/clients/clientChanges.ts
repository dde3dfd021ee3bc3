/** What a changed or deleted client changes around the page: the picker's names, and the colour and logo on the screen. */
import type { ResourceCallbacks } from 'react-admin'
import { meQuery } from '../auth/me.ts'
import { sessionClient } from '../auth/sessionClient.ts'
import { clientNamesQuery } from '../layout/clientNamesQuery.ts'

export const clientChanges: ResourceCallbacks = {
  resource: 'clients',
  afterSave: async (saved) => seenAnew(saved),
  afterDelete: async (deleted) => seenAnew(deleted),
  afterDeleteMany: async (deleted) => seenAnew(deleted),
}

function seenAnew<Answer>(answer: Answer): Answer {
  void askAgain()
  return answer
}

/** One's own client comes with `me`, so that comes first. */
async function askAgain(): Promise<void> {
  await Promise.all([
    sessionClient.invalidateQueries(meQuery),
    sessionClient.invalidateQueries(clientNamesQuery),
  ])
  await sessionClient.invalidateQueries({ queryKey: ['currentClient'] })
}
