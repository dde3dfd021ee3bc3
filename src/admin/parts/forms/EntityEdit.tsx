/** /x/{id}/edit: the form of a record, as it is on the server at this moment. */
import { Alert, Skeleton } from '@mui/material'
import { useState } from 'react'
import { EditBase, useEditContext } from 'react-admin'
import { isFullRecord, noRedirectOnError, RecordError } from '../detail/RecordError.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { EntityForm, type EntityFormProps } from './EntityForm.tsx'
import type { StoredRecord } from './formConfig.ts'
import { displayName } from '../../foundation/format/displayName.ts'

export function EntityEdit(props: EntityEditProps) {
  return (
    <EditBase mutationMode="pessimistic" redirect={false} queryOptions={noRedirectOnError}>
      <EditedRecord {...props} />
    </EditBase>
  )
}

interface EntityEditProps extends Omit<EntityFormProps, 'record'> {
  /** Why this person may not edit this record; null: they may. */
  // As the form's spec, it knows the entity.
  // oxlint-disable-next-line typescript/no-explicit-any
  refusal?: (record: any) => string | null
  /** The page's title, where the record's own name does not tell it. */
  title?: string
}

function EditedRecord({ refusal, title, ...props }: EntityEditProps) {
  const { record, isFetching, error, refetch } = useEditContext<StoredRecord>()
  const [base, begin] = useState<StoredRecord | null>(null)
  // What another screen left in the cache may be old; once begun, a form is not begun anew.
  if (!base && !isFetching && isFullRecord(record)) begin(record)
  if (error && !base) return <RecordError error={error} retry={() => void refetch()} />
  const refused = base && refusal?.(base)
  const named = record ? `Edit ${displayName(record)}` : `Edit ${props.spec.noun}`
  return (
    <>
      <PageHeader title={title ?? named} />
      {refused ? (
        <Alert severity="error">{refused}</Alert>
      ) : base ? (
        <EntityForm {...props} key={base.id} record={base} />
      ) : (
        <Skeleton variant="rounded" height={320} sx={{ maxWidth: 800 }} />
      )}
    </>
  )
}

/** /x/addX: the form of a new record. */
export function EntityCreate(props: Omit<EntityFormProps, 'record'>) {
  return (
    <>
      <PageHeader title={`Add ${props.spec.noun}`} />
      <EntityForm {...props} record={null} />
    </>
  )
}
