/** An import page from the chosen file to the imported rows: what it shows, and what a person can do about it. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Job } from '#api/generated/contract.ts'
import type { CsvImport } from '#domain/imports/csv.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { jobQuery } from '../../parts/jobs/useJob.ts'
import { previewCsv, type CsvPreview } from './csvHead.ts'
import { validateFile } from './fileIssue.ts'
import { importApi } from './importCalls.ts'
import { IMPORTS } from './importKinds.ts'
import { readFileStart } from './readHead.ts'
import { useImportUrl } from './useImportAddress.ts'
import { type UploadState, useUploadAndCheck } from './useSendFile.ts'

export function useImport(kind: CsvImport): ImportFlow {
  const address = useImportUrl()
  const queryClient = useQueryClient()
  const [selected, setSelected] = useState<SelectedFile | null>(null)
  const [fileError, setFileError] = useState<string | null>(null)
  const [invitedJobId, setInvitedJobId] = useState<string | null>(null)
  const uploadAndCheck = useUploadAndCheck({
    kind: IMPORTS[kind].kind,
    clientId: useCurrentClient().id,
  })
  const showJob = (job: Job, check: string | null) => {
    queryClient.setQueryData(jobQuery(job.id).queryKey, job)
    setSelected(null)
    setFileError(null)
    // What was ordered is not ordered again by going back.
    address.show({ job: job.id, check }, { replace: address.job !== null })
  }
  const submission = useMutation({
    mutationFn: ({ id, invite }: JobRequest) =>
      invite === null ? importApi.again(id) : importApi.import(id, invite),
    onSuccess: (job, { id, invite }) => {
      if (invite) setInvitedJobId(job.id)
      showJob(job, invite === null ? null : id)
    },
  })
  const selectFiles = async (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    uploadAndCheck.cancel()
    submission.reset()
    const refused = validateFile(files)
    const head = refused === null ? previewCsv(kind, await readFileStart(file)) : { issue: refused }
    if ('issue' in head) return setFileError(head.issue)
    setFileError(null)
    setSelected({ file, preview: head })
  }
  return {
    address,
    selected,
    fileError,
    upload: uploadAndCheck.state,
    selectFiles: (files) =>
      void selectFiles(files).catch(() =>
        setFileError('The file could not be read. Choose it again.'),
      ),
    clearFile: () => setSelected(null),
    check: async () => {
      const job = selected && (await uploadAndCheck.start(selected.file))
      if (job) showJob(job, null)
    },
    cancelUpload: uploadAndCheck.cancel,
    confirm: (id, invite) => submission.mutate({ id, invite }),
    repeat: (id) => submission.mutate({ id, invite: null }),
    isSubmitting: submission.isPending,
    submitError: submission.error?.message ?? null,
    isInvited: (id) => id === invitedJobId,
    restart: () => {
      setSelected(null)
      setFileError(null)
      address.show(null)
    },
  }
}

interface JobRequest {
  id: string
  /** null: the same once more. */
  invite: boolean | null
}

export interface SelectedFile {
  file: File
  preview: CsvPreview
}

export interface ImportFlow {
  address: ReturnType<typeof useImportUrl>
  /** A file that can be sent; it lies over what the address shows. */
  selected: SelectedFile | null
  /** Why the file chosen last was refused; nothing else of the page is lost by it. */
  fileError: string | null
  upload: UploadState
  selectFiles: (files: readonly File[]) => void
  /** Back to what was there before the file was chosen. */
  clearFile: () => void
  check: () => Promise<void>
  cancelUpload: () => void
  /** Imports what a check found in order. */
  confirm: (checkId: string, invite: boolean) => void
  /** The same job once more. */
  repeat: (id: string) => void
  isSubmitting: boolean
  submitError: string | null
  /** Whether people were invited with this import; of one that was ordered on this page only. */
  isInvited: (id: string) => boolean
  restart: () => void
}
