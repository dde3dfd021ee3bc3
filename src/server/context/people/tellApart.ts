/** Says of people of one name in a list to choose from which of them is which. */
import type { PersonParent } from '#api/parents.ts'
import { mayCall } from '#domain/access.ts'
import { fullNameOf } from '#domain/displayName.ts'
import { nameKey } from '#domain/normalForm.ts'
import { sql } from '../../platform/db/sql.ts'
import { type RequestContext, requireSession } from '../request/requestContext.ts'
import type { Access } from '../visibility/userAccess.ts'
import { visibleLocation } from '../visibility/visibility.ts'

type Namesake = Pick<PersonParent, 'id' | 'firstname' | 'lastname' | 'employee_id'>

/**
 * Adds `hint` to people who share their name: the employee ID, else the places that the caller sees, else the address for
 * callers who manage people. It is what none of the others of that name has; null: nothing, or none is needed.
 */
export async function tellApart<Person extends Namesake>(
  context: RequestContext,
  access: Access,
  people: readonly Person[],
): Promise<(Person & { hint: string | null })[]> {
  const namesakes = new Map<string, Namesake[]>()
  for (const person of people) {
    const key = nameKey(fullNameOf(person))
    namesakes.set(key, [...(namesakes.get(key) ?? []), person])
  }
  const alike = [...namesakes.values()].filter(({ length }) => length > 1).flat()
  if (alike.length === 0) return people.map((person) => ({ ...person, hint: null }))
  const rows = await context.db.sql<{ id: string; email: string; places: string | null }>(
    access,
    (tenantFilter) => sql`select person.id, person.email, (
            select string_agg(location.name, ', ' order by location.name) from user_locations ul
            join locations location on location.client_id = ul.client_id and location.id = ul.location_id
            where ${tenantFilter('ul')} and ul.user_id = person.id and location.deleted_at is null
              and ${visibleLocation(access, 'location')}) as places
          from users person where ${tenantFilter('person')} and person.id = any(${alike.map(({ id }) => id)}::uuid[])`,
  )
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const showsAddress = mayCall(requireSession(context).role, 'allUsers')
  const marks = [
    ({ employee_id: employeeId }: Namesake) => employeeId,
    ({ id }: Namesake) => rowOf.get(id)?.places,
    ({ id }: Namesake) => (showsAddress ? rowOf.get(id)?.email : null),
  ]
  return people.map((person) => {
    const others = namesakes.get(nameKey(fullNameOf(person)))?.filter(({ id }) => id !== person.id)
    if (!others?.length) return { ...person, hint: null }
    const hints = marks.map((markOf) => {
      const mark = markOf(person)
      return others.every((other) => markOf(other) !== mark) ? mark : null
    })
    return { ...person, hint: hints.find(Boolean) ?? null }
  })
}
