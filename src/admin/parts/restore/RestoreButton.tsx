/** Restores deleted records: the call, its toasts, the button, and Undo in the toast of a deletion. */
import RestoreIcon from '@mui/icons-material/RestoreFromTrash'
import { Button, type ButtonProps } from '@mui/material'
import { useState } from 'react'
import {
  type Identifier,
  useCloseNotification,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { isEntity } from '../../foundation/router/pathCodec.ts'
import { restoreDocument, type RestoreAnswer } from '../../foundation/data/buildQuery.ts'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'

/** Resolves to whether the records are restored; says so, with the deleted records that they point to, or why not. */
function useRestore(resource: string): [(ids: readonly Identifier[]) => Promise<boolean>, boolean] {
  const notify = useNotify()
  const refresh = useRefresh()
  const [isPending, setPending] = useState(false)
  const restore = async (ids: readonly Identifier[]) => {
    if (!isEntity(resource)) return false
    setPending(true)
    try {
      const { answer } = await request<RestoreAnswer, { ids: readonly Identifier[] }>(
        restoreDocument(resource),
        { ids },
      )
      const names = answer.deleted_references.map(({ name }) => name).join(', ')
      const message = names ? 'restore.doneWithout' : `resources.${resource}.notifications.restored`
      notify(message, {
        type: names ? 'warning' : 'success',
        messageArgs: { smart_count: ids.length, names },
        ...(names ? { multiLine: true, autoHideDuration: UNDO_MILLISECONDS } : {}),
      })
      refresh()
      return true
    } catch (error) {
      notify('restore.failed', {
        type: 'error',
        multiLine: true,
        messageArgs: { reason: graphqlErrorMessage(error) },
      })
      return false
    } finally {
      setPending(false)
    }
  }
  return [restore, isPending]
}

/** Restores these records; `onRestored` runs after a success. */
export function RestoreButton({ resource, ids, label, onRestored, ...button }: RestoreButtonProps) {
  const [restore, isPending] = useRestore(resource)
  const translate = useTranslate()
  const onClick = async () => {
    if (await restore(ids)) onRestored?.()
  }
  return (
    <Button
      startIcon={<RestoreIcon />}
      disabled={isPending}
      onClick={() => void onClick()}
      {...button}
    >
      {label ?? translate('restore.action')}
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
  const [restore, isPending] = useRestore(resource)
  const close = useCloseNotification()
  const undo = async () => {
    await restore(ids)
    close()
  }
  return (
    <Button color="inherit" size="small" disabled={isPending} onClick={() => void undo()}>
      {useTranslate()('ra.action.undo')}
    </Button>
  )
}
