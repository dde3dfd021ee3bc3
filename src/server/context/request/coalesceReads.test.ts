import { describe, expect, it } from 'vitest'
import { coalesceReads } from './coalesceReads.ts'

describe('questions of one turn', () => {
  it('[12.14] are read once, and each gets its own answer', async () => {
    const read: number[][] = []
    const ask = coalesceReads<number, string>(async (questions) => {
      read.push([...questions])
      return questions.map((question) => `answer ${question}`)
    })
    const later = Promise.resolve().then(() => ask(3))
    expect(await Promise.all([ask(1), ask(2), later])).toEqual(['answer 1', 'answer 2', 'answer 3'])
    expect(await ask(4)).toBe('answer 4')
    expect(read).toEqual([[1, 2, 3], [4]])
  })

  it('[12.14] all fail together, and those after them do not', async () => {
    let isBroken = true
    const ask = coalesceReads<number, number>(async (questions) => {
      if (isBroken) throw new Error('The database is away.')
      return questions
    })
    const answers = await Promise.allSettled([ask(1), ask(2)])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    isBroken = false
    expect(await ask(5)).toBe(5)
  })

  it('[12.16] that come while a read waits for a database that is away fail together with it', async () => {
    const reads: { fail: () => void }[] = []
    const lost = Object.assign(new Error('The database is away.'), { code: 'ECONNREFUSED' })
    const ask = coalesceReads<number, number>(
      () => new Promise((_answer, reject) => reads.push({ fail: () => reject(lost) })),
    )
    const first = ask(1)
    await new Promise((turn) => setImmediate(turn))
    const later = ask(2)
    reads[0]?.fail()
    expect(await Promise.allSettled([first, later])).toEqual([
      { status: 'rejected', reason: lost },
      { status: 'rejected', reason: lost },
    ])
    expect(reads).toHaveLength(1)
  })

  it('[12.14] that come while a reading is under way are read by the next one, never answered by that', async () => {
    const readings: { asked: readonly number[]; end: () => void }[] = []
    const ask = coalesceReads<number, number>(
      (asked) => new Promise((end) => readings.push({ asked, end: () => end(asked) })),
    )
    const begun = () => new Promise((turn) => setImmediate(turn))
    const first = ask(1)
    await begun()
    const later = [ask(2), ask(3), ask(2)]
    await begun()
    expect(readings.map(({ asked }) => asked)).toEqual([[1]])
    readings[0]?.end()
    expect(await first).toBe(1)
    await begun()
    expect(readings.map(({ asked }) => asked)).toEqual([[1], [2, 3, 2]])
    readings[1]?.end()
    expect(await Promise.all(later)).toEqual([2, 3, 2])
  })
})
