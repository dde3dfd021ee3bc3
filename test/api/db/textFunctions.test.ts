/** Texts are folded, compared and searched alike by the database and by the web app. */
import { describe, expect, it } from 'vitest'
import { nameKey } from '#domain/normalForm.ts'
import { searchable } from '#domain/searchText.ts'
import { api } from '#test/support/api.ts'
import { textSortKey } from '#server/context/listSql/listSql.ts'
import { sql } from '#server/platform/db/sql.ts'
import { FOLDED_TEXTS, SAME_NAMES } from '#test/support/scenarios/foldedTexts.ts'
import { ORDERED_NAMES } from '#test/support/scenarios/orderedNames.ts'

/** Returns what a function of the database makes of texts. */
async function inDatabase(name: 'searchable' | 'name_key', texts: string[]): Promise<string[]> {
  const { db } = await api()
  const rows = await db.sql<{ folded: string }>(
    'every client',
    () => sql`select ${sql.raw(name)}(t.text) as folded
        from unnest(${texts}::text[]) with ordinality as t (text, place) order by t.place`,
  )
  return rows.map(({ folded }) => folded)
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place))

/** Leaves out characters that only the newer one of two engines knows. */
const isAssigned = (character: string) => /\P{Cn}/u.test(character)

const BLOCKS = [
  ['Latin', 0x00_01, 0x02_ff],
  ['marks, Greek, Cyrillic, Armenian, Hebrew and Arabic', 0x03_00, 0x07_7f],
  ['Arabic, extended', 0x08_a0, 0x08_ff],
  ['scripts of India and South-East Asia', 0x09_00, 0x10_9f],
  ['Korean letters', 0x11_00, 0x11_ff],
  ['marks', 0x1a_b0, 0x1a_ce],
  ['Georgian, marks, Latin and Greek, extended', 0x1c_90, 0x1f_ff],
  ['signs, letters in circles, and Latin and Cyrillic, extended', 0x20_00, 0x2d_ff],
  ['Chinese, Japanese and Korean signs', 0x30_00, 0x33_ff],
  ['Cyrillic and Latin, extended', 0xa6_40, 0xa7_bf],
  ['Korean syllables', 0xac_00, 0xae_ff],
  ['ligatures, and forms of Hebrew and Arabic', 0xfb_00, 0xfd_ff],
  ['marks, forms of Arabic, full and half width', 0xfe_00, 0xff_fd],
  ['emoji', 0x1_f3_00, 0x1_f6_ff],
] as const

it.each(BLOCKS)('[13.7] %s: every character is the same on both sides', async (_what, from, to) => {
  const characters = range(from, to).filter(isAssigned)
  const texts = characters.flatMap((one) => [one, `X${one}y É`, `${one}${one}\u0301 `])
  expect(await inDatabase('searchable', texts)).toEqual(texts.map(searchable))
  expect(await inDatabase('name_key', texts)).toEqual(texts.map(nameKey))
})

it('[13.7] words are found by what people type for them', async () => {
  const texts = FOLDED_TEXTS.map(([, text]) => text)
  const folded = FOLDED_TEXTS.map(([, , plain]) => plain)
  expect(await inDatabase('searchable', texts)).toEqual(folded)
  expect(texts.map(searchable)).toEqual(folded)
})

it('[14.1] names are equal on both sides', async () => {
  const names = SAME_NAMES.flatMap(([, ...same]) => same)
  const keys = await inDatabase('name_key', names)
  expect(keys).toEqual(names.map(nameKey))
  expect(new Set(keys).size).toBe(SAME_NAMES.length)
})

describe("[13.35] names stand in the order of the reader's language, numbers in them by value", () => {
  it.each(ORDERED_NAMES)('%s', async (language, names) => {
    const { db } = await api()
    const rows = await db.sql<{ name: string }>(
      'every client',
      () => sql`select t.name from unnest(${names.toReversed()}::text[]) as t (name)
        order by ${textSortKey(sql`t.name`, { language })}`,
    )
    expect(rows.map(({ name }) => name)).toEqual(names)
  })
})
