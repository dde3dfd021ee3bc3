/**
 * Settings that hold for one statement. Each is a statement that each connection has prepared and that is sent in one message
 * with the one that it is for: both are one transaction, and the setting ends with it.
 */
import type { TenantScope } from './database.ts'
import { tenantSetting } from './transaction.ts'

export interface StatementSetting {
  /** A statement that `beginSession` prepares. */
  name: string
  values: readonly string[]
}

export const PLANNED_BY_VALUES: StatementSetting = { name: 'set_planned_by_values', values: [] }

/** The role that writes, and the rows that its policies show. */
export const policiesOf = (scope: TenantScope): StatementSetting => ({
  name: 'set_policies',
  values: tenantSetting(scope),
})
