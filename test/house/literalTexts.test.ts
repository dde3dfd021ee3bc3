/** Texts of the web app stand in src/texts alone. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

it('[49.1] no text stands in the code of the web app', () => {
  expect(files(['src/admin', 'src/serviceWorker']).flatMap(literalTexts)).toEqual([])
})

it('[49.1] [49.27] no statement of SQL joins words to what it reads', () => {
  expect(files(['src/server/context', 'src/server/features']).flatMap(joinedWords)).toEqual([])
})

function joinedWords(file: string): string[] {
  const found: string[] = []
  visitNodes(file, (node) => {
    const { tag, quasi } = node as { tag?: SourceNode; quasi?: SourceNode }
    if (!quasi || tag?.['name'] !== 'sql') return true
    for (const { value } of quasi['quasis'] as { value: { raw: string } }[])
      found.push(...(value.raw.match(JOINED_WORDS) ?? []).map((text) => `${file}: ${text}`))
    return true
  })
  return found
}

const JOINED_WORDS = /\|\|\s*'[^'\n]*\p{L}{3}[^'\n]*'|'[^'\n]*\p{L}{3}[^'\n]*'\s*\|\|/gu

function files(rooms: readonly string[]): string[] {
  return rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .map((name) => posix.join(room, name.replaceAll('\\', '/')))
      .filter((name) => /(?<!\.test)\.tsx?$/u.test(name)),
  )
}

function literalTexts(file: string): string[] {
  const found: string[] = []
  visitNodes(file, (node, text) => {
    if (isForDevelopers(node)) return false
    if (isText(node)) {
      const line = text.slice(0, node.start).split('\n').length
      found.push(`${file}:${line} ${text.slice(node.start, node.end).trim().slice(0, 80)}`)
    }
    return true
  })
  return found
}

/** Visits each node of a file, and those within it where `visit` returns true. */
function visitNodes(file: string, visit: (node: SourceNode, text: string) => boolean): void {
  const text = readFileSync(join(root, file), 'utf8')
  const visitAll = (node: SourceNode): void => {
    if (!visit(node, text)) return
    for (const value of Object.values(node))
      for (const child of [value].flat()) if (isNode(child)) visitAll(child)
  }
  visitAll(parseSync(file, text).program as unknown as SourceNode)
}

interface SourceNode {
  type: string
  start: number
  end: number
  [property: string]: unknown
}

const isNode = (value: unknown): value is SourceNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** True for texts that no screen shows: errors about faults of the code, types, and modules' names. */
const isForDevelopers = (node: SourceNode): boolean =>
  node.type.startsWith('TS') && !CODE.has(node.type)
    ? true
    : node.type === 'NewExpression' &&
      String((node['callee'] as SourceNode)['name']).match(/(?:Error|Exception)$/u) !== null

/** Types around code: `x as Y`. */
const CODE = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

function isText(node: SourceNode): boolean {
  switch (node.type) {
    case 'JSXText':
      return /\p{L}/u.test(String(node['value']))
    case 'Literal': {
      const { value } = node
      return (
        typeof value === 'string' &&
        SENTENCE.test(value) &&
        !CODE_TEXT.test(value) &&
        !NAMES.has(value)
      )
    }
    case 'TemplateElement': {
      const { raw } = node['value'] as { raw: string }
      return raw === '' || CODE_TEXT.test(raw) ? false : SENTENCE.test(raw) || WORDS.test(raw)
    }
    case 'ImportSpecifier':
      return LABELS.has(String((node['imported'] as SourceNode)['name']))
    default:
      return false
  }
}

/** A capitalised word alone, or followed by others. */
const SENTENCE = /^\s*[A-Z][a-z’']+(?:[.…:!?,]|\s|$)/u

const WORDS = /(?:^|\s)[a-z]{2,}\s+[a-z]{2,}|\s[a-z]{3,}\.$/u

/** Documents, their lists of fields, selectors and styles. */
const CODE_TEXT = /[{};_]|^id |!important|^Bearer |\[href/u

/** Names of keys, and names that are never translated. */
const NAMES = new Set(
  'Enter Escape Tab Home End Backspace Delete Liftwise English Dashboard Authorization Content-Type'.split(
    ' ',
  ),
)

/** English labels and messages by name. */
const LABELS = new Set(['messages', 'enums'])
