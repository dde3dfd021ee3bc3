/** The layers of src: allowed imports between folders, type imports included. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Lowest layer first: files may import their own layer and lower ones. '.' is the room's own folder. */
const LAYERS: Record<string, readonly string[]> = {
  'src/server': ['platform', 'context', 'features', 'app'],
  'src/admin': [
    'foundation/state',
    'foundation/i18n',
    'foundation/format',
    'foundation/theme',
    'foundation/chunks',
    'foundation/data',
    'foundation/device',
    'foundation/auth',
    'foundation/router',
    'parts',
    'features',
    '.',
  ],
}

const root = join(import.meta.dirname, '../..')

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => posix.join('src', file.replaceAll('\\', '/')))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/api\/generated\//.test(file))

const imports = files.flatMap((from) =>
  specifiersOf(from).flatMap((specifier) => {
    const to = resolved(from, specifier)
    return to && files.includes(to) ? [{ from, to }] : []
  }),
)

describe.each(Object.entries(LAYERS))('%s', (room, layers) => {
  const inside = imports.filter(({ from, to }) => isIn(room, from) && isIn(room, to))

  it('has every file in a layer', () => {
    expect(files.filter((file) => isIn(room, file) && layerOf(room, layers, file) < 0)).toEqual([])
  })

  it('imports downwards only', () => {
    const upwards = inside.filter(
      ({ from, to }) => layerOf(room, layers, from) < layerOf(room, layers, to),
    )
    expect(upwards.map(arrow)).toEqual([])
  })

  it('has no two drawers that import each other', () => {
    const across = inside
      .map(({ from, to }) => [drawerOf(room, from), drawerOf(room, to)] as const)
      .filter(([from, to]) => from !== to)
    const arrows = new Set(across.map(([from, to]) => `${from} -> ${to}`))
    const mutual = across.filter(([from, to]) => from < to && arrows.has(`${to} -> ${from}`))
    expect([...new Set(mutual.map(([from, to]) => `${from} <-> ${to}`))]).toEqual([])
  })
})

describe('src', () => {
  it('has no file twice by name, so that one name finds one file', () => {
    const names = files
      // Each language has the same files.
      .filter((file) => !isIn('src/texts', file))
      .map((file) => basename(file))
      .filter((name) => name !== 'index.ts')
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })

  it('has no circle of files that import each other', () => {
    expect(circles()).toEqual([])
  })
})

function specifiersOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const found = text.matchAll(/(?:^|[\s;}])(?:from|import) ?\(?\s*'([^']+)'/g)
  return [...found].map(([, specifier = '']) => specifier)
}

function resolved(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return posix.join('src', specifier.slice(1))
  return specifier.startsWith('.') ? posix.join(dirname(from), specifier) : null
}

const isIn = (folder: string, file: string) => file.startsWith(`${folder}/`)

function layerOf(room: string, layers: readonly string[], file: string): number {
  const isOwn = dirname(file) === room
  return layers.findIndex((layer) => (layer === '.' ? isOwn : isIn(`${room}/${layer}`, file)))
}

/** Returns 'features/users', 'app', or '.' for the room's own files. */
function drawerOf(room: string, file: string): string {
  const [layer = '.', drawer] = dirname(file)
    .slice(room.length + 1)
    .split('/')
  return layer === 'app' || drawer === undefined ? layer || '.' : `${layer}/${drawer}`
}

const arrow = ({ from, to }: { from: string; to: string }) => `${from} -> ${to}`

/**
 * Returns the imports that are part of a cycle, by repeatedly removing files that import no remaining file or are
 * imported by none.
 */
function circles(): string[] {
  let left = imports.filter(({ from, to }) => from !== to)
  for (;;) {
    const importers = new Set(left.map(({ from }) => from))
    const imported = new Set(left.map(({ to }) => to))
    const next = left.filter(({ from, to }) => importers.has(to) && imported.has(from))
    if (next.length === left.length) return left.map(arrow)
    left = next
  }
}
