import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import * as fileEncoding from './fileEncoding.ts'
import { runs } from '#test/support/propertyRuns.ts'

const guessEncoding = (content: Uint8Array) =>
  fileEncoding.guessEncoding(content, (label, options) => new TextDecoder(label, options))

const bytes = (...values: number[]) => Uint8Array.from(values)
const utf16 = (text: string, isLittle: boolean) =>
  bytes(
    ...Array.from(text).flatMap((sign) => {
      const code = sign.charCodeAt(0)
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255]
    }),
  )
const TEXT = 'name,parent\r\nLager Süd,Zürich\r\n'

it('[27.8] a byte order mark tells the encoding', () => {
  expect(guessEncoding(bytes(0xef, 0xbb, 0xbf, 0x61))).toBe('utf-8')
  expect(guessEncoding(bytes(0xef, 0xbb, 0xbf, 0x61, 0xff))).toBe('utf-8')
  expect(guessEncoding(bytes(0xff, 0xfe, 0x61, 0))).toBe('utf-16le')
  expect(guessEncoding(bytes(0xfe, 0xff, 0, 0x61))).toBe('utf-16be')
})

it('[27.8] without a mark the bytes tell it: UTF-8, UTF-16 of both byte orders, else Windows-1252', () => {
  expect(guessEncoding(new TextEncoder().encode(TEXT))).toBe('utf-8')
  expect(guessEncoding(bytes())).toBe('utf-8')
  expect(guessEncoding(utf16(TEXT, true))).toBe('utf-16le')
  expect(guessEncoding(utf16(TEXT, false))).toBe('utf-16be')
  expect(guessEncoding(Uint8Array.from(TEXT, (sign) => sign.charCodeAt(0)))).toBe('windows-1252')
})

it.each([
  ['a character longer than it must be', [0xe0, 0x80, 0x80]],
  ['half of a surrogate pair', [0xed, 0xa0, 0x80]],
  ['a character beyond the last one', [0xf4, 0x90, 0x80, 0x80]],
])('[27.8] %s is not UTF-8', (_what, invalid) => {
  expect(guessEncoding(bytes(0x61, ...invalid, 0x61))).not.toBe('utf-8')
})

it('[27.8] a single zero does not make a text UTF-16', () => {
  expect(guessEncoding(new TextEncoder().encode(`${TEXT}A\0B`))).toBe('utf-8')
})

it('[27.8] whatever is written as UTF-8 is read as UTF-8, also when it is cut within a character', () => {
  // Many zeros mean UTF-16.
  const text = fc.string({ unit: 'grapheme' }).map((signs) => signs.replaceAll('\0', ' '))
  fc.assert(
    fc.property(text, fc.nat(), (signs, at) => {
      const whole = new TextEncoder().encode(signs)
      expect(guessEncoding(whole)).toBe('utf-8')
      expect(guessEncoding(whole.subarray(0, at % (whole.length + 1)))).toBe('utf-8')
    }),
    { numRuns: runs(500) },
  )
})
