/**
 * Words of a search of observations: each is looked for in the names of related records and in the observation's own text.
 * The names are read first, so that the database plans a search by how many observations their records have.
 */
import { searchWords } from '#domain/searchText.ts'
import { containsText, hasTrigrams, likePattern } from '../../context/listSql/listSql.ts'
import type { Database, TenantFilter, TenantScope } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { personMatches } from '../../context/people/peopleQueries.ts'

export interface SearchedWord {
  word: string
  /** Pattern of LIKE. */
  pattern: string
  /** Ids of the records whose names have the word. */
  tasks: string[]
  locations: string[]
  departments: string[]
  people: string[]
}

/** More words do not narrow a search any further. */
const MAX_WORDS = 5

/** Longest first. Returns none without a search. */
export async function readSearchedWords(
  db: Database,
  scope: TenantScope,
  search: string | null,
): Promise<SearchedWord[]> {
  if (search === null) return []
  const words = searchWords(search)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MAX_WORDS)
  return db.sql<SearchedWord>(scope, (tenantFilter) =>
    sql.join(
      words.map((word) => namesOfWord(tenantFilter, word)),
      sql` union all `,
    ),
  )
}

/** People are never found by e-mail address, and by employee ID only where it is shown. */
function namesOfWord(tenantFilter: TenantFilter, word: string): Sql {
  const byName = (['tasks', 'locations', 'departments'] as const).map(
    (table) => sql`array(select record.id from ${sql.table(table)} record
      where ${tenantFilter('record')} and ${containsText(sql`record.name`, word)}) as ${sql.ref(table)}`,
  )
  return sql`select ${word}::text as word, ${likePattern(word)} as pattern, ${sql.join(byName)},
    array(select person.id from users person join clients client on client.id = person.client_id
      where ${tenantFilter('person')} and ${personMatches(word)}) as people`
}

/** Renders the test whether `observation` has the word. */
export function hasWord({ word, pattern, ...named }: SearchedWord): Sql {
  const { tasks, locations, departments, people } = named
  // Trigrams are not in shorter words: their index would be read as a whole.
  const text = hasTrigrams(word) ? sql`searchable(${OWN_TEXT})` : UNINDEXED_TEXT
  const isInText = sql`(${HAS_TEXT} and ${text} like ${pattern})`
  if (Object.values(named).every(({ length }) => length === 0)) return isInText
  return sql`(observation.task_id = any(${tasks}::uuid[]) or observation.location_id = any(${locations}::uuid[])
    or observation.department_id = any(${departments}::uuid[]) or observation.user_id = any(${people}::uuid[])
    or observation.observee_id = any(${people}::uuid[]) or ${isInText})`
}

/** Must be the same expression as in the indexes of observations by date: most observations have no text. */
const HAS_TEXT = sql`(coalesce(observation.notes, observation.unlinked_observee_name,
  observation.unlinked_observee_employee_id) is not null)`

/** Must be the same expression as in the index `observations_search`. */
const OWN_TEXT = sql`coalesce(observation.unlinked_observee_name, '') || ' ' || coalesce(observation.unlinked_observee_employee_id, '')
  || ' ' || coalesce(observation.notes, '')`

/** Folds plain letters as `searchable` does, without calling it, which takes longer than all else of the test. */
const UNINDEXED_TEXT = sql`case when octet_length(${OWN_TEXT}) = length(${OWN_TEXT})
  then lower((${OWN_TEXT}) collate "C") else searchable(${OWN_TEXT}) end`
