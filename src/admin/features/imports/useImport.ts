/** State and actions of an import page, from the chosen file to the imported rows. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-admin'
import type { ImportKind, Job } from '#api/generated/contract.ts'
import type { FileEncoding } from '#domain/imports/fileDecoder.ts'
import type { CsvImport } from '#domain/imports/importColumns.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { jobQuery } from '../../parts/jobs/jobApi.ts'
import { wordMessage } from '../../foundation/i18n/i18nProvider.ts'
import { type CsvPreview, previewCsv, readFile, validateFile } from './csvPreview.ts'
import { repeatJob } from '../../parts/jobs/jobApi.ts'
import { importApi } from './importApi.ts'
import { IMPORTS } from './importKinds.ts'

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
  // A file chosen while another is being read replaces it.
  const reading = useRef<AbortController>(undefined)
  const unselect = () => {
    reading.current?.abort()
    setSelected(null)
  }
  const showJob = (job: Job, check: string | null) => {
    queryClient.setQueryData(jobQuery(job.id).queryKey, job)
    unselect()
    setFileError(null)
    // Going back must not start the import again.
    address.show({ job: job.id, check }, { replace: address.job !== null })
  }
  const submission = useMutation({
    mutationFn: ({ id, invite }: JobRequest) =>
      invite === null ? repeatJob(id) : importApi.import(id, invite),
    onSuccess: (job, { id, invite }) => {
      if (invite) setInvitedJobId(job.id)
      showJob(job, invite === null ? null : id)
    },
  })
  const reportUnreadable = () => setFileError(t('imports.unreadable'))
  const selectFiles = async (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    reading.current?.abort()
    const { signal } = (reading.current = new AbortController())
    uploadAndCheck.cancel()
    submission.reset()
    const refused = validateFile(files)
    try {
      const preview = refused === null ? await previewCsv(kind, await readFile(file)) : null
      if (signal.aborted) return
      const issue = refused ?? preview?.issue ?? null
      setFileError(issue)
      if (preview && issue === null) setSelected({ file, preview })
    } catch {
      if (!signal.aborted) reportUnreadable()
    }
  }
  const readAs = async (encoding: FileEncoding) => {
    if (!selected) return
    const { file } = selected
    const preview = await previewCsv(kind, await readFile(file), encoding)
    setSelected((now) => (now?.file === file ? { file, preview } : now))
  }
  return {
    address,
    selected,
    fileError,
    upload: uploadAndCheck.state,
    selectFiles: (files) => void selectFiles(files),
    readAs: (encoding) => void readAs(encoding).catch(reportUnreadable),
    clearFile: unselect,
    check: async () => {
      const job = selected && (await uploadAndCheck.start(selected))
      if (job) showJob(job, null)
    },
    cancelUpload: uploadAndCheck.cancel,
    confirm: (id, invite) => submission.mutate({ id, invite }),
    repeat: (id) => submission.mutate({ id, invite: null }),
    isSubmitting: submission.isPending,
    submitError: submission.error && wordMessage(submission.error.message),
    isInvited: (id) => id === invitedJobId,
    restart: () => {
      unselect()
      setFileError(null)
      address.show(null)
    },
  }
}

interface JobRequest {
  id: string
  /** null: repeat the same job. */
  invite: boolean | null
}

export interface SelectedFile {
  file: File
  preview: CsvPreview
}

export interface ImportFlow {
  address: ReturnType<typeof useImportUrl>
  /** A valid file; shown instead of the job in the URL. */
  selected: SelectedFile | null
  /** Reason why the last file was refused; the rest of the page stays. */
  fileError: string | null
  upload: UploadState
  selectFiles: (files: readonly File[]) => void
  /** Reads the selected file in another encoding. */
  readAs: (encoding: FileEncoding) => void
  /** Shows again what was on the page before the file was chosen. */
  clearFile: () => void
  check: () => Promise<void>
  cancelUpload: () => void
  /** Imports the file of a check without problems. */
  confirm: (checkId: string, invite: boolean) => void
  /** Starts the same job again. */
  repeat: (id: string) => void
  isSubmitting: boolean
  submitError: string | null
  /** Returns whether people were invited with this import; known only for imports started on this page. */
  isInvited: (id: string) => boolean
  restart: () => void
}

/** Keeps the page's job in its URL, so that it survives a reload and can be opened again later. */
function useImportUrl(): ImportUrl {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  return {
    job: params.get('job'),
    check: params.get('check'),
    show: (ids, { replace = false, clientId } = {}) => {
      const query = new URLSearchParams(clientId === undefined ? {} : { clientId })
      for (const [key, id] of Object.entries(ids ?? {})) if (id) query.set(key, id)
      navigate({ pathname, search: query.toString() }, { replace })
    },
  }
}

interface ImportUrl {
  job: string | null
  /** The check that an import was started from. */
  check: string | null
  /** null: no job, so that a file can be chosen. */
  show: (ids: ImportJobIds | null, options?: ShowOptions) => void
}

interface ImportJobIds {
  job: string
  check?: string | null
}

interface ShowOptions {
  /** Replaces the history entry, so that Back skips a finished stage. */
  replace?: boolean
  /** Set when it is not the current client. */
  clientId?: string
}

/** Uploads a file and has it checked, with progress; leaving the page cancels. */
function useUploadAndCheck(target: UploadTarget): UploadAndCheck {
  const [state, setState] = useState<UploadState>(IDLE)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  return {
    state,
    start: async ({ file, preview: { encoding } }) => {
      running.current?.abort()
      const { signal } = (running.current = new AbortController())
      const onProgress = (progress: number) => signal.aborted || setState({ progress })
      setState({ progress: 0 })
      try {
        const job = await importApi.check(file, { ...target, encoding, signal, onProgress })
        if (signal.aborted) return null
        setState(IDLE)
        return job
      } catch (error) {
        if (!signal.aborted)
          setState({ error: wordMessage(error instanceof Error ? error.message : String(error)) })
        return null
      }
    },
    cancel: () => {
      running.current?.abort()
      setState(IDLE)
    },
  }
}

interface UploadTarget {
  kind: ImportKind
  clientId: string
}

/** `progress`: 0 to 1 while uploading. `error`: a sentence. */
type UploadState = { progress?: number; error?: string }

interface UploadAndCheck {
  state: UploadState
  /** Returns the check; null: it failed or was cancelled. */
  start: (selected: SelectedFile) => Promise<Job | null>
  /** Also clears an error. */
  cancel: () => void
}

const IDLE: UploadState = {}
