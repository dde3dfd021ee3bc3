/** Detail page /x/{id}: a record with its name as the title, its actions and its sections. */
import EditIcon from '@mui/icons-material/Edit'
import { Alert, Box, Button, Skeleton, Stack, type Theme, useMediaQuery } from '@mui/material'
import {
  LinkBase,
  type RaRecord,
  ShowBase,
  useCreatePath,
  useRedirect,
  useShowContext,
  useTranslate,
} from 'react-admin'
import type { ReactNode } from 'react'
import { useMayAct } from '../../foundation/router/mayAct.ts'
import { AuditLogLink } from './AuditLogLink.tsx'
import { DeleteRecordButton } from './DeleteRecordButton.tsx'
import { displayName, recordName } from '#domain/displayName.ts'
import { RestoreButton } from '../restore/RestoreButton.tsx'
import { Deferred } from '../layout/Deferred.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { isFullRecord, isRecordLost, RecordError, noRedirectOnError } from './RecordError.tsx'
import { DateText } from './DateText.tsx'
import { useT } from '../../foundation/i18n/useT.ts'

export function EntityShow<Stored extends RaRecord>({
  children,
  ...more
}: EntityShowProps<Stored>) {
  return (
    <ShowBase queryOptions={noRedirectOnError}>
      <RecordPage {...more}>{children}</RecordPage>
    </ShowBase>
  )
}

export interface EntityShowProps<Stored extends RaRecord> {
  /** The page's title, when it is not the record's name. */
  title?: string
  /** The record's name in the browser's tab, when it has no name of its own. */
  nameOf?: (record: Stored) => string
  /** Renders the sections; called with the complete record. */
  children: (record: Stored) => ReactNode
  /** false: this person may not change this record. */
  mayChange?: (record: Stored) => boolean
  /** false: this person may not delete this record; default: `mayChange`. */
  mayDelete?: (record: Stored) => boolean
  /** More buttons next to Edit. */
  actions?: (record: Stored) => ReactNode
}

function RecordPage<Stored extends RaRecord>(props: EntityShowProps<Stored>) {
  const { title, children, actions } = props
  const { mayChange = always, mayDelete = mayChange } = props
  const { record, resource, error, refetch } = useShowContext<Stored>()
  const mayEdit = useMayAct({ resource, action: 'edit' })
  const createPath = useCreatePath()
  const t = useT()
  const { nameOf = (shown: Stored) => displayName(shown, t) } = props
  const translate = useTranslate()
  const redirect = useRedirect()
  // Next to the primary action on wide screens, after all others on phones [40.9].
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  if (isRecordLost(error, record)) return <RecordError error={error} retry={() => void refetch()} />
  const kind = title ?? translate(`resources.${resource}.name`, { smart_count: 1 })
  const tabTitle = record ? `${nameOf(record)} – ${kind}` : kind
  if (!isFullRecord(record)) {
    return (
      <>
        <PageHeader title={title ?? (record ? displayName(record, t) : kind)} tabTitle={tabTitle} />
        <RecordSkeleton />
      </>
    )
  }
  const isOpen = mayEdit && !record.deleted_at
  const deleteButton = isOpen && mayDelete(record) && (
    <DeleteRecordButton
      resource={resource}
      record={record}
      label={translate(`resources.${resource}.action.delete`)}
      onDeleted={() => redirect('list', resource)}
    />
  )
  const buttons = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {hasHistory(resource) && (
        <AuditLogLink record={{ id: String(record.id), clientId: clientOf(record) }} />
      )}
      {actions?.(record)}
      {!isPhone && deleteButton}
      {mayEdit && record.deleted_at && mayDelete(record) && (
        <RestoreButton
          resource={resource}
          ids={[record.id]}
          label={translate(`resources.${resource}.action.restore`)}
          variant="contained"
        />
      )}
      {isOpen && mayChange(record) && (
        <Button
          component={LinkBase}
          to={createPath({ resource, id: record.id, type: 'edit' })}
          variant="contained"
          startIcon={<EditIcon />}
        >
          {translate(`resources.${resource}.action.edit`)}
        </Button>
      )}
      {isPhone && deleteButton}
    </Box>
  )
  return (
    <>
      <PageHeader title={title ?? recordName(record)} tabTitle={tabTitle} action={buttons} />
      <Stack spacing={2} sx={{ maxWidth: 1200 }}>
        {record.deleted_at && (
          <Alert severity="warning">
            {t('detail.deletedOn')} <DateText instant={record.deleted_at} />
          </Alert>
        )}
        <Deferred fallback={<RecordSkeleton />}>{children(record)}</Deferred>
      </Stack>
    </>
  )
}

const RecordSkeleton = () => <Skeleton variant="rounded" height={240} sx={{ maxWidth: 1200 }} />

/** An observation's page has its own history. */
const hasHistory = (resource: string) => resource !== 'allobservations'

/** The audit entries of a client belong to that client itself. */
const clientOf = ({ id, client_id: clientId }: RaRecord): string =>
  typeof clientId === 'string' ? clientId : String(id)

const always = () => true
