import { expect, it } from 'vitest'
import { fileKind } from './fileKind.ts'

it('[35.11] the limits of a kind are said in words', () => {
  expect(fileKind.limitsOf('CLIENT_LOGO')).toBe('One PNG, JPG or WEBP file, up to 2 MB.')
  expect(fileKind.limitsOf('GBS_VIDEO')).toBe('One MP4, WEBM or MOV file, up to 500 MB.')
})

it('[35.11] a file without a type has the one of its ending, if the kind takes it', () => {
  const named = (name: string, type = '') => fileKind.mimeTypeOf('GBS_VIDEO', { name, type })
  expect(named('Lift.MOV')).toBe('video/quicktime')
  expect(named('lift.mp4.zip')).toBe('')
  expect(named('lift.mp4', 'text/plain')).toBe('text/plain')
})
