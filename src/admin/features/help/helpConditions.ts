/** Conditions on the reader that decide what a topic says: read off the access table, never by role names. */
import { mayCall, mayOpen, type Operation, type PagePattern } from '#domain/access.ts'
import { canAccessAllClients, isObserveeOnly, type Role } from '#domain/roles.ts'
import type { OwnClient } from '../../foundation/auth/currentUser.ts'

export interface HelpReader {
  role: Role
  client: Pick<OwnClient, Setting>
  /** They record observations where they are: everybody does so at their own client only. */
  mayAdd: boolean
}

type Setting =
  | 'ai_enabled'
  | 'can_use_not_applicable'
  | 'can_pick_observer'
  | 'display_employee_id'
  | 'show_manual_override_options'
  | 'show_ai_feedback_options'

/** As documents write them; there they may also be joined: `page /users and not everyClient`. */
export type Condition =
  `${'' | 'not '}${`page ${PagePattern}` | `call ${Operation}` | `setting ${Setting}` | 'observesThemselves' | 'everyClient'}`

/** Throws on a condition that nobody knows. */
export function isMet(conditions: string, reader: HelpReader): boolean {
  return conditions.split(' and ').every((condition) => {
    const [, not, name = '', of = ''] = /^(not )?(\w+) ?(.*)$/.exec(condition) ?? []
    const check = CHECKS[name]
    if (!check) throw new Error(`There is no condition '${condition}'.`)
    return check(reader, of) !== Boolean(not)
  })
}

const CHECKS: Record<string, (reader: HelpReader, of: string) => boolean> = {
  page: ({ role }, page) => mayOpen(role, page.replaceAll(':id', 'any')),
  call: ({ role }, operation) => mayCall(role, operation),
  /** The current client has it on. */
  setting: ({ client }, setting) => client[setting as Setting],
  /** They record observations of themselves only. */
  observesThemselves: ({ role }) => isObserveeOnly(role),
  everyClient: ({ role }) => canAccessAllClients(role),
}
