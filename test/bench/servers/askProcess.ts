/** Asks a process of this bench something and answers with what it says. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export async function queryProcess<Answer>(
  child: ChildProcess,
  question: string | object,
): Promise<Answer> {
  const answer = once(child, 'message')
  child.send(question)
  const [said] = (await answer) as [Answer]
  return said
}

/** What `tellUsage` says. */
export interface ReportedUsage {
  /** Milliseconds. */
  cpu: number
  /** Bytes. */
  rss: number
}

/** What `tellStatements` says. */
export interface SentStatement {
  name?: string
  text: string
  values?: unknown[]
}
