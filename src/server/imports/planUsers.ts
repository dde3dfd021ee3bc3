/** What an import of users would do: by the rules of the user form, people found by their email (spec 7: importUsers). */
import { mayOpen } from '#domain/access.ts'
import { withFullAccessRule } from '#domain/forms/fullAccess.ts'
import { MESSAGES } from '#domain/messages.ts'
import { mayAssign, type Role } from '#domain/roles.ts'
import { listCell } from '#domain/sheets/listCell.ts'
import { personRow, type PersonRow } from '#domain/sheets/personRow.ts'
import { inRowAlready } from '#domain/sheets/sheetMessages.ts'
import { changeRefusal, editRefusal, mayBeAt } from '#domain/users/userRules.ts'
import { newIds } from './newIds.ts'
import { employeeIdsTaken } from './employeeIdsTaken.ts'
import { foundPlaces, type FoundPlaces } from './foundPlaces.ts'
import { type KnownPerson, readPeopleByEmail } from './importedPeopleQueries.ts'
import type { ImportOrder, PlanImport } from './importPlan.ts'
import type { ImportRow, ImportRows } from './importRow.ts'
import {
  type ImportedPerson,
  isSamePerson,
  writePeople,
  type PlannedPerson,
} from './writePeople.ts'

export const planUsers: PlanImport<'users'> = async (order, rows) => {
  const { planned, unchanged, givingUp } = await plannedPeople(order, rows)
  const { problems } = order
  const people = problems.count() === 0 ? planned : planned.filter(({ row }) => !problems.has(row))
  const created = people.filter(({ known }) => known === null).length
  return {
    created,
    updated: people.length - created,
    unchanged,
    write: (transaction, recorder) =>
      writePeople(transaction, recorder, { ...order, people, givingUp }),
    invited: () => people.filter(isInvited).map(({ next }) => next.id),
  }
}

/** New, and somebody who may sign in to more than nothing. */
const isInvited = ({ known, next }: PlannedPerson): boolean =>
  known === null && mayOpen(next.type, '/allobservations')

interface PlannedPeople {
  planned: PlannedPerson[]
  unchanged: number
  givingUp: string[]
}

interface LookedUp {
  read: ReadPerson[]
  people: Promise<Map<string, KnownPerson>>
}

/** A function of its own, so that what it needs to know is forgotten with its end. */
async function plannedPeople(
  order: ImportOrder,
  rows: ImportRows<'users'>,
): Promise<PlannedPeople> {
  const { db, clientId, problems } = order
  const places = {
    locations: await foundPlaces(db, clientId, 'locations'),
    departments: await foundPlaces(db, clientId, 'departments'),
  }
  const employeeIds = employeeIdsTaken(order)
  const rowOf = new Map<string, number>()
  const planned: PlannedPerson[] = []
  let unchanged = 0
  const newId = newIds()
  const planBatch = async ({ read, people }: LookedUp) => {
    const byEmail = await people
    for (const row of read) {
      const found = byEmail.get(row.values.email)
      const known = found?.client_id === clientId ? found : null
      if (found && !known) problems.at(row.row, 'email', row.cells.email, MESSAGES.emailTaken)
      employeeIds.want({ row: row.row, known, employeeId: row.values.employeeId ?? null })
      const next = nextOf(order, places, row, { known, newId })
      if (next && known && isSamePerson(known, next)) unchanged += 1
      else if (next) planned.push({ row: row.row, known, next })
    }
  }
  /** What is known of a batch is asked for while the next one is read. */
  let before: LookedUp | null = null
  for await (const batch of rows) {
    const read = batch.flatMap((row) => readRow(order, places, row, rowOf) ?? [])
    const people = readPeopleByEmail(
      order,
      read.map(({ values }) => values.email),
    )
    // Told where it is awaited.
    people.catch(() => undefined)
    if (before) await planBatch(before)
    before = { read, people }
  }
  if (before) await planBatch(before)
  return { planned, unchanged, givingUp: await employeeIds.judge() }
}

