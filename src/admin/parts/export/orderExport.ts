/** Orders an export of a list from the server. */
import { RESOURCES } from '#api/resources.ts'
import type { ResourceName } from '#api/resources.ts'
import type { Operation } from '#domain/access.ts'
import type { ExportFormat } from '#domain/enumerations.ts'
import { request } from '../../foundation/data/request.ts'
import { listVariables } from '../../foundation/data/listVariables.ts'
import type { ListRequest } from '../../foundation/data/listVariables.ts'
import { JOB_SUMMARY_FIELDS } from '../jobs/ownJob.ts'
import type { JobSummary } from '../jobs/ownJob.ts'
import type { ServerExport } from './serverExportOf.ts'

/** Of all that the list has on all its pages, in its order. */
export async function startServerExport(
  { name, operation }: ServerExport,
  { format, clientId, ...list }: ServerExportRequest,
): Promise<JobSummary> {
  const { filter, ...variables } = listVariables(name, list, clientId)
  const whole = { ...(filter as object), skip: undefined, take: undefined }
  const given = { filter: whole, ...variables, format }
  return (await request<{ job: JobSummary }>(exportDocument(name, operation), given)).job
}

export interface ServerExportRequest extends Pick<ListRequest, 'filter' | 'sort' | 'meta'> {
  format: ExportFormat
  clientId: string
}

function exportDocument(name: ResourceName, operation: Operation): string {
  const { filter, listInput: input, where } = RESOURCES[name].types
  const taken = { filter, input, ...(where ? { where } : {}), format: 'ExportFormat!' }
  const variables = Object.entries(taken).map(([argument, type]) => `$${argument}: ${type}`)
  const pass = Object.keys(taken).map((argument) => `${argument}: $${argument}`)
  return `mutation Export(${variables.join(', ')}) {
    job: ${operation}(${pass.join(', ')}) { ${JOB_SUMMARY_FIELDS} }
  }`
}
