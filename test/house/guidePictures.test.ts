/** The pictures of the help: small, of one width, and each in a document. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { GUIDE_PICTURES } from '#test/guide/guideScreens.ts'

const root = join(import.meta.dirname, '../..')
const pictures = join(root, 'public/guide')
const help = join(root, 'src/texts/en/help')

const names = GUIDE_PICTURES.map(({ name }) => `${name}.webp`).toSorted()

it.each(readdirSync(pictures))(
  '[34.10] in %s all of them are there, small and as wide as the text',
  async (language) => {
    const files = readdirSync(join(pictures, language))
    expect(files.toSorted()).toEqual(names)
    for (const file of files) {
      const path = join(pictures, language, file)
      expect(statSync(path).size, file).toBeLessThanOrEqual(40_000)
      const { width } = await sharp(path).metadata()
      expect(width, file).toBeGreaterThanOrEqual(640)
      expect(width, file).toBeLessThanOrEqual(960)
    }
  },
)

it('[34.10] each is in a topic of the help', () => {
  const texts = readdirSync(help).map((file) => readFileSync(join(help, file), 'utf8'))
  expect(names.filter((name) => !texts.some((text) => text.includes(`](${name})`)))).toEqual([])
})
