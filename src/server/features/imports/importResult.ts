/** What an import has done or would do, as it is answered and kept. */
import type { ImportResult } from '#api/generated/contract.ts'
import type { ImportPlan } from './importPlan.ts'
import type { ImportProblems } from './importProblems.ts'

export const toImportResult = (
  { created, updated, unchanged }: Pick<ImportPlan, 'created' | 'updated' | 'unchanged'>,
  problems: ImportProblems,
): ImportResult => ({
  created,
  updated,
  unchanged,
  errors: problems.firstErrors(),
  error_count: problems.count(),
})
