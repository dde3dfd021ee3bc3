/**
 * Runs the commands of `liftwise-backup.service` as systemd does, restores what they have written, and runs a command with the
 * settings of the services as OPERATIONS.md says.
 */
import { lstatSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { printedBlock } from '../support/printedBlock.mjs'

export async function backUpByTimer(place, { installed, program, dataDir }) {
  const unit = readFileSync(
    join(installed, 'src/server/deploy/systemd/liftwise-backup.service'),
    'utf8',
  )
  const backups = place.makeFolder('backups')
  // Links at the paths of the unit.
  const links = {
    '/opt/liftwise': installed,
    '/etc/liftwise.env': join(installed, 'src/server/deploy/liftwise.env'),
    '/var/lib/liftwise': dataDir,
    '/var/lib/liftwise-backups': backups,
  }
  for (const path of Object.keys(links)) removeLink(path)
  try {
    for (const [path, target] of Object.entries(links)) symlinkSync(target, path)
    const [, set] = /^Environment=(.*)$/m.exec(unit)
    const settings = Object.fromEntries(set.split(' ').map((pair) => pair.split('=')))
    const commands = unit.match(/(?<=^ExecStart=).*$/gm)
    for (const command of commands) {
      // In such a line a shell's quotes are systemd's too; %% is its per cent sign.
      const line = `set -a; . /etc/liftwise.env; exec ${command.replaceAll('%%', '%')}`
      place.call('sh', ['-euc', line], settings)
    }
    const asPrinted = printedBlock('cd /var/lib/liftwise && runuser', {
      '-u liftwise': `-u ${place.userName}`,
      'sh doctor': 'sh verify-audit',
    })
    place.callAsRoot('sh', ['-euc', asPrinted])
    const made = readdirSync(backups)
    if (made.length !== 1) throw new Error(`There are ${made.length} backups.`)
    const restored = { DATA_DIR: join(place.cwd, 'restored-by-timer') }
    place.call(program, ['restore', '--from', join(backups, made[0])], restored)
    await place.serving(process.execPath, program, restored, ({ signIn }) => signIn())
  } finally {
    for (const path of Object.keys(links)) removeLink(path)
  }
}

/** Removes what this file has left, also in a run that was killed, and nothing of an installation. */
function removeLink(path) {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found) return
  if (!found.isSymbolicLink())
    throw new Error(`${path} is this machine’s own; the backup is tested on another machine.`)
  rmSync(path)
}
