/**
 * Refuses a statement that reads a client's table without a condition on the client. Each alias needs its own tenant filter,
 * a `client_id` that equals that of an alias which has one, or to be the account manager of such a client: the one reference
 * between tables that carries no client. It finds what was forgotten and does not understand all SQL: it cannot see whether a
 * condition is behind an `or`. The row-level policies are the second check.
 */
import { TENANT_TABLES, type TableName } from './tables.ts'

/** `text`: a statement with placeholders. Throws an error that names the table and its alias. */
export function assertTenantFilters(text: string): void {
  const queries = splitQueries(tokenize(text))
  const commonTables = new Set(queries.flatMap(namesOfCommonTables))
  for (const tokens of queries) {
    const sources = findSources(tokens).filter(({ table }) => !commonTables.has(table))
    const bound = findBoundAliases(tokens, sources)
    const unbound = sources.find(({ alias }) => !bound.has(alias))
    if (unbound)
      throw new Error(
        `A statement reads ${unbound.table} as ${unbound.alias} without a tenant filter.`,
      )
  }
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

const STARTS_SOURCE = new Set(['from', 'join', 'using', 'update'])
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

/** Returns the clients' tables that a query names after `from`, `join`, `using` and `update`. */
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
    else if (isExpected && token !== 'lateral' && token !== 'only') {
      isExpected = false
      if (isTenantTable(token) && tokens[place + 1] !== '.')
        sources.push({ table: token, alias: aliasAfter(tokens, place) })
    }
  }
  return sources
}

const isTenantTable = (name: string): name is TableName => Object.hasOwn(TENANT_TABLES, name)

function aliasAfter(tokens: readonly string[], place: number): string {
  const next = tokens[place + 1] === 'as' ? tokens[place + 2] : tokens[place + 1]
  return next !== undefined && /^\w+$/.test(next) && !NO_ALIAS.has(next)
    ? next
    : (tokens[place] ?? '')
}

/** Aliases whose client is a placeholder's, that of a query around this one, or that of another bound alias. */
function findBoundAliases(tokens: readonly string[], sources: readonly Source[]): Set<string> {
  const tables = new Map(sources.map(({ alias, table }) => [alias, table]))
  const isClient = ({ alias, column }: Column) =>
    column === 'client_id' || (column === 'id' && tables.get(alias) === 'clients')
  const bound = new Set<string>()
  /** The first of each pair is bound when the second is. */
  const implied: [string, string][] = []
  for (const [place, token] of tokens.entries()) {
    const left = token === '=' ? columnAt(tokens, place - 3) : null
    if (!left) continue
    const right = columnAt(tokens, place + 1)
    if (!right) {
      if (isClient(left) && tokens[place + 1]?.startsWith('$')) bound.add(left.alias)
    } else if (isClient(left) && isClient(right))
      implied.push([left.alias, right.alias], [right.alias, left.alias])
    else if (left.column === 'id' && right.column === 'account_manager_id')
      implied.push([left.alias, right.alias])
  }
  const isBound = (alias: string) => bound.has(alias) || !tables.has(alias)
  for (let size = -1; size !== bound.size;) {
    size = bound.size
    for (const [alias, other] of implied) if (isBound(other)) bound.add(alias)
  }
  return bound
}

interface Column {
  alias: string
  column: string
}

/** Returns the column that the tokens from `place` on name with its alias, or null. */
function columnAt(tokens: readonly string[], place: number): Column | null {
  const [alias, dot, column] = tokens.slice(Math.max(place, 0), place + 3)
  return alias !== undefined && dot === '.' && column !== undefined ? { alias, column } : null
}
