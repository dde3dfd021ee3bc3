import { message } from '#domain/messages.ts'
import { expect, it } from 'vitest'
import { outageOf } from './outages.ts'

const withCode = (code: string) => Object.assign(new Error('in some words'), { code })

it.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a server that shuts down', withCode('57P01')],
  ['a deadlock', withCode('40P01')],
  ['a lock that was not to be had in time', withCode('55P03')],
  ['one inside another error', new Error('Nothing was saved.', { cause: withCode('08006') })],
])('[12.16] %s says to try again', (_what, error) => {
  expect(outageOf(error)).toMatchObject({
    code: 'UNAVAILABLE',
    message: message('unavailable'),
  })
})

it.each([
  ['PostgreSQL', withCode('53100')],
  ['the operating system', withCode('ENOSPC')],
  ['the embedded engine', new Error('ENOSPC: no space left on device, write')],
])('[38.5] a full disk is named, as %s reports it', (_who, error) => {
  expect(outageOf(error)?.message).toBe(message('diskFull'))
})

it.each([withCode('23505'), new Error('a fault'), 'a text', null])(
  '[12.4] another error is none: %s',
  (error) => {
    expect(outageOf(error)).toBeNull()
  },
)
