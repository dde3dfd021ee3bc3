/** Sends the same request over a number of kept-alive connections, each the next one as soon as one is answered. */
import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

export interface Target {
  host: string
  port: number
  path: string
  headers: Record<string, string>
}

export interface Load {
  target: Target
  body: string
  connections: number
  seconds: number
}

export interface Measured {
  /** Milliseconds. */
  p50: number
  p99: number
  perSecond: number
}

/** The first second warms up and is not counted. Any answer but 200 without errors ends the measurement. */
export async function underLoad({ target, body, connections, seconds }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const ask = () => answerOf(target, body, agent)
  const until = async (end: number, took: number[]) => {
    while (performance.now() < end) {
      const start = performance.now()
      await ask()
      took.push(performance.now() - start)
    }
  }
  const all = async (duration: number): Promise<number[]> => {
    const took: number[] = []
    const end = performance.now() + duration
    await Promise.all(Array.from({ length: connections }, () => until(end, took)))
    return took.sort((a, b) => a - b)
  }
  try {
    await all(1_000)
    const took = await all(seconds * 1_000)
    const at = (share: number) => took[Math.floor(took.length * share)] ?? Number.NaN
    return { p50: at(0.5), p99: at(0.99), perSecond: took.length / seconds }
  } finally {
    agent.destroy()
  }
}

export function answerOf(target: Target, body: string, agent?: Agent): Promise<string> {
  const headers = { ...target.headers, 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const sent = request({ ...target, method: 'POST', headers, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        const isGood = response.statusCode === 200 && !text.includes('"errors"')
        if (isGood) resolve(text)
        else reject(new Error(`Answered with ${response.statusCode}: ${text.slice(0, 300)}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
