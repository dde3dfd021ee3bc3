/** Filter of the audit log in its URL; drops invalid values. */
import { isUuid } from '#domain/uuid.ts'
import { AUDIT_ACTIONS, type AuditAction } from '#domain/enumerations.ts'
import { isDay } from '#domain/dates.ts'
import { SEARCH_LIMIT } from '#domain/listLimits.ts'
import { truncateText } from '#domain/wholeCharacters.ts'

export function sanitizeAuditFilter(input: Record<string, unknown>): AuditListFilter {
  const { search, dateFrom, dateTo, record } = input
  const person = toStrings(input['person']).filter(isUuid)
  const action = AUDIT_ACTIONS.filter((one) => toStrings(input['action']).includes(one))
  const kind = toStrings(input['kind']).filter((one) => TABLE_NAME.test(one))
  return {
    ...(typeof search === 'string' && search ? { search: truncateText(search, SEARCH_LIMIT) } : {}),
    ...(person.length > 0 ? { person } : {}),
    ...(action.length > 0 ? { action } : {}),
    ...(kind.length > 0 ? { kind } : {}),
    ...(typeof record === 'string' && isUuid(record) ? { record } : {}),
    ...(typeof dateFrom === 'string' && isDay(dateFrom) ? { dateFrom } : {}),
    ...(typeof dateTo === 'string' && isDay(dateTo) ? { dateTo } : {}),
  }
}

/** Values as in the URL. */
export interface AuditListFilter {
  search?: string
  /** Ids of the people who made the changes. */
  person?: string[]
  action?: AuditAction[]
  /** Table names. */
  kind?: string[]
  /** Id of the changed record. */
  record?: string
  dateFrom?: string
  dateTo?: string
}

const TABLE_NAME = /^[a-z_]{1,63}$/u

const toStrings = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).filter((one) => typeof one === 'string')
