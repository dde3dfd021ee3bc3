import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { commandText } from '../../platform/settings/commandText.ts'
import { projectRoot } from '../../platform/settings/projectRoot.ts'
import { programVersion, versionText } from '../../platform/settings/version.ts'
import { readCall } from './commandLine.ts'
import { COMMANDS } from './commandTable.ts'

afterEach(() => vi.unstubAllEnvs())

const asInstalled = () => vi.stubEnv('npm_lifecycle_event', undefined)

it('[48.1] does everything when no command is named', () => {
  expect(readCall([])).toEqual({ command: COMMANDS['start'], values: {} })
  expect(readCall(['worker'])).toEqual({ command: COMMANDS['worker'], values: {} })
})

it('[48.1] reads the options of a command in both spellings', () => {
  expect(readCall(['backup', '--to', 'a file'])).toMatchObject({ values: { to: 'a file' } })
  expect(readCall(['create-admin', '--email=a@b.example', '--company', 'A B'])).toMatchObject({
    values: { email: 'a@b.example', company: 'A B' },
  })
})

it.each([
  [['serve'], "There is no command 'serve'."],
  [['constructor'], "There is no command 'constructor'."],
  [['web', '--port', '80'], "The command 'web' has no option --port."],
  [['web', '-x'], "The command 'web' has no option -x."],
  [['--port', '80'], "The command 'start' has no option --port."],
  [['backup'], 'The option --to is missing.'],
  [['backup', '--to'], 'The option --to needs a value.'],
  [['backup', '--to', '--from'], 'The option --to needs a value.'],
  [
    ['backup', 'file'],
    "The command 'backup' takes no 'file'. With npm, two dashes come before the options.",
  ],
])('[48.1] refuses %j with a sentence and the help', (args, sentence) => {
  const call = readCall(args)
  expect('mistake' in call && call.mistake.split('\n')[0]).toBe(sentence)
})

it.each(Object.keys(COMMANDS))('[48.1] says with --help what %s does and takes', (name) => {
  asInstalled()
  const call = readCall([name, '--help'])
  const help = 'answer' in call ? call.answer : ''
  expect(help).toMatch(new RegExp(`^liftwise ${name}`))
  const { summary = '', options = {} } = COMMANDS[name] ?? {}
  for (const part of [summary, ...Object.keys(options).map((option) => `--${option} `)])
    expect(help).toContain(part)
})

it('[48.1] lists all commands with --help', () => {
  const call = readCall(['--help'])
  const help = 'answer' in call ? call.answer : ''
  for (const [name, { summary }] of Object.entries(COMMANDS)) {
    expect(help).toContain(`  ${name} `)
    expect(help).toContain(summary)
  }
})

it('[48.60] has its version, and the commit that it was made of', () => {
  expect(readCall(['--version'])).toEqual({ answer: versionText() })
  expect(versionText({ version: '1.2.3', commit: '1a2b3c4d5e6f' })).toBe('1.2.3 (1a2b3c4d5e6f)')
  expect(versionText({ version: '1.2.3', commit: null })).toBe('1.2.3')
  expect(programVersion().version).toMatch(/^\d+\.\d+\.\d+$/)
})

it('[48.60] what is not released yet has not the version of a release', () => {
  const changes = readFileSync(join(projectRoot, 'CHANGELOG.md'), 'utf8')
  const released = [...changes.matchAll(/^## (\d\S+) \(/gm)].map(([, version]) => version)
  const isReleased = !changes.includes('## Unreleased')
  expect(released.includes(programVersion().version)).toBe(isReleased)
})

it('[48.1] is called through npm in a checkout, and by its name where it is installed', () => {
  const npm = { npm_lifecycle_event: 'start' }
  expect(commandText('backup', '--to FILE', npm)).toBe('npm run backup -- --to FILE')
  expect(commandText('start', '', npm)).toBe('npm start')
  expect(commandText('backup', '--to FILE', {})).toBe('liftwise backup --to FILE')
})
