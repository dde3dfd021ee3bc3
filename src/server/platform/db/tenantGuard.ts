/**
 * Refuses a statement that reads a client's table without a condition on the client. Each alias needs its own tenant filter,
 * a `client_id` that equals that of an alias which has one, or to be the account manager of such a client: the one reference
 * between tables that carries no client. Only conditions that every row must meet count: not those behind an `or` or a
 * `not`, in the list of columns, or on the side of an outer join that keeps all its rows. Tables that a function returns are
 * taken for tables of the client. The row-level policies are the second check.
 */
import { TENANT_TABLES, type TableName } from './tables.ts'

/**
 * `text`: a statement with placeholders. Returns the places of the values that must be the client's id. Throws an error
 * that names the table and its alias.
 */
export function assertTenantFilters(text: string): number[] {
  const queries = splitQueries(tokenize(text))
  const commonTables = new Set(queries.flatMap(namesOfCommonTables))
  const placeholders = queries.flatMap((tokens) => {
    const sources = findSources(tokens).filter(({ table }) => !commonTables.has(table))
    const filters = findFilters(tokens, sources)
    const bound = bindAliases(filters, sources)
    const unbound = sources.find(({ alias }) => !bound.has(alias))
    if (unbound)
      throw new Error(
        `A statement reads ${unbound.table} as ${unbound.alias} without a tenant filter.`,
      )
    return filters.flatMap(({ is }) => (typeof is === 'number' ? is : []))
  })
  return [...new Set(placeholders)]
}

const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$?\w+|[^\s\w]/g

/** Returns words in lower case, identifiers without quotes, and signs, without comments and the insides of strings. */
function tokenize(text: string): string[] {
  const tokens: string[] = []
  for (const [token] of text.matchAll(TOKEN)) {
    if (token.startsWith("'")) tokens.push("''")
    else if (token.startsWith('"')) tokens.push(token.slice(1, -1))
    else if (!/^(--|\/\*)/.test(token)) tokens.push(token.toLowerCase())
  }
  return tokens
}

const STARTS_QUERY = new Set(['select', 'with', 'update', 'delete', 'insert'])
const SET_OPERATIONS = new Set(['union', 'intersect', 'except'])
/** Replaces a query inside the tokens of another one. */
const INNER_QUERY = '(query)'

/** Returns the tokens of each query; parentheses that hold no query belong to the query around them. */
function splitQueries(tokens: readonly string[]): string[][] {
  const queries: string[][] = []
  let place = 0
  const readQuery = () => {
    let query: string[] = []
    queries.push(query)
    for (let depth = 0; place < tokens.length;) {
      const token = tokens[place] ?? ''
      place += 1
      if (token === ')' && depth === 0) return
      if (token === '(' && STARTS_QUERY.has(tokens[place] ?? '')) {
        query.push(INNER_QUERY)
        readQuery()
        continue
      }
      if (token === '(') depth += 1
      if (token === ')') depth -= 1
      if (depth === 0 && SET_OPERATIONS.has(token)) queries.push((query = []))
      else query.push(token)
    }
  }
  readQuery()
  return queries
}

/** `name as (query)`, `name as materialized (query)`, `name (columns) as (query)`. */
function namesOfCommonTables(tokens: readonly string[]): string[] {
  return tokens.flatMap((token, place) => {
    const before = tokens.slice(Math.max(0, place - 3), place)
    if (token !== INNER_QUERY || !before.includes('as')) return []
    const nameEnd = place - (before.length - before.lastIndexOf('as')) - 1
    const name =
      tokens[nameEnd] === ')' ? tokens[tokens.lastIndexOf('(', nameEnd) - 1] : tokens[nameEnd]
    return name === undefined ? [] : [name]
  })
}

interface Source {
  table: TableName
  alias: string
}

