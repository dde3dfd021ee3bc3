/** Which lists the server exports, as work that goes on without the page; the others are written in the browser. */
import type { ResourceName } from '#api/resources.ts'
import { mayCall } from '#domain/access.ts'
import type { Operation } from '#domain/access.ts'
import type { Role } from '#domain/roles.ts'

/** null: it is written in the browser, also for who may not have the server do it. */
export function findServerExport(resource: string | undefined, role: Role): ServerExport | null {
  const name = resource as ResourceName
  const operation = Object.hasOwn(SERVER_EXPORTS, name) ? SERVER_EXPORTS[name] : undefined
  return operation && mayCall(role, operation) ? { name, operation } : null
}

export interface ServerExport {
  name: ResourceName
  operation: Operation
}

const SERVER_EXPORTS: Partial<Record<ResourceName, Operation>> = {
  users: 'triggerGetUsersForExport',
  allobservations: 'triggerExportObservations',
}
