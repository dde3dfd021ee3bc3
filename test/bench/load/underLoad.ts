/** Asks over a number of connections, each the next time as soon as it is answered, and notes how long each answer took. */
import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'

/** One operation from its first request to its last answer; `turn` is another number each time. */
export type Perform = (connection: RawConnection, turn: number) => Promise<unknown>

let runConnection = 0

/** Milliseconds of each, in the order of their answers. */
export async function runUnderLoad(
  connections: readonly RawConnection[],
  perform: Perform,
  seconds: number,
): Promise<number[]> {
  const took: number[] = []
  const end = performance.now() + seconds * 1_000
  const work = async (connection: RawConnection) => {
    for (let now = performance.now(); now < end;) {
      await perform(connection, (runConnection += 1))
      const done = performance.now()
      took.push(done - now)
      now = done
    }
  }
  await Promise.all(connections.map(work))
  return took
}

/**
 * One kept-alive HTTP connection that costs little: what is sent is written as it is, of the answer only its length is read.
 */
export interface RawConnection {
  /** Answers the body; rejects any answer but 200 without errors. */
  ask(request: Buffer): Promise<Buffer>
  close(): void
}

/** A whole request, ready to be sent. */
export function requestOf(body: string, token?: string): Buffer {
  const authorization = token ? `authorization: Bearer ${token}\r\n` : ''
  const head = `POST /graphql HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n${authorization}`
  return Buffer.from(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
}

export async function openRawConnection(port: number): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise((opened, failed) => socket.once('connect', opened).once('error', failed))
  let received: Buffer[] = []
  let missing = Number.NaN
  let waiting: { resolve: (body: Buffer) => void; reject: (error: Error) => void } | null = null
  const fail = (reason: string) => {
    waiting?.reject(new Error(reason))
    waiting = null
    socket.destroy()
  }
  const take = (chunk: Buffer) => {
    received.push(chunk)
    if (Number.isNaN(missing)) missing = lengthOf(received) ?? Number.NaN
    else missing -= chunk.length
    if (!(missing <= 0)) return
    const answer = received.length === 1 ? chunk : Buffer.concat(received)
    received = []
    missing = Number.NaN
    if (!isGood(answer)) return fail(`Answered with ${answer.toString('utf8', 0, 900)}`)
    waiting?.resolve(answer.subarray(answer.indexOf(END) + END.length))
  }
  socket.on('data', take)
  socket.on('error', (error) => fail(error.message))
  socket.on('close', () => fail('The server has closed the connection.'))
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) {
          reject(new Error('The server has closed the connection.'))
          return
        }
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close: () => {
      waiting = null
      socket.destroy()
    },
  }
}

const END = Buffer.from('\r\n\r\n')

/** Number of bytes still to come; null: not all headers are there. */
function lengthOf(received: Buffer[]): number | null {
  const begun = received.length === 1 && received[0] ? received[0] : Buffer.concat(received)
  const end = begun.indexOf(END)
  if (end < 0) return null
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(begun.toString('latin1', 0, end)) ?? []
  if (length === undefined) throw new Error('An answer without its length cannot be measured.')
  return end + END.length + Number(length) - begun.length
}

const isGood = (answer: Buffer) =>
  answer.includes('HTTP/1.1 200', 0, 'latin1') && !answer.includes('"errors":[')
