/**
 * `npm run test:release`: what is shipped, as it is shipped. Packs the release archive, installs it as an ordinary user in a
 * new home, and proves that it starts there, on newer versions of Node too, that a demo account signs in, that its
 * commands run, and that it takes over a database of the release before, on PostgreSQL too where POSTGRES_URL names a
 * server where databases may be created. Takes some minutes, the network, and is whole for root only, who becomes that user.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root, run, say } from '../src/server/app/prepare.mjs'
import { backUpByTimer } from './release/backUpByTimer.mjs'
import { printedBlock } from './support/printedBlock.mjs'
import { openPlace } from './release/place.mjs'
import { createDatabaseOfLastRelease, fillFolderOfLastRelease } from './release/lastRelease.mjs'

const NODE_VERSIONS = [22, 24]

run('npm', ['run', '--silent', 'release'])
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const place = openPlace()
try {
  const programs = place.makeFolder('opt')
  cpSync(join(root, `dist/${name}-${version}.tgz`), join(place.cwd, `${name}-${version}.tgz`))
  place.shell(
    printedBlock('mkdir /opt/liftwise-<version>', {
      '<version>': version,
      '/opt': programs,
      '/usr/local/bin': place.bin,
    }),
  )
  const installed = join(programs, name)
  for (const file of ['LICENSE', 'CHANGELOG.md', 'SECURITY.md', 'THIRD-PARTY-NOTICES.txt'])
    if (!existsSync(join(installed, file))) throw new Error(`The release lacks ${file}.`)
  const program = join(installed, 'dist/server/main.js')

  say('\n── It starts, and its commands run')
  const data = { DATA_DIR: join(place.cwd, 'data') }
  await place.serving(process.execPath, program, data, async ({ signIn }) => {
    await signIn()
    place.call(program, ['--version'], data)
    place.call(program, ['doctor'], data)
    place.call(program, ['backup', '--to', '../backup.tar'], data)
  })
  place.call(program, ['verify-audit'], data)
  const restored = { DATA_DIR: join(place.cwd, 'restored') }
  place.call(program, ['restore', '--from', '../backup.tar'], restored)

  for (const wanted of NODE_VERSIONS) {
    say(`\n── On Node ${wanted}`)
    const folder = place.makeFolder(`node-${wanted}`)
    place.npm('install', '--prefix', folder, `node@${wanted}`)
    const node = join(folder, 'node_modules/node/bin/node')
    const found = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout
    if (!found.startsWith(`v${wanted}.`)) throw new Error(`This is Node ${found}.`)
    await place.serving(node, program, data, ({ signIn }) => signIn())
  }

  say('\n── The database of the last release, embedded')
  const older = { DATA_DIR: place.makeFolder('older'), DEMO: 'on' }
  const before = await fillFolderOfLastRelease(older.DATA_DIR)
  place.give(older.DATA_DIR)
  await place.serving(process.execPath, program, older, expectAll(before))

  const { POSTGRES_URL: server } = process.env
  if (server) {
    say('\n── The database of the last release, on PostgreSQL')
    const created = await createDatabaseOfLastRelease(server)
    const settings = {
      DATABASE_URL: created.databaseUrl,
      TOKEN_SECRET: created.tokenSecret,
      DATA_DIR: place.makeFolder('files'),
      DEMO: 'on',
    }
    place.call(program, ['migrate'], settings)
    await place.serving(process.execPath, program, settings, expectAll(created.observations))
    place.call(program, ['verify-audit'], settings)
    await created.drop()
  } else say('\nLeft out: the database of the last release on PostgreSQL (set POSTGRES_URL).')

  if (process.getuid?.() === 0 && existsSync('/usr/bin/node')) {
    say('\n── The backup of the timer, and its restoration')
    await backUpByTimer(place, { installed, program, dataDir: data.DATA_DIR })
  } else say('\nLeft out: the backup of the timer (it needs root and /usr/bin/node).')
} catch (error) {
  place.close()
  fail(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
place.close()
say(
  '\nThe release archive installs, starts, runs its commands and takes over the last release’s data.',
)

/** Reads what the release before has written. */
function expectAll(expected) {
  return async ({ signIn, ask }) => {
    const token = await signIn()
    const { totalObservations } = await ask('{ totalObservations }', token)
    if (totalObservations !== expected)
      throw new Error(`${totalObservations} observations are left of ${expected}.`)
  }
}
