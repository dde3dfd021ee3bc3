/** Values that help topics take from the product itself, so that they are never out of date. */
import { mayCall, mayOpen } from '#domain/access.ts'
import { MIN_SAMPLE_SIZE } from '#domain/charts/shares.ts'
import { type CsvImport, csvHeaders } from '#domain/imports/importColumns.ts'
import type { OptionalMailKind } from '#domain/mails/mailKinds.ts'
import { type Role, ROLES } from '#domain/roles.ts'
import { formatList } from '../../foundation/format/formatList.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'

/** Throws on a value that nobody knows. */
export function helpValue(name: string, argument: string): string {
  const value = VALUES[name]?.(argument)
  if (!value) throw new Error(`There is no value '${name} ${argument}'.`)
  return value
}

const VALUES: Record<string, (argument: string) => string | undefined> = {
  headers: (kind) => csvHeaders(kind as CsvImport).join(', '),
  mail: (kind) => t(`mailKinds.${kind as OptionalMailKind}`),
  minSampleSize: () => String(MIN_SAMPLE_SIZE),
  whoMayCall: (operation) => roleNames((role) => mayCall(role, operation)),
  whoMayOpen: (page) => roleNames((role) => mayOpen(role, page)),
}

/** Returns the names of the roles, or says that it is all of them. */
function roleNames(may: (role: Role) => boolean): string {
  const allowed = ROLES.filter(may)
  const everybody = ROLES.filter((role) => mayOpen(role, '/allobservations'))
  if (everybody.every((role) => allowed.includes(role))) return t('documents.everyLevel')
  return formatList(allowed.map((role) => t(`enums.role.${role}`)))
}
