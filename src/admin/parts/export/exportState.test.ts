import { expect, it } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { findServerExport } from './exportState.ts'

it.each([
  ['allobservations', 'CLIENT_OBSERVEE', 'triggerExportObservations'],
  ['allobservations', 'PROVIDER_SUPER_USER', 'triggerExportObservations'],
  ['users', 'CLIENT_SUPER_USER', 'triggerGetUsersForExport'],
  ['users', 'CLIENT_OBSERVER', undefined],
  ['allobservations', 'NONE', undefined],
  ['auditlog', 'PROVIDER_SUPER_USER', undefined],
  ['toString', 'PROVIDER_SUPER_USER', undefined],
  [undefined, 'PROVIDER_SUPER_USER', undefined],
] satisfies [string | undefined, Role, string | undefined][])(
  '[7.40] [7.44] the list %s of %s is exported by %s',
  (resource, role, operation) => {
    expect(findServerExport({ resource, total: 1 }, role)?.operation).toBe(operation)
  },
)

it.each(['locations', 'departments', 'tasks', 'clients', 'gbslibrary', 'campaigns'])(
  '[26.10] the list %s is exported by the server when it has over 1,000 rows',
  (resource) => {
    const exportOf = (total: number) =>
      findServerExport({ resource, total }, 'PROVIDER_SUPER_USER')?.operation ?? null
    expect(exportOf(1_000)).toBeNull()
    expect(exportOf(1_001)).toBe('triggerExportList')
  },
)
