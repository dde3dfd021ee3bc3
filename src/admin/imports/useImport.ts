/** An import page from the chosen file to the imported rows: what it shows, and what a person can do about it. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Job } from '#api/generated/contract.ts'
import type { CsvImport } from '#domain/csv.ts'
import { useCurrentClient } from '../auth/currentClient.ts'
import { jobQuery } from '../jobs/useJob.ts'
import { csvHead, type CsvPreview } from './csvHead.ts'
import { fileIssue } from './fileIssue.ts'
import { importCalls } from './importCalls.ts'
import { IMPORTS } from './importKinds.ts'
import { readHead } from './readHead.ts'
import { useImportAddress } from './useImportAddress.ts'
import { type SendState, useSendFile } from './useSendFile.ts'

export function useImport(kind: CsvImport): ImportFlow {
  const address = useImportAddress()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  const [issue, setIssue] = useState<string | null>(null)
  const [invited, setInvited] = useState<string | null>(null)
  const sent = useSendFile({ kind: IMPORTS[kind].kind, clientId: useCurrentClient().id })
  const follow = (job: Job, check: string | null) => {
    queryClient.setQueryData(jobQuery(job.id).queryKey, job)
    setChosen(null)
    setIssue(null)
    // What was ordered is not ordered again by going back.
    address.show({ job: job.id, check }, { replace: address.job !== null })
  }
  const order = useMutation({
    mutationFn: ({ id, invite }: Order) =>
      invite === null ? importCalls.again(id) : importCalls.import(id, invite),
    onSuccess: (job, { id, invite }) => {
      if (invite) setInvited(job.id)
      follow(job, invite === null ? null : id)
    },
  })
  const choose = async (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    sent.cancel()
    order.reset()
    const refused = fileIssue(files)
    const head = refused === null ? csvHead(kind, await readHead(file)) : { issue: refused }
    if ('issue' in head) return setIssue(head.issue)
    setIssue(null)
    setChosen({ file, preview: head })
  }
  return {
    address,
    chosen,
    issue,
    sending: sent.state,
    choose: (files) =>
      void choose(files).catch(() => setIssue('The file could not be read. Choose it again.')),
    putAway: () => setChosen(null),
    check: async () => {
      const job = chosen && (await sent.start(chosen.file))
      if (job) follow(job, null)
    },
    cancelSending: sent.cancel,
    confirm: (id, invite) => order.mutate({ id, invite }),
    again: (id) => order.mutate({ id, invite: null }),
    isOrdering: order.isPending,
    orderProblem: order.error?.message ?? null,
    isInvited: (id) => id === invited,
    restart: () => {
      setChosen(null)
      setIssue(null)
      address.show(null)
    },
  }
}

interface Order {
  id: string
  /** null: the same once more. */
  invite: boolean | null
}

export interface ChosenFile {
  file: File
  preview: CsvPreview
}

export interface ImportFlow {
  address: ReturnType<typeof useImportAddress>
  /** A file that can be sent; it lies over what the address shows. */
  chosen: ChosenFile | null
  /** Why the file chosen last was refused; nothing else of the page is lost by it. */
  issue: string | null
  sending: SendState
  choose: (files: readonly File[]) => void
  /** Back to what was there before the file was chosen. */
  putAway: () => void
  check: () => Promise<void>
  cancelSending: () => void
  /** Imports what a check found in order. */
  confirm: (checkId: string, invite: boolean) => void
  /** The same job once more. */
  again: (id: string) => void
  isOrdering: boolean
  orderProblem: string | null
  /** Whether people were invited with this import; of one that was ordered on this page only. */
  isInvited: (id: string) => boolean
  restart: () => void
}
