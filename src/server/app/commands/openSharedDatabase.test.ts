import { expect, it } from 'vitest'
import { readSettings } from '../../platform/settings/settings.ts'
import { openSharedDatabase } from './openSharedDatabase.ts'

it.each(['web', 'worker'])(
  '[29.15] [48.2] %s refuses the embedded database with a sentence',
  async (command) => {
    const TOKEN_SECRET = 'a secret, so that no file is made for one'
    await expect(openSharedDatabase(command, readSettings({ TOKEN_SECRET }))).rejects.toThrow(
      `The command '${command}' needs DATABASE_URL: only one process can open the embedded database`,
    )
  },
)
