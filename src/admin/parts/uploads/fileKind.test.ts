import { expect, it } from 'vitest'
import { fileKind } from './fileKind.ts'

it('[35.11] a file without a type has the one of its ending, if the kind takes it', () => {
  const named = (name: string, type = '') => fileKind.mimeTypeOf('GBS_VIDEO', { name, type })
  expect(named('Lift.MOV')).toBe('video/quicktime')
  expect(named('lift.mp4.zip')).toBe('')
  expect(named('lift.mp4', 'text/plain')).toBe('text/plain')
})
