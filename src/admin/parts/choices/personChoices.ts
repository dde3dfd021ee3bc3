/** People as choices: with their employee ID where the client displays it, else with what tells those of one name apart. */
import { displayName, fullNameOf, type PersonName } from '#domain/displayName.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import type { Choice } from './choiceSource.ts'

export interface PersonRow extends PersonName {
  id: string
  employee_id: string | null
  hint?: string | null
  deleted_at?: string | null
}

export const toPersonChoices = (rows: readonly PersonRow[]): Choice[] =>
  rows.map(({ id, employee_id: employeeId, hint, deleted_at, ...person }) => {
    const mark = employeeId ?? hint
    const name = `${fullNameOf(person)}${mark ? ` (${mark})` : ''}`
    return { id, name: displayName({ name, deleted_at }, t) }
  })
