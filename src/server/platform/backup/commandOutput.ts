/** Output of the commands that back up and restore. */
import type { Writable } from 'node:stream'
import type { Manifest } from './archiveFormat.ts'

const INTERVAL_MS = 1_000

/** Returns a function that writes the newest sentence once a second at most. */
export function progressLog(output: Writable): (sentence: string) => void {
  let writtenAt = 0
  let newest = ''
  let timer: NodeJS.Timeout | undefined
  const write = () => {
    timer = undefined
    writtenAt = Date.now()
    output.write(`${newest}\n`)
  }
  return (sentence) => {
    newest = sentence
    const waitMs = writtenAt + INTERVAL_MS - Date.now()
    if (waitMs <= 0 && !timer) write()
    // The next report may take long to come.
    else timer ??= setTimeout(write, waitMs).unref()
  }
}

export function contentOf({ tables, files }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows and ${files.rows} files`
}

/** Returns a sentence for each client whose audit log was changed before the backup. */
export const auditWarnings = ({ auditBreaks }: Manifest): string[] =>
  Object.entries(auditBreaks).map(
    ([client, position]) =>
      `Warning: the audit log of the client ${client} was changed at entry ${position} before this backup, and is restored as it was.`,
  )
