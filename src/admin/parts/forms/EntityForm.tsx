/** The one form screen: sections of fields or steps, what was kept, what clashes, and the bar that saves. */
import { useCreatePath, useNotify, useRedirect } from 'react-admin'
import { useMemo, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { ENTITY_PATHS } from '../../foundation/router/pathCodec.ts'
import { FormUploadsContext, useFormUploads } from '../uploads/formUploads.ts'
import { ConflictAlert } from './ConflictAlert.tsx'
import { draftStore } from './draftStore.ts'
import type { FormConfig, StoredRecord } from './formConfig.ts'
import type { FormSteps } from './formSteps.ts'
import { UnsavedChangesGuard, DraftRestoredAlert } from './UnsavedChangesGuard.tsx'
import { SingleForm } from './SingleForm.tsx'
import { SteppedForm } from './SteppedForm.tsx'
import { useEntityForm } from './useEntityForm.ts'

export function EntityForm({ spec, record, afterSave, steps, children }: EntityFormProps) {
  const { resource, noun } = spec
  const draftKey = draftStore.keyOf(
    useMe().id,
    useCurrentClient().id,
    resource,
    record?.id ?? 'new',
  )
  const landing = ENTITY_PATHS[resource].show ? ('show' as const) : ('list' as const)
  const redirect = useRedirect()
  const notify = useNotify()
  const onSaved = (saved: StoredRecord) => {
    notify(record ? 'ra.notification.updated' : 'ra.notification.created', {
      type: 'info',
      messageArgs: { smart_count: 1 },
    })
    afterSave?.(saved)
    redirect(landing, resource, saved.id, saved, { added: record === null })
  }
  const { form, send, problem, conflict, discard, isRestored } = useEntityForm({
    spec,
    record,
    draftKey,
    onSaved,
  })
  const createPath = useCreatePath()
  const uploads = useFormUploads()
  const { isUploadingNow } = uploads
  const back = record ? { type: landing, id: record.id } : { type: 'list' as const }
  const draft = useMemo(
    () => ({
      isUnsaved: () => isUploadingNow() || draftStore.exists(draftKey),
      discard: () => draftStore.clear(draftKey),
    }),
    [draftKey, isUploadingNow],
  )
  const notices = (
    <>
      {isRestored && <DraftRestoredAlert isNot="saved" onDiscard={discard} />}
      {conflict.conflict && (
        <ConflictAlert
          spec={spec}
          conflict={conflict.conflict}
          onDiscardMine={conflict.takeTheirs}
        />
      )}
    </>
  )
  const parts = {
    name: record ? `Edit ${noun}` : `Add ${noun}`,
    notices,
    send,
    problem,
    cancelTo: createPath({ resource, ...back }),
  }
  return (
    <FormUploadsContext.Provider value={uploads}>
      <FormProvider {...form}>
        <UnsavedChangesGuard title="Leave without saving?" {...draft} />
        {steps ? (
          <SteppedForm {...parts} spec={spec} steps={steps} />
        ) : (
          <SingleForm {...parts} saveLabel={record ? 'Save' : `Add ${noun}`}>
            {children}
          </SingleForm>
        )}
      </FormProvider>
    </FormUploadsContext.Provider>
  )
}

export interface EntityFormProps {
  // The form is made for one entity; from here on its fields are names.
  // oxlint-disable-next-line typescript/no-explicit-any
  spec: FormConfig<any, any>
  /** null: a new one. */
  record: StoredRecord | null
  /** What else the saved record changes on the screen. */
  afterSave?: (saved: StoredRecord) => void
  /** In place of `children`: filled in one step after the other. */
  steps?: FormSteps
  /** Sections of fields. */
  children?: ReactNode
}
