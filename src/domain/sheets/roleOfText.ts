/** A role by its value or its label, in whatever spelling: 'Client Observer' is CLIENT_OBSERVER (spec 3: display labels). */
import { type Role, ROLES } from '../roles.ts'
import { enumWords } from './enumWords.ts'
import { headerKey } from './headerKey.ts'

/** null: none is called so. */
export const roleOfText = (text: string): Role | null => BY_KEY.get(headerKey(text)) ?? null

const BY_KEY = new Map(
  ROLES.flatMap((role) =>
    [role, enumWords.role[role]].map((text) => [headerKey(text), role] as const),
  ),
)
