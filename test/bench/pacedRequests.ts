/** Sends requests at a steady pace, as people do, however long the answers take. */
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { postGraphql, type Target } from './answerOf.ts'

export interface Paced {
  p50: number
  p95: number
  p99: number
  most: number
  requests: number
}

/** Milliseconds until answered, from the moment at which each was due. One that fails ends the measurement. */
export async function pacedRequests(
  target: Target,
  bodies: readonly string[],
  { perSecond, isOver }: { perSecond: number; isOver: () => boolean },
): Promise<Paced> {
  const agent = new Agent({ keepAlive: true })
  const took: number[] = []
  const asked: Promise<void>[] = []
  const failures: unknown[] = []
  const began = performance.now()
  const ask = async (body: string, dueAt: number) => {
    await postGraphql(target, body, agent)
    took.push(performance.now() - dueAt)
  }
  while (!isOver() && failures.length === 0) {
    const dueAt = began + (asked.length * 1_000) / perSecond
    await wait(Math.max(0, dueAt - performance.now()))
    const body = bodies[asked.length % bodies.length] ?? ''
    asked.push(ask(body, dueAt).catch((error: unknown) => void failures.push(error)))
  }
  await Promise.all(asked)
  agent.destroy()
  if (failures.length > 0) throw failures[0]
  took.sort((a, b) => a - b)
  const at = (share: number) =>
    took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1), requests: took.length }
}
