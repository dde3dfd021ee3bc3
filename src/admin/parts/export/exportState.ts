/** State of an export, in the browser or on the server. */
import type { ExportedList } from '#api/generated/contract.ts'
import type { ResourceName } from '#api/resources.ts'
import { mayCall } from '#domain/access.ts'
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
export function findServerExport(
  { resource, total = 0 }: ExportedRows,
  role: Role,
): ServerExport | null {
  const name = resource as ResourceName
  const exported = Object.hasOwn(SERVER_EXPORTS, name) ? SERVER_EXPORTS[name] : undefined
  if (!exported || !mayCall(role, exported.operation)) return null
  return exported.list && total <= MAX_BROWSER_ROWS ? null : { name, ...exported }
}

interface ExportedRows {
  resource: string | undefined
  total?: number | undefined
}

/** The browser reads longer lists too slowly. */
const MAX_BROWSER_ROWS = 1_000

export type ServerExport = { name: ResourceName } & ServerOperation

/** `list`: its name for the operation that exports any list, once it is long. */
type ServerOperation =
  | { operation: 'triggerGetUsersForExport' | 'triggerExportObservations'; list: null }
  | { operation: 'triggerExportList'; list: ExportedList }

const longList = (list: ExportedList): ServerOperation => ({ operation: 'triggerExportList', list })

const SERVER_EXPORTS: Record<ResourceName, ServerOperation> = {
  users: { operation: 'triggerGetUsersForExport', list: null },
  allobservations: { operation: 'triggerExportObservations', list: null },
  locations: longList('LOCATIONS'),
  departments: longList('DEPARTMENTS'),
  tasks: longList('TASKS'),
  clients: longList('CLIENTS'),
  gbslibrary: longList('GBS_VIDEOS'),
  campaigns: longList('CAMPAIGNS'),
  followups: longList('FOLLOW_UPS'),
}
