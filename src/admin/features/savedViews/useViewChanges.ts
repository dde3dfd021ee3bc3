/** Changes saved views; loaded with the dialogs that do so. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '#api/graphql.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { request } from '../../foundation/data/request.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useChange, useReload } from '../../parts/notifications/useChange.ts'
import type { ListedView } from './savedViewsQuery.ts'

/** Each change is done when the views have been read again. */
export function useViewChanges() {
  const { id: clientId } = useCurrentClient()
  const t = useT()
  const queryClient = useQueryClient()
  const queryKey = ['savedViews', clientId]
  const reload = useReload(queryKey)
  const mail = useChange((change: { id: string; isWeekly: boolean }) => request(MAIL, change), {
    reload: [queryKey],
  })
  const save = ({ view, ...change }: ViewChange) => {
    const views = queryClient.getQueryData<ListedView[]>(queryKey)
    const { id, name, query, is_shared } = views?.find((one) => one.id === view.id) ?? view
    return request(UPDATE, { id, input: { name, query, isShared: is_shared, ...change } })
  }
  // A view is sent as a whole: one change after the other, each of what the one before it has made.
  const scope = { id: 'savedViews' }
  const share = useChange(save, { reload: [queryKey], scope })
  const rename = useMutation({ mutationFn: save, onSuccess: reload, scope })
  const remove = useChange(({ id }: ListedView) => request(DELETE, { id }), {
    done: (_answer, { name }) => t('savedViews.deleted', { name }),
    reload: [queryKey],
  })
  return {
    mail,
    share,
    rename,
    remove,
    create: async (input: Pick<ListedView, 'name' | 'query'>) => {
      await request(CREATE, { clientId, input })
      await reload()
    },
  }
}

interface ViewChange {
  view: ListedView
  name?: string
  isShared?: boolean
}

const CREATE = graphql(`
  mutation CreateSavedView($clientId: ID!, $input: SavedViewInput!) {
    createSavedView(clientId: $clientId, input: $input) {
      id
    }
  }
`)

const UPDATE = graphql(`
  mutation UpdateSavedView($id: ID!, $input: SavedViewInput!) {
    updateSavedView(id: $id, input: $input) {
      id
    }
  }
`)

const DELETE = graphql(`
  mutation DeleteSavedView($id: ID!) {
    deleteSavedView(id: $id)
  }
`)

const MAIL = graphql(`
  mutation MailSavedView($id: ID!, $isWeekly: Boolean!) {
    mailSavedView(id: $id, isWeekly: $isWeekly) {
      id
    }
  }
`)