type Places = Record<'locations' | 'departments', FoundPlaces>
type ReadPerson = ImportRow<'users'> & { values: PersonRow }

/** null: the row has problems by itself. */
function readRow(
  order: ImportOrder,
  places: Places,
  { row, cells }: ImportRow<'users'>,
  rowOf: Map<string, number>,
): ReadPerson | null {
  const { problems } = order
  const read = personRow(cells)
  const email = cells.email?.toLowerCase() ?? ''
  const first = rowOf.get(email)
  if (first === undefined) rowOf.set(email, row)
  else if (email) problems.at(row, 'email', cells.email, inRowAlready(first, 'email'))
  if ('problems' in read) {
    for (const problem of read.problems) problems.add(row, problem)
    for (const kind of KINDS)
      placesOf(order, places[kind], { row, kind, names: cells[kind], linked: [] })
    return null
  }
  return first === undefined ? { row, cells, values: read.values } : null
}

const KINDS = ['locations', 'departments'] as const

/** As the person will be; null: something is wrong with that. */
function nextOf(
  order: ImportOrder,
  places: Places,
  { row, cells, values }: ReadPerson,
  { known, newId }: { known: KnownPerson | null; newId: () => string },
): ImportedPerson | null {
  const { userLevel: type } = values
  const refusal = known ? refusedChange(order, known, type) : refusedNew(order, type)
  if (refusal !== null) order.problems.at(row, 'type', cells.type, refusal)
  const ids = KINDS.map((kind) =>
    placesOf(order, places[kind], { row, kind, names: cells[kind], linked: known?.[kind] ?? [] }),
  )
  const [locations, departments] = ids
  if (refusal !== null || !locations || !departments) return null
  const next: ImportedPerson = {
    id: known?.id ?? newId(),
    firstname: values.firstName,
    lastname: values.lastName,
    email: values.email,
    employee_id: values.employeeId ?? null,
    type,
    user_has_full_location_access: withFullAccessRule({ ids: locations }).full,
    locations,
    user_has_full_department_access: withFullAccessRule({ ids: departments }).full,
    departments,
  }
  return known ? keepingAll(known, next) : next
}

const NONE: readonly string[] = []

interface NamedPlaces {
  row: number
  kind: (typeof KINDS)[number]
  names: readonly string[]
  linked: readonly string[]
}

function placesOf(
  { problems }: ImportOrder,
  places: FoundPlaces,
  { row, kind, names, linked }: NamedPlaces,
): readonly string[] | null {
  if (names.length === 0) return NONE
  const found = places.find(names, linked)
  if ('ids' in found) return found.ids
  problems.at(row, kind, listCell.write(names), found.issue)
  return null
}

const refusedNew = ({ asker, clientId }: ImportOrder, type: Role): string | null => {
  if (!mayAssign(asker.type, type)) return MESSAGES.levelRefused
  return mayBeAt(type, clientId, asker) ? null : MESSAGES.providerElsewhere
}

const refusedChange = (
  { asker, clientId }: ImportOrder,
  known: KnownPerson,
  level: Role,
): string | null =>
  editRefusal(asker, known) ??
  changeRefusal(asker, known, { level, enabled: undefined }) ??
  (level === known.type || mayBeAt(level, clientId, asker) ? null : MESSAGES.providerElsewhere)

/** Who has chosen nothing has everything, switched on or not. */
function keepingAll(known: KnownPerson, next: ImportedPerson): ImportedPerson {
  const hasAll = (full: boolean, chosen: readonly string[]) => full || chosen.length === 0
  return {
    ...next,
    ...(next.user_has_full_location_access &&
      hasAll(known.user_has_full_location_access, known.locations) && {
        user_has_full_location_access: known.user_has_full_location_access,
        locations: known.locations,
      }),
    ...(next.user_has_full_department_access &&
      hasAll(known.user_has_full_department_access, known.departments) && {
        user_has_full_department_access: known.user_has_full_department_access,
        departments: known.departments,
      }),
  }
}
