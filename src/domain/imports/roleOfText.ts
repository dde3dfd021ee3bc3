/** A role by its value or its label, in whatever spelling: 'Client Observer' is CLIENT_OBSERVER (spec 3: display labels). */
import { type Role, ROLES } from '../roles.ts'
import { baseEnumLabels } from '../enumWords.ts'
import { normalizeHeader } from './headerKey.ts'

/** null: none is called so. */
export const parseRole = (text: string): Role | null =>
  ROLES_BY_KEY.get(normalizeHeader(text)) ?? null

const ROLES_BY_KEY = new Map(
  ROLES.flatMap((role) =>
    [role, baseEnumLabels.role[role]].map((text) => [normalizeHeader(text), role] as const),
  ),
)
