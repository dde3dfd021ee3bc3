import { expect, it } from 'vitest'
import { readInPages } from './importBatches.ts'

it.each([0, 1, 2, 3, 4])(
  '[39.10] an import reads what exists in pages, each row once: %i rows, two a page',
  async (count) => {
    const stored = Array.from({ length: count }, (_, at) => ({ id: `id ${at}` }))
    const read = await readInPages(async ({ pieces: [after] }) => {
      const from = stored.findIndex(({ id }) => id === after) + 1
      return stored.slice(from, from + 2)
    }, 2)
    expect(read).toEqual(stored)
  },
)
