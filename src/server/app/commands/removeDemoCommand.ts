/** `remove-demo`: removes the demo's companies and accounts from an installation. */
import { openMigrated } from '../../platform/db/migrate.ts'
import { openFileStore } from '../../platform/files/openFileStore.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { removeDemo } from '../demo/removeDemo.ts'
import type { OptionValues } from './command.ts'

export async function run(values: OptionValues): Promise<void> {
  const settings = readSettings(process.env)
  const files = await openFileStore(settings)
  const db = await openMigrated(settings)
  try {
    const { removed, kept, isEmpty } = await removeDemo(
      { pool: db.pool, files },
      { withAdded: values['with-added'] !== undefined },
    )
    console.log(
      removed.length > 0
        ? `Removed ${removed.join(', ')} with all that was in them.`
        : kept === null
          ? 'There is no demo here.'
          : 'There is no company of the demo here.',
    )
    if (kept !== null)
      console.log(
        `The demo's account of ${kept} was deleted; ${kept} stays for its other accounts.`,
      )
    if (isEmpty && settings.demo)
      console.log('Set DEMO=off, or the next start makes the demo again.')
  } finally {
    await db.close()
  }
}
