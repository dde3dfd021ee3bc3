import { EventEmitter, once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pg, { type Pool } from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  connectWithRetry,
  isLostConnection,
  logPoolErrors,
  retryLostConnection,
} from './connectionRetry.ts'

const withCode = (code: string) => Object.assign(new Error('in some words'), { code })

describe('a lost connection', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P03', '08006', '08P01'])(
    'is known by the code %s, whatever its message',
    (code) => {
      expect(isLostConnection(withCode(code))).toBe(true)
    },
  )

  it.each(['23505', '57014', '25P02', 'ENOSPC', 'ERR_ASSERTION'])(
    'is not what has the code %s, whatever its message',
    (code) => {
      const error = Object.assign(new Error('Connection terminated'), { code })
      expect(isLostConnection(error)).toBe(false)
    },
  )

  it('is no error that merely quotes the driver', () => {
    expect(isLostConnection(new Error('a note says: Connection terminated'))).toBe(false)
    expect(isLostConnection('Connection terminated')).toBe(false)
  })
})

/** The installed driver, against a server whose answers the test sets. */
describe('of the driver’s errors without a code', () => {
  const closing: (() => void)[] = []
  afterEach(() => closing.splice(0).forEach((close) => close()))

  async function poolAgainst(answer: (socket: Socket) => void, config: pg.PoolConfig = {}) {
    const server = createServer((socket) => {
      closing.push(() => socket.destroy())
      socket.on('error', () => undefined).once('data', () => answer(socket))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const pool = new pg.Pool({ host: '127.0.0.1', port, user: 'u', database: 'd', ...config })
    pool.on('connect', (client) => client.on('error', () => undefined))
    closing.push(() => server.close())
    return pool
  }

  /** AuthenticationOk and ReadyForQuery. */
  const welcome = (socket: Socket) =>
    socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]))

  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => 'no error',
      (error: Error) => [error.message, isLostConnection(error)],
    )

  it('one is a server that hangs up', async () => {
    const pool = await poolAgainst((socket) => socket.end())
    expect(await failureOf(pool.connect())).toEqual(['Connection terminated unexpectedly', true])
  })

  it('one is a server that never greets', async () => {
    const pool = await poolAgainst(() => undefined, { connectionTimeoutMillis: 30 })
    expect(await failureOf(pool.connect())).toEqual([
      'Connection terminated due to connection timeout',
      true,
    ])
  })

  it('one is a pool whose connections stay busy', async () => {
    const pool = await poolAgainst(welcome, { max: 1, connectionTimeoutMillis: 30 })
    await pool.connect()
    expect(await failureOf(pool.connect())).toEqual([
      'timeout exceeded when trying to connect',
      true,
    ])
  })

  it('one is a statement after the end', async () => {
    const pool = await poolAgainst(welcome)
    const client = await pool.connect()
    closing.splice(0).forEach((close) => close())
    await once(client, 'error')
    expect(await failureOf(client.query('select 1'))).toEqual([
      'Client has encountered a connection error and is not queryable',
      true,
    ])
  })
})

describe('retrying', () => {
  it('follows immediately once, then pauses between the attempts', async () => {
    let attempts = 0
    const answer = retryLostConnection(async () => {
      attempts += 1
      if (attempts < 4) throw withCode('ECONNRESET')
      return 'an answer'
    })
    await nextTurn()
    expect(attempts).toBe(2)
    expect(await answer).toBe('an answer')
    expect(attempts).toBe(4)
  })

  it('is not for other errors', async () => {
    let attempts = 0
    const attempt = async () => {
      attempts += 1
      throw withCode('23505')
    }
    await expect(retryLostConnection(attempt)).rejects.toMatchObject({ code: '23505' })
    expect(attempts).toBe(1)
  })
})

it('an outage is logged once, by whichever connection meets it first', async () => {
  const write = vi.spyOn(process, 'emitWarning').mockReturnValue(undefined)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  const pool = new EventEmitter() as EventEmitter & Pool
  logPoolErrors(pool)
  pool.emit('error', withCode('57P01'))
  pool.emit('error', withCode('57P01'))
  pool.connect = (() => Promise.reject(withCode('ECONNREFUSED'))) as Pool['connect']
  await expect(connectWithRetry(pool, -1)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(write.mock.calls).toEqual([['A connection to the database was lost (in some words).']])
  vi.useRealTimers()
  write.mockRestore()
})
