/** Restores deleted records: the call, its toasts, the button, and Undo in the toast of a deletion. */
import RestoreIcon from '@mui/icons-material/RestoreFromTrash'
import { Button, type ButtonProps } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type Identifier, useCloseNotification, useNotify, useRefresh } from 'react-admin'
import type { ResourceName } from '#api/resources.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { formatList } from '../../foundation/format/formatList.ts'
import { restoreDocument, type RestoreAnswer } from '../../foundation/data/buildQuery.ts'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'

/** Restores records by their ids and says so, with the deleted records that they point to, or why not. */
function useRestore(resource: string) {
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (ids: readonly Identifier[]) =>
      request<RestoreAnswer, { ids: readonly Identifier[] }>(
        restoreDocument(resource as ResourceName),
        { ids },
      ),
    onSuccess: ({ answer }, ids) => {
      const names = formatList(answer.deleted_references.map(({ name }) => name))
      const message = names ? 'restore.doneWithout' : `resources.${resource}.notifications.restored`
      notify(message, {
        type: names ? 'warning' : 'success',
        messageArgs: { smart_count: ids.length, names },
        ...(names ? { multiLine: true, autoHideDuration: UNDO_MILLISECONDS } : {}),
      })
      refresh()
    },
    onError: (error) =>
      notify('restore.failed', {
        type: 'error',
        multiLine: true,
        messageArgs: { reason: graphqlErrorMessage(error) },
      }),
  })
}

/** Restores these records; `onRestored` runs after a success. */
export function RestoreButton({ resource, ids, label, onRestored, ...button }: RestoreButtonProps) {
  const restore = useRestore(resource)
  const t = useT()
  return (
    <Button
      startIcon={<RestoreIcon />}
      disabled={restore.isPending}
      onClick={() => restore.mutate(ids, { onSuccess: () => onRestored?.() })}
      {...button}
    >
      {label ?? t('restore.action')}
    </Button>
  )
}

interface RestoreButtonProps extends Omit<ButtonProps, 'onClick' | 'resource'> {
  resource: string
  ids: readonly Identifier[]
  label?: string
  onRestored?: () => void
}

/** Returns a function that says that records were deleted, with Undo. */
export function useNotifyDeleted(resource: string) {
  const notify = useNotify()
  return (ids: readonly Identifier[]) =>
    notify(`resources.${resource}.notifications.deleted`, {
      type: 'success',
      messageArgs: { smart_count: ids.length },
      autoHideDuration: UNDO_MILLISECONDS,
      action: <UndoDeletion resource={resource} ids={ids} />,
    })
}

const UNDO_MILLISECONDS = 10_000

function UndoDeletion({ resource, ids }: { resource: string; ids: readonly Identifier[] }) {
  const restore = useRestore(resource)
  const close = useCloseNotification()
  return (
    <Button
      color="inherit"
      size="small"
      disabled={restore.isPending}
      onClick={() => restore.mutate(ids, { onSettled: close })}
    >
      {useT()('ra.action.undo')}
    </Button>
  )
}
