/**
 * Stands between a browser and the product: it can be cut off, so that nothing answers at its address, and change answers
 * on their way.
 */
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export interface Relay {
  address: string
  /** From now on connections are refused, and open ones are reset. */
  cut: () => Promise<void>
  restore: () => Promise<void>
  /** Changes the text of answers at this path; null: not found. The last change of a path counts. */
  change: (path: string, change: Change) => void
  close: () => Promise<void>
}

type Change = (text: string) => string | null

export async function startRelay(target: string): Promise<Relay> {
  const changes = new Map<string, Change>()
  const sockets = new Set<Socket>()
  let server: Server | null = null
  const listen = async (port: number) => {
    const starting = createServer((incoming, outgoing) => {
      const { pathname } = new URL(incoming.url ?? '/', target)
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
      incoming.pipe(sent)
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
  return {
    address: `http://127.0.0.1:${port}`,
    cut,
    restore: async () => void (server ?? (await listen(port))),
    change: (path, change) => void changes.set(path, change),
    close: cut,
  }
}
