/** Returns what a record is called, whatever its entity: a name, a title, a company or a person; '(deleted)' follows. */
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
