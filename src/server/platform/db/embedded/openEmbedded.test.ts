import { afterAll, expect, it } from 'vitest'
import { memoryDatabase } from '#test/support/memoryDatabase.ts'
import { openPool } from './openEmbedded.ts'

const { pool, close } = openPool(await memoryDatabase())
afterAll(close)

const MEGABYTE = 1024 * 1024

it(
  '[38.14] the embedded engine holds no rows in memory that it has given',
  { tags: ['timing'] },
  async () => {
    const readMegabytes = async (count: number) => {
      for (let read = 0; read < count; read += 4)
        await pool.query(
          `select repeat('x', ${MEGABYTE}) || n as text from generate_series(1, 4) n`,
        )
    }
    // Its buffers grow at first.
    await readMegabytes(40)
    const before = process.memoryUsage().rss
    await readMegabytes(400)
    expect((process.memoryUsage().rss - before) / MEGABYTE).toBeLessThan(250)
  },
)
