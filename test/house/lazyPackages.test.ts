/** Packages that are loaded only where a setting asks for them. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Entries of the built server, and what they load in any case. */
const ENTRIES = ['app/main.ts', 'app/serve.ts', 'app/heavyWorker.ts', 'app/backgroundLoops.ts']

it('[47.4] the server loads prom-client only where metrics are set up', () => {
  const loaded = reachable(ENTRIES.map((file) => posix.join('src/server', file)))
  expect(loaded.files.size).toBeGreaterThan(200)
  expect([...loaded.packages]).not.toContain('prom-client')
})

/** Follows static imports; those of types alone are not loaded. */
function reachable(entries: readonly string[]) {
  const files = new Set<string>(entries)
  const packages = new Set<string>()
  for (const file of files)
    for (const specifier of staticImports(file)) {
      const path = specifier.startsWith('#')
        ? posix.join('src', specifier.slice(1))
        : posix.join(dirname(file), specifier)
      if (!/^[.#]/.test(specifier)) packages.add(specifier)
      else if (existsSync(join(root, path))) files.add(path)
    }
  return { files, packages }
}

function staticImports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const found = text.matchAll(/^(?:import|export) (type )?(?:[^'";]* from )?'([^']+)'/gm)
  return [...found].flatMap(([, type, specifier = '']) => (type ? [] : [specifier]))
}
