import { createHash } from 'node:crypto'

/** The words that seeded records are made of, the frequent ones first. */
export const FIRSTNAMES =
  words(`Robin Kim Sam Chris Alex Jo Max Lou Anna Peter Maria Jan Emma Lucas Sofie Daan Eva
  Noah Julia Finn Sara Omar Fatima Yusuf Aisha Wei Mei Ravi Priya Diego Lucía Mateo José Zoë Chloé Łukasz Søren Ingrid
  Bjørn Ana`)
export const LASTNAMES =
  words(`Jansen Smith Brown Garcia Nguyen Kumar Wang Müller Silva Khan Jones Taylor Visser Bakker
  Meijer Mulder Peters Kowalski Novák Andersson Hansen Rossi Ferrari Dubois Lefèvre Moreau O'Brien Murphy Walsh Kelly
  Okafor Mensah Diallo Abebe Haddad Rahman Ahmed Ali Yilmaz Demir Popescu Ivanova Petrov Horvat Papadopoulos Cohen Levy
  Tanaka Sato Suzuki Kimura Park Choi Singh Patel Sharma Gupta Fernández Lopez Martínez Sánchez Ramírez Torres Flores
  Pereira Costa Santos Almeida Van-Dijk De-Vries Van-den-Berg Schmidt Schneider Fischer Weber Wagner Becker Hoffmann`)
export const SITES =
  words(`Rotterdam Antwerp Hamburg Leeds Dublin Lyon Gdańsk Porto Bilbao Turin Graz Malmö Aarhus
  Tampere Tallinn Brno Győr Zagreb Sofia Patras`)
export const PLACES = words(`Hall Aisle Dock Rack Bay Line Yard Freezer Office Workshop`)
export const TEAMS =
  words(`Picking Packing Inbound Outbound Returns Assembly Maintenance Kitchen Laundry Nursing Stores
  Quality Cleaning Dispatch`)
export const ACTS = ['Lift', 'Push', 'Pull', 'Carry', 'Lower', 'Turn', 'Stack', 'Load']
export const THINGS =
  words(`box crate pallet barrel trolley bag drum keg cage tray patient bed door tyre roll bin
  ladder gas-bottle`)
export const NOTED = [
  'Lifted with a straight back',
  'Feet too far apart',
  'Good posture',
  'Turned while lifting',
  'Asked a colleague for help',
  'Load held away from the body',
  'Knees bent well',
  'Reached above the shoulders',
  'Looked ahead before moving',
  'Bent the back instead of the knees',
  'Used the trolley',
  'Did it too fast',
  'Took small steps',
  'Grip slipped once',
  'Cleared the floor first',
]
/** Each in a handful of notes. */
export const RARE =
  words(`wheelbarrow forceps pergola crowbar harmonium anvil chandelier gargoyle tombola zeppelin
  quarry lighthouse mahogany kayak bassoon icebox obelisk trampoline vineyard windlass`)

function words(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((one) => one.replaceAll('-', ' '))
}

/**
 * Chance that is the same in every run: SQL that makes a number of a row's number and of what it is for.
 * From 0 to below 1; `purpose` tells apart what is drawn for the same row.
 */
export const chance = (row: string, purpose: number): string =>
  `((hashint8extended((${row})::bigint, ${purpose}) & 9007199254740991) / 9007199254740992.0::float8)`

/** From 0 to below `count`: the higher the skew, the more often the first few; 1 is even. */
export const pick = (row: string, purpose: number, count: string, skew = 1): string =>
  `floor((${count}) * power(${chance(row, purpose)}, ${skew}))::int`

/** One of the words, the first ones the more often the higher the skew. */
export const word = (
  row: string,
  purpose: number,
  words: readonly string[],
  skew = 1,
): string => `(array[${words.map((one) => `'${one.replaceAll("'", "''")}'`).join(', ')}])[
    1 + ${pick(row, purpose, String(words.length), skew)}]`

/**
 * The ids of seeded records: each from its kind, its client's number and its own, ascending like the product's ids.
 */
export type SeededKind =
  | 'client'
  | 'user'
  | 'location'
  | 'department'
  | 'task'
  | 'campaign'
  | 'video'
  | 'observation'

/** Observations and videos are numbered through all clients: theirs is 0. */
export function seededId(kind: SeededKind, client: number, number: number): string {
  const hash = createHash('md5').update(`${kind} ${client} ${number}`).digest('hex')
  const digits = (FIRST + number * STEP).toString(16).padStart(12, '0') + hash.slice(0, 20)
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The same in SQL. */
export const seededIdSql = (kind: SeededKind, client: string, number: string): string =>
  `(lpad(to_hex(${FIRST} + (${number})::bigint * ${STEP}), 12, '0')
    || left(md5('${kind} ' || (${client}) || ' ' || (${number})), 20))::uuid`

/** Milliseconds, as a UUID of version 7 begins. */
const FIRST = 1_500_000_000_000
const STEP = 9_000

/** One statement of a seed. */
export interface SeedStep {
  /** Name of what it has made; absent: a step in between. */
  name?: string
  text: string
  values?: unknown[]
}
