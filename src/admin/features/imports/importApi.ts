/** Calls of the import pages: upload and check, import. */
import type { ImportKind, Job } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import type { FileEncoding } from '#domain/imports/fileDecoder.ts'
import { request } from '../../foundation/data/request.ts'
import { JOB_FIELDS } from '../../parts/jobs/jobApi.ts'
import { putFile } from '../../parts/uploads/uploadFile.ts'

export const importApi = {
  /** Uploads the file and has it checked. Throws an Error with a sentence; when aborted, the signal's reason. */
  async check(
    file: File,
    { kind, clientId, encoding, signal, onProgress }: CheckOptions,
  ): Promise<Job> {
    const { link } = await request(GET_LINK, { size: file.size }, { signal })
    await putFile(link.url, file, { mimeType: CSV_TYPE, signal, onProgress })
    const input = { clientId, kind, encoding, filename: link.filename, name: file.name }
    return (await request(START_IMPORT, { input }, { signal })).job
  },

  /** Imports the file of a check without problems. */
  import: async (checkId: string, invite: boolean): Promise<Job> =>
    (await request(CONFIRM_IMPORT, { id: checkId, invite })).job,
}

interface CheckOptions {
  kind: ImportKind
  clientId: string
  /** As the preview read it. */
  encoding: FileEncoding
  signal: AbortSignal
  /** 0 to 1. */
  onProgress: (share: number) => void
}

/** Operating systems name CSV differently; the upload link accepts this type only. */
const CSV_TYPE = 'text/csv'

const GET_LINK = graphql(`
  mutation ImportLink($size: Int!) {
    link: getImportUrl(size: $size) {
      url
      filename
    }
  }
`)

const START_IMPORT = graphql(`mutation StartImport($input: StartImportInput!) {
  job: startImport(input: $input) { ${JOB_FIELDS} }
}`)

const CONFIRM_IMPORT = graphql(`mutation ConfirmImport($id: ID!, $invite: Boolean) {
  job: confirmImport(id: $id, invite: $invite) { ${JOB_FIELDS} }
}`)

/** Returns whether a check found no problems, so that the file can be imported. */
export const isReadyToImport = ({ is_check, state, import_result }: Job): boolean =>
  is_check && state === 'DONE' && import_result?.error_count === 0
