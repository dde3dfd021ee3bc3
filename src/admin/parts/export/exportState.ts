/** How far an export is, wherever it is written. */
import type { ResourceName } from '#api/resources.ts'
import { mayCall, type Operation } from '#domain/access.ts'
import type { ExportFormat } from '#domain/enumerations.ts'
import type { Role } from '#domain/roles.ts'

export type ExportState =
  | { step: 'idle' }
  | { step: 'waiting'; format: ExportFormat }
  | { step: 'fetching'; format: ExportFormat; done: number; total: number }
  | { step: 'writing'; format: ExportFormat }
  /** It goes on, and nothing is heard of it at the moment. */
  | { step: 'unheard'; format: ExportFormat }
  | { step: 'failed'; format: ExportFormat; reason: string }

export interface Export {
  state: ExportState
  /** Whether the page may be left meanwhile. */
  isOnServer: boolean
  start: (format: ExportFormat) => void
  /** Also puts a failure away. */
  cancel: () => void
}

export const IDLE_EXPORT: ExportState = { step: 'idle' }

/**
 * Which lists the server exports, as work that goes on without the page; the others are written in the browser.
 * null: it is written in the browser, also for who may not have the server do it.
 */
export function findServerExport(resource: string | undefined, role: Role): ServerExport | null {
  const name = resource as ResourceName
  const operation = Object.hasOwn(SERVER_EXPORTS, name) ? SERVER_EXPORTS[name] : undefined
  return operation && mayCall(role, operation) ? { name, operation } : null
}

export interface ServerExport {
  name: ResourceName
  operation: ExportOperation
}

type ExportOperation = Extract<Operation, 'triggerGetUsersForExport' | 'triggerExportObservations'>

const SERVER_EXPORTS: Partial<Record<ResourceName, ExportOperation>> = {
  users: 'triggerGetUsersForExport',
  allobservations: 'triggerExportObservations',
}
