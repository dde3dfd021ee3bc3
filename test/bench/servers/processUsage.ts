/** Asks a process of this bench something and answers with what it says. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import pg from 'pg'

export async function queryProcess<Answer>(
  child: ChildProcess,
  question: string | object,
): Promise<Answer> {
  const answer = once(child, 'message')
  child.send(question)
  const [said] = (await answer) as [Answer]
  return said
}

/** Report of `tellUsage`. */
export interface ReportedUsage {
  /** Milliseconds. */
  cpu: number
  /** Bytes. */
  rss: number
}

/** Report of `tellStatements`. */
export interface SentStatement {
  name?: string
  text: string
  values?: unknown[]
}

/** The CPU time of PostgreSQL's processes that work for one application, where they run on this machine. */
interface DatabaseUsage {
  /** Milliseconds since the first look; null: not to be seen from here. */
  spent: (application: string) => Promise<number | null>
  close: () => Promise<void>
}

export async function databaseUsage(address: string): Promise<DatabaseUsage> {
  const client = new pg.Client({ connectionString: address, application_name: 'looks at usage' })
  await client.connect()
  const known = new Map<string, Map<number, number>>()
  return {
    async spent(application) {
      const { rows } = await client.query<{ pid: number }>({
        name: 'processes',
        text: `select pid from pg_stat_activity where datname = current_database() and application_name = $1`,
        values: [application],
      })
      // Processes that have ended in between count with their last known use.
      const seen = known.get(application) ?? new Map<number, number>()
      known.set(application, seen)
      for (const { pid } of rows) {
        const spent = await cpuOf(pid)
        if (spent !== null) seen.set(pid, spent)
      }
      if (seen.size === 0) return null
      return [...seen.values()].reduce((sum, one) => sum + one, 0)
    },
    close: () => client.end(),
  }
}

/** null: it has ended, or works elsewhere. */
async function cpuOf(pid: number): Promise<number | null> {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => null)
  if (name?.trim() !== 'postgres') return null
  const [nanoseconds] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ')
  return Number(nanoseconds) / 1e6
}
