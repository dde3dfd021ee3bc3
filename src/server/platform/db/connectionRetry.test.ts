import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Pool } from 'pg'
import { describe, expect, it, vi } from 'vitest'
import {
  connectWithRetry,
  isLostConnection,
  logPoolErrors,
  retryLostConnection,
} from './connectionRetry.ts'

const withCode = (code: string) => Object.assign(new Error('in some words'), { code })

describe('a lost connection', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P03', '08006', '08P01'])(
    '[39.3] is known by the code %s, whatever its message',
    (code) => {
      expect(isLostConnection(withCode(code))).toBe(true)
    },
  )

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('[39.3] is known by what the driver says without a code: %s', (message) => {
    expect(isLostConnection(new Error(message))).toBe(true)
  })

  it.each(['23505', '57014', '25P02', 'ENOSPC', 'ERR_ASSERTION'])(
    '[39.3] is not what has the code %s, whatever its message',
    (code) => {
      const error = Object.assign(new Error('Connection terminated'), { code })
      expect(isLostConnection(error)).toBe(false)
    },
  )

  it('[39.3] is no error that merely quotes the driver', () => {
    expect(isLostConnection(new Error('a note says: Connection terminated'))).toBe(false)
    expect(isLostConnection('Connection terminated')).toBe(false)
  })
})

describe('retrying', () => {
  it('[39.3] follows immediately once, then pauses between the attempts', async () => {
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

  it('[39.3] is not for other errors', async () => {
    let attempts = 0
    const attempt = async () => {
      attempts += 1
      throw withCode('23505')
    }
    await expect(retryLostConnection(attempt)).rejects.toMatchObject({ code: '23505' })
    expect(attempts).toBe(1)
  })
})

it('[12.16] an outage is logged once, by whichever connection meets it first', async () => {
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
