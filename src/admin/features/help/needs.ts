/** Who has a use for a part of the help: asked of the access table, never by a role's name. */
import { mayCall, mayOpen } from '#domain/access.ts'
import type { Operation, PagePattern } from '#domain/access.ts'
import { isObserveeOnly, canAccessAllClients } from '#domain/roles.ts'
import type { OwnClient } from '../../foundation/auth/me.ts'
import type { Role } from '#domain/roles.ts'

export const needs = {
  page:
    (page: PagePattern): Need =>
    ({ role }) =>
      mayOpen(role, page.replaceAll(':id', 'any')),
  call:
    (operation: Operation): Need =>
    ({ role }) =>
      mayCall(role, operation),
  not:
    (need: Need): Need =>
    (reader) =>
      !need(reader),
  both:
    (one: Need, other: Need): Need =>
    (reader) =>
      one(reader) && other(reader),
  /** Records observations of themselves only. */
  observesThemselves: ({ role }: HelpReader): boolean => isObserveeOnly(role),
  everyClient: ({ role }: HelpReader): boolean => canAccessAllClients(role),
  /** The client on the screen has this switched on. */
  switchedOn:
    (setting: Setting): Need =>
    ({ client }) =>
      client[setting],
}

export type Need = (reader: HelpReader) => boolean

export interface HelpReader {
  role: Role
  client: Pick<OwnClient, Setting>
}

type Setting =
  | 'ai_enabled'
  | 'can_use_not_applicable'
  | 'can_pick_observer'
  | 'display_employee_id'
  | 'show_manual_override_options'
  | 'show_ai_feedback_options'
