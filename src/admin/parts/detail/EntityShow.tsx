/** /x/{id}: a record with its name as the title, what may be done with it, and its sections. */
import EditIcon from '@mui/icons-material/Edit'
import { Alert, Box, Button, Skeleton, Stack } from '@mui/material'
import {
  DeleteWithConfirmButton,
  LinkBase,
  type RaRecord,
  ShowBase,
  useCreatePath,
  useShowContext,
  useTranslate,
} from 'react-admin'
import type { ReactNode } from 'react'
import { useMayAct } from '../../foundation/router/mayAct.ts'
import { AuditLogLink } from './AuditLogLink.tsx'
import { displayName } from '../../foundation/format/displayName.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { isFullRecord, RecordError, noRedirectOnError } from './RecordError.tsx'
import { formatDateTime } from '../../foundation/format/formatDate.ts'

export function EntityShow<Stored extends RaRecord>({
  noun,
  children,
  ...more
}: EntityShowProps<Stored>) {
  return (
    <ShowBase queryOptions={noRedirectOnError}>
      <RecordPage noun={noun} {...more}>
        {children}
      </RecordPage>
    </ShowBase>
  )
}

export interface EntityShowProps<Stored extends RaRecord> {
  /** What the page calls it: 'location'. */
  noun: string
  /** The page's title, where the record's own name does not tell it. */
  title?: string
  /** The sections; called with the whole record. */
  children: (record: Stored) => ReactNode
  /** false: this record may not be changed by this person. */
  mayChange?: (record: Stored) => boolean
  /** false: this record may not be deleted by this person; without it, as `mayChange`. */
  mayDelete?: (record: Stored) => boolean
  /** More buttons beside Edit. */
  actions?: (record: Stored) => ReactNode
}

function RecordPage<Stored extends RaRecord>(props: EntityShowProps<Stored>) {
  const { noun, title, children, mayChange = always, mayDelete = mayChange, actions } = props
  const { record, resource, error, refetch } = useShowContext<Stored>()
  const mayEdit = useMayAct({ resource, action: 'edit' })
  const createPath = useCreatePath()
  const translate = useTranslate()
  if (error) return <RecordError error={error} retry={() => void refetch()} />
  if (!isFullRecord(record)) {
    return (
      <>
        <PageHeader title={title ?? (record ? displayName(record) : capitalised(noun))} />
        <Skeleton variant="rounded" height={240} sx={{ maxWidth: 1200 }} />
      </>
    )
  }
  const isOpen = mayEdit && !record.deleted_at
  const buttons = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {hasHistory(resource) && (
        <AuditLogLink record={{ id: String(record.id), clientId: clientOf(record) }} />
      )}
      {actions?.(record)}
      {isOpen && mayDelete(record) && (
        <DeleteWithConfirmButton
          label={translate('detail.delete', { noun })}
          size="medium"
          confirmColor="warning"
        />
      )}
      {isOpen && mayChange(record) && (
        <Button
          component={LinkBase}
          to={createPath({ resource, id: record.id, type: 'edit' })}
          variant="contained"
          startIcon={<EditIcon />}
        >
          {translate('detail.edit', { noun })}
        </Button>
      )}
    </Box>
  )
  return (
    <>
      <PageHeader title={title ?? displayName({ ...record, deleted_at: null })} action={buttons} />
      <Stack spacing={2} sx={{ maxWidth: 1200 }}>
        {record.deleted_at && (
          <Alert severity="warning">Deleted on {formatDateTime(record.deleted_at)}</Alert>
        )}
        {children(record)}
      </Stack>
    </>
  )
}

/** An observation's stands on its own page. */
const hasHistory = (resource: string) => resource !== 'allobservations'

/** A client's entries are its own. */
const clientOf = ({ id, client_id: clientId }: RaRecord): string =>
  typeof clientId === 'string' ? clientId : String(id)

const always = () => true

const capitalised = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1)
