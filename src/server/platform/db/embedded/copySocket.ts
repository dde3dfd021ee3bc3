/**
 * Gives other processes of this machine's user copies of the embedded database while this process has it open: through a
 * socket in the data folder, which exists on systems other than Windows.
 */
import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { type CopySource, createCopy } from './copyDatabase.ts'

/** Returns a stop function. Where the system refuses the socket, for example for its long path, there are no copies. */
export async function serveCopies(source: CopySource): Promise<() => Promise<void>> {
  const path = socketPath(source.dataDir)
  rmSync(path, { force: true })
  /** Connections, and what resolves when their copies are deleted. */
  const serving = new Map<Socket, Promise<void>>()
  const server = createServer((socket) => {
    serving.set(
      socket,
      serveCopy(socket, source).finally(() => serving.delete(socket)),
    )
  })
  if (!(await canListen(server, path))) return async () => undefined
  chmodSync(path, 0o600)
  return async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of serving.keys()) socket.destroy()
    await Promise.all([closed, ...serving.values()])
  }
}

async function canListen(server: Server, path: string): Promise<boolean> {
  try {
    server.unref().listen(path)
    await once(server, 'listening')
    return true
  } catch {
    return false
  }
}

/** Answers with one line, and keeps the copy until the other side ends the connection or its process ends. */
async function serveCopy(socket: Socket, source: CopySource): Promise<void> {
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined).resume()
  const answer = (message: z.infer<typeof answerSchema>) =>
    socket.write(`${JSON.stringify(message)}\n`)
  try {
    const copy = await createCopy(source)
    answer(copy ? { folder: copy.folder } : { error: 'The disk has no room for a copy.' })
    await closed
    await copy?.remove()
  } catch (error) {
    answer({ error: String(error) })
    socket.end()
  }
}

const answerSchema = z.object({ folder: z.string().optional(), error: z.string().optional() })

/** A copy that another process made, and deletes when it is released. */
export interface ServedCopy {
  folder: string
  release(): void
}

/** Returns null when no process serves copies of this data folder. */
export async function requestCopy(dataDir: string): Promise<ServedCopy | null> {
  const socket = connect(socketPath(dataDir))
  try {
    await once(socket, 'connect')
  } catch {
    return null
  }
  let answer: z.infer<typeof answerSchema> = { error: 'It ended.' }
  for await (const line of createInterface(socket)) {
    answer = answerSchema.parse(JSON.parse(line))
    break
  }
  const { folder, error } = answer
  if (folder === undefined) {
    socket.destroy()
    throw new Error(`The running server could not copy its database: ${error}`)
  }
  return { folder, release: () => socket.destroy() }
}

/** Systems accept about 100 characters, so the shorter form is used. */
function socketPath(dataDir: string): string {
  const absolute = join(dataDir, 'copies.sock')
  const fromHere = relative(process.cwd(), absolute)
  return fromHere.length < absolute.length ? fromHere : absolute
}
