/** Names of records; `t` words what is said of deleted ones. */
import type { Translate } from '#texts/keys.ts'
import { nameKey } from './normalForm.ts'

/** Returns the name of any record: its name, title, company or person. */
export function recordName(record: object): string {
  const { name, title, company_name, firstname, lastname } = record as NamedRecord
  const full = fullNameOf({ firstname: firstname ?? '', lastname: lastname ?? '' })
  return String(name ?? company_name ?? (full || title))
}

/** Returns the name of a record; of a deleted one 'Hall A (deleted)'. */
export function displayName(record: object, t: Translate): string {
  const name = recordName(record)
  return (record as NamedRecord).deleted_at ? t('list.deletedName', { name }) : name
}

/** Either name of a person may be blank. */
export interface PersonName {
  firstname: string
  lastname: string
}

export const fullNameOf = ({ firstname, lastname }: PersonName): string =>
  `${firstname} ${lastname}`.trim()

/** Returns the name to address a person by: the first one, or the only one. */
export const firstNameOf = ({ firstname, lastname }: PersonName): string => firstname || lastname

/**
 * Returns the display name of each record. Places that share theirs are named with their parent, people with the hint, the
 * employee ID or the address: 'Picking (Hall A)', 'Jo Doe (1207)'.
 */
export function displayNames(records: readonly object[], t: Translate): string[] {
  const names = records.map((record) => displayName(record, t))
  const counts = new Map<string, number>()
  for (const name of names) counts.set(nameKey(name), (counts.get(nameKey(name)) ?? 0) + 1)
  return records.map((record, at) => {
    const { parent_name, parent, parent_department, ...person } = record as Namesake
    const place = parent_name ?? parent?.name ?? parent_department?.name
    const mark = place ?? person.hint ?? person.employee_id ?? person.email
    const name = names[at] as string
    return mark && counts.get(nameKey(name)) !== 1 ? `${name} (${mark})` : name
  })
}

interface Namesake {
  parent_name?: string | null
  parent?: { name: string } | null
  parent_department?: { name: string } | null
  hint?: string | null
  employee_id?: string | null
  email?: string | null
}

interface NamedRecord {
  name?: string
  title?: string
  company_name?: string
  firstname?: string
  lastname?: string
  deleted_at?: string | null
}
