/** The calls of the import pages (spec 7): a file is sent and looked through, then imported; and each once more. */
import type { ImportKind, Job, PresignedUrl } from '#api/generated/contract.ts'
import { call } from '../data/call.ts'
import { firstErrorMessage } from '../data/firstErrorMessage.ts'
import { JOB_FIELDS } from '../jobs/useJob.ts'
import { putFile } from '../uploads/putFile.ts'

export const importCalls = {
  /** Sends the file and has it looked through. Throws an Error with a sentence; an aborted signal its reason. */
  async check(file: File, { kind, clientId, signal, onProgress }: CheckOptions): Promise<Job> {
    const { link } = await asked<{ link: PresignedUrl }>(LINK, { size: file.size }, signal)
    await putFile(link.url, file, { mimeType: CSV_TYPE, signal, onProgress })
    const input = { clientId, kind, filename: link.filename, name: file.name }
    return (await asked<JobAnswer>(START, { input }, signal)).job
  },

  /** What a check found in order. */
  import: async (checkId: string, invite: boolean): Promise<Job> =>
    (await asked<JobAnswer>(CONFIRM, { id: checkId, invite })).job,

  again: async (id: string): Promise<Job> => (await asked<JobAnswer>(REPEAT, { id })).job,
}

export interface CheckOptions {
  kind: ImportKind
  clientId: string
  signal: AbortSignal
  /** 0 to 1, of what is sent. */
  onProgress: (share: number) => void
}

/** Whatever a system calls it: the link takes this type. */
const CSV_TYPE = 'text/csv'

interface JobAnswer {
  job: Job
}

async function asked<Data>(document: string, variables: object, signal?: AbortSignal) {
  try {
    return await call<Data>(document, { ...variables }, signal ? { signal } : {})
  } catch (error) {
    signal?.throwIfAborted()
    throw new Error(firstErrorMessage(error), { cause: error })
  }
}

const LINK = `mutation ImportLink($size: Int!) { link: getImportUrl(size: $size) { url filename } }`

const START = `mutation StartImport($input: StartImportInput!) {
  job: startImport(input: $input) { ${JOB_FIELDS} }
}`

const CONFIRM = `mutation ConfirmImport($id: ID!, $invite: Boolean) {
  job: confirmImport(id: $id, invite: $invite) { ${JOB_FIELDS} }
}`

const REPEAT = `mutation RepeatJob($id: ID!) { job: repeatJob(id: $id) { ${JOB_FIELDS} } }`
