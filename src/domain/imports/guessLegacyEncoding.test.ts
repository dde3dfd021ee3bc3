import { expect, it } from 'vitest'
import { createFileDecoder, type FileEncoding, type MakeTextDecoder } from './fileDecoder.ts'
import { guessLegacyEncoding } from './guessLegacyEncoding.ts'

const makeDecoder: MakeTextDecoder = (encoding, options) => new TextDecoder(encoding, options)

/** Encodes by trying all bytes, and pairs of bytes for East Asian encodings. */
function encode(text: string, encoding: FileEncoding): Uint8Array {
  const table = new Map<string, number[]>()
  const decode = (bytes: number[]) =>
    createFileDecoder(encoding, makeDecoder).decode(Uint8Array.from(bytes))
  for (let one = 0; one < 256; one += 1) table.set(decode([one]), [one])
  if (Array.from(text).some((letter) => !table.has(letter)))
    for (let one = 0x81; one < 0xff; one += 1)
      for (let other = 0x40; other < 0xff; other += 1) {
        const pair = decode([one, other])
        if (Array.from(pair).length === 1 && !table.has(pair)) table.set(pair, [one, other])
      }
  return Uint8Array.from(
    Array.from(text).flatMap((letter) => {
      const bytes = table.get(letter)
      if (!bytes) throw new Error(`${letter} is not in ${encoding}.`)
      return bytes
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
const LITHUANIAN = 'firstname,lastname\nŠarūnas,Žemaitis\nEglė,Kęstutienė\nJurgis,Ąžuolas\n'
const TURKISH = 'firstname,lastname\nAyşe,Yıldız\nÇağlar,Işık\nGökhan,Öztürk\n'
const RUSSIAN = 'firstname,lastname\nИван,Петров\nЁлка,Чайковская\nЮрий,Гагарин\n'
const UKRAINIAN = 'name,parent\nСклад Київ,\nЛьвів,Захід\n'
const GREEK = 'firstname,lastname\nΓιώργος,Παπαδόπουλος\nΕλένη,Καραγιάννη\n'
const HEBREW = 'name,parent\nמחסן צפון,\nחיפה,צפון\n'
const ARABIC = 'name,parent\nمستودع الشمال,\nالقاهرة,مصر\n'
const JAPANESE = 'name,parent\n東京倉庫,\nトラックヤード,みなと\n'
const CHINESE = 'name,parent\n上海仓库,\n装卸区,上海仓库\n'
const KOREAN = 'name,parent\n서울창고,\n부산항,서울창고\n'

it.each([
  ['German', GERMAN, ['windows-1252', 'macintosh', 'cp850']],
  ['French', FRENCH, ['windows-1252', 'macintosh', 'cp850']],
  ['Spanish', SPANISH, ['windows-1252', 'macintosh', 'cp850']],
  ['Danish', DANISH, ['windows-1252', 'macintosh', 'cp850']],
  ['Polish', POLISH, ['windows-1250', 'iso-8859-2', 'cp852']],
  ['Czech', CZECH, ['windows-1250', 'iso-8859-2', 'cp852']],
  ['Hungarian', HUNGARIAN, ['windows-1250', 'cp852']],
  ['Lithuanian', LITHUANIAN, ['windows-1257']],
  ['Turkish', TURKISH, ['windows-1254']],
  ['Russian', RUSSIAN, ['windows-1251', 'x-mac-cyrillic', 'koi8-u', 'ibm866']],
  ['Ukrainian', UKRAINIAN, ['windows-1251', 'koi8-u']],
  ['Greek', GREEK, ['windows-1253']],
  ['Hebrew', HEBREW, ['windows-1255']],
  ['Arabic', ARABIC, ['windows-1256']],
  ['Japanese', JAPANESE, ['shift_jis']],
  ['Chinese', CHINESE, ['gb18030']],
  ['Korean', KOREAN, ['euc-kr']],
] as const)('[27.22] %s is read with its letters', (_language, text, encodings) => {
  const guessed = encodings.map((encoding) => {
    const bytes = encode(text, encoding)
    const guess = guessLegacyEncoding(bytes, makeDecoder)
    return [encoding, createFileDecoder(guess, makeDecoder).decode(bytes)]
  })
  expect(guessed).toEqual(encodings.map((encoding) => [encoding, text]))
})
