/** Orders an export of a list from the server. */
import { RESOURCES } from '#api/resources.ts'
import type { ResourceName } from '#api/resources.ts'
import type { Operation } from '#domain/access.ts'
import type { ExportFormat } from '#domain/enumerations.ts'
import { call } from '../data/call.ts'
import { listVariables } from '../data/listVariables.ts'
import type { ListRequest } from '../data/listVariables.ts'
import { OWN_JOB_FIELDS } from '../jobs/ownJob.ts'
import type { OwnJob } from '../jobs/ownJob.ts'
import type { ServerExport } from './serverExportOf.ts'

/** Of all that the list has on all its pages, in its order. */
export async function orderExport(
  { name, operation }: ServerExport,
  { format, clientId, ...list }: OrderedExport,
): Promise<OwnJob> {
  const { filter, ...variables } = listVariables(name, list, clientId)
  const whole = { ...(filter as object), skip: undefined, take: undefined }
  const given = { filter: whole, ...variables, format }
  return (await call<{ job: OwnJob }>(documentOf(name, operation), given)).job
}

export interface OrderedExport extends Pick<ListRequest, 'filter' | 'sort' | 'meta'> {
  format: ExportFormat
  clientId: string
}

function documentOf(name: ResourceName, operation: Operation): string {
  const { filter, listInput: input, where } = RESOURCES[name].types
  const taken = { filter, input, ...(where ? { where } : {}), format: 'ExportFormat!' }
  const variables = Object.entries(taken).map(([argument, type]) => `$${argument}: ${type}`)
  const pass = Object.keys(taken).map((argument) => `${argument}: $${argument}`)
  return `mutation Export(${variables.join(', ')}) {
    job: ${operation}(${pass.join(', ')}) { ${OWN_JOB_FIELDS} }
  }`
}
