/** A page whose address begins like a route of the server, or like a folder of the build, would never be shown. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PAGES } from '#domain/access.ts'

const root = join(import.meta.dirname, '../..')
const FOLDERS = ['src/server/platform', 'src/server/app', 'src/server/features']

/** Vite's folders of hashed files. */
const BUILD_FOLDERS = ['assets']

/** Public pages whose addresses the server handles too: mail programs post to them. */
const SHARED = new Set(['unsubscribe'])

const firstPart = (path: string): string => path.split('/')[1]?.split('?')[0] ?? ''

function serverAddresses(): string[] {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  return sources.flatMap((text) =>
    [...text.matchAll(/\.(?:get|post|put|all)(?:<[^()]*>)?\(\s*['"](\/[a-zA-Z][^'"]*)/g)].map(
      ([, path = '']) => firstPart(path),
    ),
  )
}

it('no page has the address of a route or a folder', () => {
  const ofServer = serverAddresses()
  // The test would find nothing if routes were written in another way.
  expect(ofServer).toEqual(
    expect.arrayContaining(['graphql', 'healthz', 'readyz', 'files', 'recordings']),
  )
  const reserved = new Set([...ofServer, ...BUILD_FOLDERS, ...readdirSync(join(root, 'public'))])
  const pages = Object.keys(PAGES).map(firstPart).filter(Boolean)
  expect(pages.filter((page) => reserved.has(page) && !SHARED.has(page))).toEqual([])
})
