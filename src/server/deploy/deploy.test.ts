/** The files of this folder name commands and settings that exist. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
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
  expect(new Set(called)).toEqual(new Set(['start', 'web', 'worker', 'migrate', 'backup']))
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

it('[48.8] a shell reads the file of settings as systemd does, values that are commented out too', () => {
  const text = read('liftwise.env').replaceAll(/^#(?=[A-Z_]+=)/gm, '')
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  // Between single quotes both take every letter as it is.
  const ofSystemd = lines.map((line) => /^([A-Z_]+)='([^'\\]*)'$/.exec(line)?.slice(1))
  const names = ofSystemd.map((pair) => pair?.[0] ?? 'none')
  const { stdout } = spawnSync('sh', ['-euc', `set -a\n${text}\nprintenv -0 ${names.join(' ')}`], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  })
  expect(stdout.split('\0').slice(0, -1)).toEqual(ofSystemd.map((pair) => pair?.[1]))
  expect(names).toContain('MAIL_FROM')
})

it('[48.8] the compose file hands on every setting, and none of its own but the address of its database', () => {
  const [, ofLiftwise = ''] = read('compose.yaml').split(/^x-liftwise: .*$|^services:$/m)
  expect(ofLiftwise).toMatch(/^ {2}env_file: liftwise\.env$/m)
  expect(ofLiftwise.match(/(?<=^ {4})[A-Z_0-9]+(?=:)/gm)).toEqual(['DATABASE_URL'])
})

it('[48.8] processes of a unit for several each have settings of their own, such as METRICS_PORT, in a file that may be missing', () => {
  for (const role of ['web', 'worker']) {
    const files = read(`systemd/liftwise-${role}@.service`).match(/(?<=^EnvironmentFile=).+/gm)
    // systemd lets later files win.
    expect(files).toEqual(['/etc/liftwise.env', `-/etc/liftwise-${role}-%i.env`])
  }
})

it('[48.8] no unit ends or restarts with another one', () => {
  expect(unitTexts.filter((text) => /^(Requires|BindsTo|PartOf|Requisite)=/m.test(text))).toEqual(
    [],
  )
})

// The units name it, and systemd looks for it.
it.runIf(existsSync('/usr/bin/node') && spawnSync('systemd-analyze', ['--version']).status === 0)(
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
