/** Texts of the web app stand in src/texts alone. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

it('[49.1] no text stands in the code of the web app', () => {
  expect(files().flatMap(literalTexts)).toEqual([])
})

function files(): string[] {
  return ['src/admin', 'src/serviceWorker'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .map((name) => posix.join(room, name.replaceAll('\\', '/')))
      .filter((name) => /(?<!\.test)\.tsx?$/u.test(name)),
  )
}

function literalTexts(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const found: string[] = []
  const visit = (node: SourceNode): void => {
    if (isForDevelopers(node)) return
    if (isText(node)) {
      const line = text.slice(0, node.start).split('\n').length
      found.push(`${file}:${line} ${text.slice(node.start, node.end).trim().slice(0, 80)}`)
    }
    for (const value of Object.values(node))
      for (const child of [value].flat()) if (isNode(child)) visit(child)
  }
  visit(parseSync(file, text).program as unknown as SourceNode)
  return found
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
