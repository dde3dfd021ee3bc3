/** Whether a check found a file in order, so that it can be imported. */
import type { Job } from '#api/generated/contract.ts'

export const isReadyToImport = ({ is_check, state, import_result }: Job): boolean =>
  is_check && state === 'DONE' && import_result?.error_count === 0
