import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { projectRoot } from '../settings/projectRoot.ts'
import { programVersion } from '../settings/version.ts'

/** Returns what a process says that announces something. */
function said(more: Record<string, string>): string {
  const code = `import { announce } from '#server/platform/http/logger.ts'; announce('It runs.')`
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', code],
    { cwd: projectRoot, encoding: 'utf8', env: { PATH: process.env['PATH'] ?? '', ...more } },
  )
  return stdout
}

it('[48.62] a service manager reads a line of the log, whatever its level, with the version', () => {
  expect(JSON.parse(said({ LOG_LEVEL: 'error' }))).toMatchObject({
    level: 30,
    ...programVersion(),
    msg: 'It runs.',
  })
})

it('[48.62] a person who started it with npm reads a sentence', () => {
  expect(said({ npm_lifecycle_event: 'start' })).toBe('It runs.\n')
})
