/**
 * Returns the display name of any record: its name, title, company or person, with '(deleted)' appended to deleted
 * ones.
 */
export function displayName(record: object): string {
  const { name, title, company_name, firstname, lastname, deleted_at } = record as NamedRecord
  const full = [firstname, lastname].filter(Boolean).join(' ')
  return `${name ?? company_name ?? (full || title)}${deleted_at ? ' (deleted)' : ''}`
}

interface NamedRecord {
  name?: string
  title?: string
  company_name?: string
  firstname?: string
  lastname?: string
  deleted_at?: string | null
}
