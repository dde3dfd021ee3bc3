/** State of an export, in the browser or on the server. */
import type { ResourceName } from '#api/resources.ts'
import { mayCall, type Operation } from '#domain/access.ts'
import type { ExportFormat } from '#domain/enumerations.ts'
import type { Role } from '#domain/roles.ts'

export type ExportState =
  | { step: 'idle' }
  | { step: 'waiting'; format: ExportFormat }
  | { step: 'fetching'; format: ExportFormat; done: number; total: number }
  | { step: 'writing'; format: ExportFormat }
  /** The export continues on the server, which does not respond at the moment. */
  | { step: 'unheard'; format: ExportFormat }
  | { step: 'failed'; format: ExportFormat; reason: string }

export interface Export {
  state: ExportState
  /** True: the export continues when the page is closed. */
  isOnServer: boolean
  start: (format: ExportFormat) => void
  /** Also dismisses a failure. */
  cancel: () => void
}

export const IDLE_EXPORT: ExportState = { step: 'idle' }

/**
 * Returns how the server exports a list, which continues without the page; null: the browser writes the file, because
 * the server does not export this list or the role may not request it.
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
