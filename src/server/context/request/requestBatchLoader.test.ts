import { expect, it } from 'vitest'
import { requestBatchLoader } from './requestBatchLoader.ts'

function recordingLoader() {
  const batches: [request: string, keys: readonly number[]][] = []
  const load = requestBatchLoader<{ name: string }, number, string>(async ({ name }, keys) => {
    batches.push([name, keys])
    return keys.map((key) => `${key} for ${name}`)
  })
  return { batches, load }
}

it('[12.13] the keys of one turn are read once, and each gets its own value', async () => {
  const { batches, load } = recordingLoader()
  const request = { name: 'Kim' }
  const later = Promise.resolve().then(() => load(request, 3))
  expect(await Promise.all([load(request, 1), load(request, 2), later])).toEqual([
    '1 for Kim',
    '2 for Kim',
    '3 for Kim',
  ])
  expect(batches).toEqual([['Kim', [1, 2, 3]]])
})

it('[12.13] requests of the same turn are read apart', async () => {
  const { batches, load } = recordingLoader()
  await Promise.all([load({ name: 'Kim' }, 1), load({ name: 'Lee' }, 1)])
  expect(batches).toEqual([
    ['Kim', [1]],
    ['Lee', [1]],
  ])
})