const STARTS_SOURCE = new Set(['from', 'join', 'using', 'update', 'table', 'truncate', 'merge'])
const ENDS_SOURCES = new Set([
  'where',
  'group',
  'order',
  'limit',
  'set',
  'returning',
  'having',
  'for',
])
const NO_ALIAS = new Set([
  ...STARTS_SOURCE,
  ...ENDS_SOURCES,
  'on',
  'cross',
  'left',
  'right',
  'full',
  'inner',
  'natural',
  'offset',
  'fetch',
  'window',
])

/** Words between the start of a source and its table. */
const BEFORE_TABLE = new Set(['lateral', 'only', 'into'])

/** Returns the clients' tables that a query names after `from`, `join` and the like, also behind the name of a schema. */
function findSources(tokens: readonly string[]): Source[] {
  const sources: Source[] = []
  let depth = 0
  let isExpected = false
  /** The depth of the list after `from`, whose commas separate sources; null: outside such a list. */
  let listDepth: number | null = null
  for (const [place, token] of tokens.entries()) {
    if (token === '(') depth += 1
    else if (token === ')') depth -= 1
    else if (STARTS_SOURCE.has(token)) {
      isExpected = true
      if (token === 'from' || token === 'using') listDepth = depth
    } else if (token === ',' && depth === listDepth) isExpected = true
    else if (ENDS_SOURCES.has(token) && depth === listDepth) listDepth = null
    else if (isExpected && !BEFORE_TABLE.has(token)) {
      isExpected = false
      const isQualified = tokens[place + 1] === '.'
      const name = isQualified ? (tokens[place + 2] ?? '') : token
      if (isTenantTable(name))
        sources.push({ table: name, alias: aliasAfter(tokens, isQualified ? place + 2 : place) })
    }
  }
  return sources
}

const tenantTables: ReadonlySet<string> = new Set(TENANT_TABLES)

const isTenantTable = (name: string): name is TableName => tenantTables.has(name)

function aliasAfter(tokens: readonly string[], place: number): string {
  const next = tokens[place + 1] === 'as' ? tokens[place + 2] : tokens[place + 1]
  return next !== undefined && /^\w+$/.test(next) && !NO_ALIAS.has(next)
    ? next
    : (tokens[place] ?? '')
}

/** A condition on the client of an alias. */
interface TenantFilter {
  alias: string
  /** A placeholder's number, or the alias that has the same client. */
  is: number | string
}

function findFilters(tokens: readonly string[], sources: readonly Source[]): TenantFilter[] {
  const tables = new Map(sources.map(({ alias, table }) => [alias, table]))
  const conditions = findConditions(tokens)
  const named = new Set(
    conditions.flatMap(({ condition }) => {
      const column = columnAt(condition, 0)
      return column?.column === 'client_id' && condition[3] === '=' ? column.alias : []
    }),
  )
  // Beside a condition on `client_id`, one on the `id` of a client only looks for it.
  const isClient = ({ alias, column }: Column) =>
    column === 'client_id' ||
    (column === 'id' && tables.get(alias) === 'clients' && !named.has(alias))
  return conditions.flatMap(({ condition, restricts }) => {
    const left = columnAt(condition, 0)
    if (!left || condition[3] !== '=') return []
    const right = columnAt(condition, 4)
    const filters: TenantFilter[] = []
    if (right === null) {
      const number = /^\$(\d+)$/.exec(condition[4] ?? '')?.[1]
      if (number !== undefined && isClient(left) && isWhole(condition.slice(5)))
        filters.push({ alias: left.alias, is: Number(number) })
    } else if (condition.length > COMPARED_COLUMNS) return []
    else if (isClient(left) && isClient(right))
      filters.push({ alias: left.alias, is: right.alias }, { alias: right.alias, is: left.alias })
    else if (left.column === 'id' && right.column === 'account_manager_id')
      filters.push({ alias: left.alias, is: right.alias })
    return filters.filter(({ alias }) => restricts === null || restricts === alias)
  })
}

