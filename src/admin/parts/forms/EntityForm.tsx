/** Add and edit screens of an entity: react-admin's CreateBase or EditBase around the form engine. */
import { Alert, Skeleton } from '@mui/material'
import { type ReactNode, useState } from 'react'
import {
  CreateBase,
  EditBase,
  type UseCreateOptions,
  useCreatePath,
  useEditContext,
  useResourceDefinition,
  useTranslate,
  type UseUpdateOptions,
} from 'react-admin'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { displayName } from '#domain/displayName.ts'
import { isFullRecord, noRedirectOnError, RecordError } from '../detail/RecordError.tsx'
import { wordMessage } from '../../foundation/i18n/i18nProvider.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { draftStore } from './draftStore.ts'
import type { FormConfig, StoredRecord } from './formConfig.ts'
import type { FormSteps } from './formSteps.ts'
import { RecordFormProvider } from './RecordForm.tsx'
import { SingleForm } from './SingleForm.tsx'
import { SteppedForm } from './SteppedForm.tsx'
import { useT } from '../../foundation/i18n/useT.ts'

/** /x/addX. */
export function EntityCreate({ mutationOptions, ...props }: EntityCreateProps) {
  const translate = useTranslate()
  return (
    <CreateBase redirect={useLanding()} {...(mutationOptions ? { mutationOptions } : {})}>
      <PageHeader title={translate(`resources.${props.config.resource}.action.create`)} />
      <EntityForm {...props} record={null} />
    </CreateBase>
  )
}

interface EntityCreateProps extends EntityFormProps {
  mutationOptions?: Pick<UseCreateOptions<StoredRecord>, 'onSuccess'> & {
    /** `input`: further fields of the mutation's input. */
    meta?: { input: object }
  }
}

/** /x/{id}/edit. */
export function EntityEdit({ mutationOptions, ...props }: EntityEditProps) {
  return (
    <EditBase
      mutationMode="pessimistic"
      redirect={useLanding()}
      queryOptions={noRedirectOnError}
      {...(mutationOptions ? { mutationOptions } : {})}
    >
      <EditedRecord {...props} />
    </EditBase>
  )
}

interface EntityEditProps extends EditedRecordProps {
  mutationOptions?: Pick<UseUpdateOptions<StoredRecord>, 'onSettled'>
}

/** Returns where to go after saving: the record's page where it has one. */
function useLanding(): 'show' | 'list' {
  return useResourceDefinition().hasShow ? 'show' : 'list'
}

function EditedRecord({ refusal, title, nameOf, ...props }: EditedRecordProps) {
  const { record, isFetching, error, refetch } = useEditContext<StoredRecord>()
  const t = useT()
  const edit = useTranslate()(`resources.${props.config.resource}.action.edit`)
  const [first, setFirst] = useState<StoredRecord | null>(null)
  // A cached record may be out of date. Once started, the form merges newer records by itself.
  if (!first && !isFetching && isFullRecord(record)) setFirst(record)
  if (error && !first) return <RecordError error={error} retry={() => void refetch()} />
  const reason = first && refusal?.(first)
  return (
    <>
      <PageHeader
        title={title ?? (record ? t('form.editRecord', { name: displayName(record, t) }) : edit)}
        tabTitle={record && nameOf && `${nameOf(record)} – ${title}`}
      />
      {reason ? (
        <Alert severity="error">{wordMessage(reason)}</Alert>
      ) : first ? (
        <EntityForm {...props} key={first.id} record={record ?? first} />
      ) : (
        <Skeleton variant="rounded" height={320} sx={{ maxWidth: 800 }} />
      )}
    </>
  )
}

interface EditedRecordProps extends EntityFormProps {
  /** Returns why this person may not edit this record; null: they may. */
  // As the form's configuration, it knows the entity.
  // oxlint-disable-next-line typescript/no-explicit-any
  refusal?: (record: any) => string | null
  /** The page's title, when it does not follow from the record's name. */
  title?: string
  /** The record's name in the browser's tab, where the page has a title. */
  // oxlint-disable-next-line typescript/no-explicit-any
  nameOf?: (record: any) => string
}

function EntityForm({ config, record, about, steps, fields }: EntityFormProps & EditedOrNew) {
  const { resource } = config
  const translate = useTranslate()
  const t = useT()
  const name = translate(`resources.${resource}.action.${record ? 'edit' : 'create'}`)
  const landing = useLanding()
  const createPath = useCreatePath()
  const draftKey = draftStore.keyOf(
    useMe().id,
    useCurrentClient().id,
    resource,
    record?.id ?? 'new',
    ...(about === undefined ? [] : [about]),
  )
  const parts = {
    name,
    cancelTo: createPath({
      resource,
      ...(record ? { type: landing, id: record.id } : { type: 'list' }),
    }),
  }
  return (
    <RecordFormProvider
      config={config}
      record={record}
      draftKey={draftKey}
      leaveTitle={t('form.leave')}
    >
      {steps ? (
        <SteppedForm {...parts} steps={steps} />
      ) : (
        <SingleForm {...parts} saveLabel={record ? t('ra.action.save') : name}>
          {fields}
        </SingleForm>
      )}
    </RecordFormProvider>
  )
}

interface EntityFormProps {
  // The form belongs to one entity; from here on its fields are names.
  // oxlint-disable-next-line typescript/no-explicit-any
  config: FormConfig<any>
  /** Id of the record that a new one is about: each has a draft of its own. */
  about?: string
  /** Sections of fields. */
  fields?: ReactNode
  /** Replaces `fields`: steps that are completed one after the other. */
  steps?: FormSteps
}

interface EditedOrNew {
  /** null: a new record. */
  record: StoredRecord | null
}
