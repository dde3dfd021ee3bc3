/**
 * Stands between a browser and the product: it can be cut off, so that nothing answers at its address, and change answers
 * on their way.
 */
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export interface Relay {
  address: string
  /** From now on connections are refused, and open ones are reset. */
  cut: () => Promise<void>
  restore: () => Promise<void>
  /** Changes the text of answers at this path; null: not found. The last change of a path counts. */
  change: (path: string, change: Change) => void
  /** Decides the fate of a call of the API by its body. */
  fate: (body: string) => Fate
  /** Called with each answer of the API that the product has given, also with one that is held back. */
  onAnswer: (text: string) => void
  /** Called when a call is held back. */
  onHeld: () => void
  /** Holds back every request for so long, as a slow network does. */
  delay: (milliseconds: number) => void
  close: () => Promise<void>
}

/** A held request does not reach the product; a held answer does not reach the browser. */
export type Fate = 'pass' | 'hold request' | 'hold answer'

type Change = (text: string) => string | null

export async function startRelay(target: string): Promise<Relay> {
  const changes = new Map<string, Change>()
  const sockets = new Set<Socket>()
  let server: Server | null = null
  const passCall = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await text(incoming)
    await wait(latency)
    const fate = relay.fate(body)
    if (fate === 'hold request') {
      relay.onHeld()
      return
    }
    const { 'accept-encoding': _encoding, ...headers } = incoming.headers
    const call = request(new URL(incoming.url ?? '/', target), {
      method: incoming.method ?? 'POST',
      headers,
    })
    call.end(body)
    try {
      const [answer] = (await once(call, 'response')) as [IncomingMessage]
      const answered = await text(answer)
      relay.onAnswer(answered)
      if (fate === 'hold answer') {
        relay.onHeld()
        return
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      outgoing.end(answered)
    } catch {
      outgoing.destroy()
    }
  }
  let latency = 0
  const listen = async (port: number) => {
    const starting = createServer((incoming, outgoing) => {
      const { pathname } = new URL(incoming.url ?? '/', target)
      if (pathname === '/graphql') {
        void passCall(incoming, outgoing)
        return
      }
      const change = changes.get(pathname)
      const headers = { ...incoming.headers }
      if (change) delete headers['accept-encoding']
      const sent = request(
        new URL(incoming.url ?? '/', target),
        { method: incoming.method ?? 'GET', headers },
        (answer) => {
          if (!change) {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
            answer.pipe(outgoing)
            return
          }
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('end', () => {
            const { 'content-length': _length, ...rest } = answer.headers
            const changed = change(Buffer.concat(parts).toString())
            outgoing.writeHead(changed === null ? 404 : (answer.statusCode ?? 502), rest)
            outgoing.end(changed)
          })
        },
      )
      sent.on('error', () => outgoing.destroy())
      outgoing.on('close', () => sent.destroy())
      setTimeout(() => incoming.pipe(sent), latency)
    })
    starting.on('connection', (socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    })
    await new Promise<void>((resolve) => starting.listen(port, '127.0.0.1', resolve))
    server = starting
    return (starting.address() as AddressInfo).port
  }
  const cut = async () => {
    const stopping = server
    server = null
    if (!stopping) return
    const closed = new Promise((resolve) => stopping.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const port = await listen(0)
  const relay: Relay = {
    address: `http://127.0.0.1:${port}`,
    cut,
    restore: async () => void (server ?? (await listen(port))),
    change: (path, change) => void changes.set(path, change),
    fate: () => 'pass',
    onAnswer: () => undefined,
    onHeld: () => undefined,
    delay: (milliseconds) => {
      latency = milliseconds
    },
    close: cut,
  }
  return relay
}
