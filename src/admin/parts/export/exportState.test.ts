import { expect, it } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { findServerExport } from './exportState.ts'

it.each([
  ['allobservations', 'CLIENT_OBSERVEE', 'triggerExportObservations'],
  ['allobservations', 'PROVIDER_SUPER_USER', 'triggerExportObservations'],
  ['users', 'CLIENT_SUPER_USER', 'triggerGetUsersForExport'],
  ['users', 'CLIENT_OBSERVER', undefined],
  ['allobservations', 'NONE', undefined],
  ['locations', 'PROVIDER_SUPER_USER', undefined],
  ['auditlog', 'PROVIDER_SUPER_USER', undefined],
  ['toString', 'PROVIDER_SUPER_USER', undefined],
  [undefined, 'PROVIDER_SUPER_USER', undefined],
] satisfies [string | undefined, Role, string | undefined][])(
  '[7.40] [7.44] the list %s of %s is exported by %s',
  (resource, role, operation) => {
    expect(findServerExport(resource, role)?.operation).toBe(operation)
  },
)
