import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../platform/settings/projectRoot.ts'
import { videoExtension } from './upload.ts'

const ending = (bytes: Buffer, size = bytes.length) => videoExtension({ start: bytes, size })
const box = (length: number, type: string, content = '') =>
  Buffer.concat([Buffer.from([0, 0, length >> 8, length & 255]), Buffer.from(type + content)])

const WEBM = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
  'hex',
)

describe('[3.56] a video is judged by its bytes', () => {
  it('knows mp4, webm and mov', async () => {
    const recording = readFileSync(join(projectRoot, 'src/server/app/demo/recordings/squat.mp4'))
    expect(await ending(recording.subarray(0, 4_100), recording.length)).toBe('.mp4')
    expect(await ending(WEBM)).toBe('.webm')
    expect(await ending(box(20, 'ftyp', 'qt  \0\0\0\0qt  '))).toBe('.mov')
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('a film, honestly')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['sound', box(20, 'ftyp', 'M4A \0\0\0\0M4A ')],
    ['a page that is also an mp4', Buffer.from('<!--ftypisom\0\0\0\0isom--><script>x</script>')],
    ['a script that is also a mov', Buffer.from('/*a=moov*/alert(1)//................')],
    ['the start of a box that is not there', Buffer.from('000000', 'hex')],
  ])('refuses %s', async (_what, bytes) => {
    expect(await ending(bytes)).toBeNull()
  })
})
