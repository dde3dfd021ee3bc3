import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, it } from 'vitest'
import { limitStream } from './receiveFile.ts'

const ANY = { contentType: 'video/mp4', size: null, maxSize: 100 }

it('[35.9] ends a file that stops coming', async () => {
  const { stream, violation } = limitStream(ANY, 50)
  const coming = new PassThrough()
  coming.write('the start')
  await expect(pipeline(coming, stream, new PassThrough().resume())).rejects.toThrow(
    'The upload stopped.',
  )
  expect(violation()).toBeNull()
})

it('[35.9] waits for one that comes slowly', async () => {
  const { stream, violation } = limitStream(ANY, 200)
  const slowly = async function* () {
    for (let piece = 0; piece < 5; piece += 1) {
      await new Promise((resolve) => setTimeout(resolve, 60))
      yield Buffer.from('x')
    }
  }
  await pipeline(slowly, stream, new PassThrough().resume())
  expect(violation()).toBeNull()
})
