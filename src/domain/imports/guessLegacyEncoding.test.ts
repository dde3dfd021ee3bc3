import { expect, it } from 'vitest'
import type { FileEncoding, MakeTextDecoder } from './fileDecoder.ts'
import { guessLegacyEncoding } from './guessLegacyEncoding.ts'

const makeDecoder: MakeTextDecoder = (encoding, options) => new TextDecoder(encoding, options)

/** Encodes by trying all bytes. */
function encode(text: string, encoding: FileEncoding): Uint8Array {
  const decoder = makeDecoder(encoding)
  const table = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  )
  return Uint8Array.from(
    Array.from(text, (letter) => {
      const byte = table.get(letter)
      if (byte === undefined) throw new Error(`${letter} is not in ${encoding}.`)
      return byte
    }),
  )
}

const GERMAN = 'name,parent\nLager Süd,\nGroße Halle,München\nKöln-Mülheim,Öffentlich\n'
const FRENCH = 'name,parent\nEntrepôt de Besançon,\nAtelier n° 3,Orléans\nQuai à bois,Forêt\n'
const SPANISH = 'firstname,lastname\nJosé,Muñoz\nMaría,Peña García\nÁngel,Núñez\n'
const DANISH = 'name,parent\nKærgård,\nSønderborg,Ærø\nNørre Ålsø,\n'
const POLISH = 'name,parent\nMagazyn Łódź,\nKraków,Śląsk\nHala wąska,Gdańsk\n'
const CZECH = 'firstname,lastname\nJiří,Dvořák\nŽofie,Kučerová\nLuboš,Šťastný\n'
const HUNGARIAN = 'name,parent\nGyőr,\nSzékesfehérvár,Tűzoltó\nFelső raktár,\n'

it.each([
  ['German', GERMAN, ['windows-1252', 'macintosh']],
  ['French', FRENCH, ['windows-1252', 'macintosh']],
  ['Spanish', SPANISH, ['windows-1252', 'macintosh']],
  ['Danish', DANISH, ['windows-1252', 'macintosh']],
  ['Polish', POLISH, ['windows-1250']],
  ['Czech', CZECH, ['windows-1250']],
  ['Hungarian', HUNGARIAN, ['windows-1250']],
] as const)('[27.22] %s is read with its letters', (_language, text, encodings) => {
  const guessed = encodings.map((encoding) => {
    const bytes = encode(text, encoding)
    const guess = guessLegacyEncoding(bytes, makeDecoder)
    return [encoding, makeDecoder(guess).decode(bytes)]
  })
  expect(guessed).toEqual(encodings.map((encoding) => [encoding, text]))
})
