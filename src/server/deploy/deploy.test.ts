/** The files of this folder name commands and settings that exist. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { COMMANDS } from '../app/commands/commandTable.ts'
import { SETTING_NAMES } from '../platform/settings/settings.ts'

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8')
const units = readdirSync(join(import.meta.dirname, 'systemd'))
const unitTexts = units.map((unit) => read(`systemd/${unit}`))

/** Read by PostgreSQL’s image, not by Liftwise. */
const DATABASE_SETTINGS = ['POSTGRES_USER', 'POSTGRES_PASSWORD']

it('[48.5] units, container and compose file call commands that exist', () => {
  const called = [
    ...unitTexts.flatMap((text) => text.match(/(?<=main\.js )[\w-]+/g) ?? []),
    ...(read('compose.yaml').match(/(?<=command: \[')[\w-]+/g) ?? []),
    ...(read('Dockerfile').match(/(?<=^CMD \[")[\w-]+/gm) ?? []),
  ]
  expect(new Set(called)).toEqual(new Set(['start', 'web', 'worker', 'migrate']))
  expect(Object.keys(COMMANDS)).toEqual(expect.arrayContaining(called))
})

it('[48.5] they set nothing but settings that exist', () => {
  const set = [
    ...(read('liftwise.env').match(/(?<=^#?)[A-Z_]+(?==)/gm) ?? []),
    ...(read('compose.yaml').match(/(?<=^ +)[A-Z_0-9]+(?=:)/gm) ?? []),
    ...unitTexts.flatMap((text) => text.match(/(?<=^Environment=.*)\b[A-Z_]+(?==)/gm) ?? []),
    ...(read('Dockerfile').match(/(?<=^ENV .*)\b[A-Z_]+(?==)/gm) ?? []),
  ]
  const known = [...SETTING_NAMES, ...DATABASE_SETTINGS]
  expect(set.length).toBeGreaterThan(20)
  expect(set.filter((name) => !known.includes(name))).toEqual([])
})

it('[48.5] the page of operations says what each setting means', () => {
  const page = read('../OPERATIONS.md')
  const documented = SETTING_NAMES.filter((name) => name !== 'NODE_ENV')
  expect(documented.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

it.runIf(spawnSync('systemd-analyze', ['--version']).status === 0)(
  '[48.5] systemd finds nothing wrong with the units',
  () => {
    const paths = units.map((unit) => join(import.meta.dirname, 'systemd', unit))
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], {
      encoding: 'utf8',
    })
    expect(stderr.split('\n').filter((line) => line.includes('liftwise'))).toEqual([])
    expect(status).toBe(0)
  },
)