/** Number of tokens of `a.client_id = b.client_id`. */
const COMPARED_COLUMNS = 7

/** True if nothing but a cast follows the placeholder. */
const isWhole = (rest: readonly string[]): boolean => /^(::uuid)?$/.test(rest.join(''))

/** Returns the aliases whose client is a placeholder's, that of a query around this one, or that of another bound alias. */
function bindAliases(
  filters: readonly TenantFilter[],
  sources: readonly Source[],
): ReadonlySet<string> {
  const own = new Set(sources.map(({ alias }) => alias))
  const bound = new Set<string>()
  for (let size = -1; size !== bound.size;) {
    size = bound.size
    for (const { alias, is } of filters)
      if (typeof is === 'number' || bound.has(is) || !own.has(is)) bound.add(alias)
  }
  return bound
}

interface Condition {
  condition: readonly string[]
  /** The only alias whose rows it limits; null: it limits those of all. */
  restricts: string | null
}

const ENDS_CONDITION = new Set([...NO_ALIAS, 'select', 'values', 'join'])

/** Returns the conditions of `where` and of joins that every row must meet. */
function findConditions(tokens: readonly string[]): Condition[] {
  const conditions: Condition[] = []
  let depth = 0
  let start: number | null = null
  let restricts: string | null = null
  const endAt = (place: number) => {
    if (start === null) return
    for (const condition of conjuncts(tokens.slice(start, place)))
      conditions.push({ condition, restricts })
    start = null
  }
  let joined: string | null | undefined
  for (const [place, token] of tokens.entries()) {
    if (token === '(') depth += 1
    else if (token === ')') depth -= 1
    else if (depth === 0 && ENDS_CONDITION.has(token) && isKeyword(tokens, place)) {
      endAt(place)
      if (token === 'join') joined = restrictedByJoin(tokens, place)
      if (token === 'where' || (token === 'on' && joined !== undefined)) {
        start = place + 1
        restricts = token === 'where' ? null : (joined ?? null)
      }
    }
  }
  endAt(tokens.length)
  return conditions
}

/** Not a column, a function, or a part of `is distinct from`. */
const isKeyword = (tokens: readonly string[], place: number): boolean =>
  tokens[place - 1] !== '.' &&
  !(tokens[place] === 'from' && tokens[place - 1] === 'distinct') &&
  !(/^(left|right)$/.test(tokens[place] ?? '') && tokens[place + 1] === '(')

/** An outer join's condition limits the rows of one side only; of other outer joins than `left` it is not counted. */
function restrictedByJoin(tokens: readonly string[], place: number): string | null {
  const kind = tokens[place - 1] === 'outer' ? tokens[place - 2] : tokens[place - 1]
  if (kind === 'right' || kind === 'full') return ''
  if (kind !== 'left') return null
  const isPrefix = tokens[place + 1] === 'lateral' || tokens[place + 1] === 'only'
  return aliasAfter(tokens, place + (isPrefix ? 2 : 1))
}

/** Splits `a and (b and c)` into a, b and c; nothing is certain of `a or b`. */
function conjuncts(tokens: readonly string[]): (readonly string[])[] {
  const parts: string[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    if (depth === 0 && token === 'or') return []
    if (depth === 0 && token === 'and') parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.flatMap((part) =>
    part[0] === '(' && closingPlace(part) === part.length - 1
      ? conjuncts(part.slice(1, -1))
      : [part],
  )
}

/** Returns the place of the parenthesis that closes the first one. */
function closingPlace(tokens: readonly string[]): number {
  let depth = 0
  return tokens.findIndex((token) => {
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    return depth === 0
  })
}

interface Column {
  alias: string
  column: string
}

/** Returns the column that the tokens from `place` on name with its alias, or null. */
function columnAt(tokens: readonly string[], place: number): Column | null {
  const [alias, dot, column] = tokens.slice(place, place + 3)
  return alias !== undefined && dot === '.' && column !== undefined ? { alias, column } : null
}
