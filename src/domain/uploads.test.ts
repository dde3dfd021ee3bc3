import { message } from './messages.ts'
import { describe, expect, it } from 'vitest'
import { CSV_UPLOAD, describeLimits, logoIssue, UPLOADS, uploadIssue } from './uploads.ts'

const MIB = 1_048_576

describe('uploads', () => {
  it('[5.26] a logo is .png, .jpg or .webp of at most 2 MiB', () => {
    expect(UPLOADS.CLIENT_LOGO.accept).toEqual(['.png', '.jpg', '.webp'])
    for (const mimeType of ['image/png', 'image/jpeg', 'image/webp']) {
      expect(uploadIssue('CLIENT_LOGO', { mimeType, size: 2 * MIB })).toBeNull()
    }
    expect(uploadIssue('CLIENT_LOGO', { mimeType: 'image/png', size: 2 * MIB + 1 })?.field).toBe(
      'size',
    )
  })

  it('[35.11] what a kind takes, and why a file is refused, is said in words', () => {
    expect(describeLimits('GBS_VIDEO')).toBe(message('videoLimits', { megabytes: 500 }))
    const refused = (mimeType: string, size: number) =>
      uploadIssue('CLIENT_LOGO', { mimeType, size })?.message
    const refusal = (reason: string) =>
      message('fileRefused', { reason, limits: message('imageLimits', { megabytes: 2 }) })
    expect(refused('image/gif', 1)).toBe(refusal(message('fileTypeRefused')))
    expect(refused('image/png', 3 * MIB)).toBe(refusal(message('fileTooLarge')))
    expect(refused('image/png', 0)).toBe(refusal(message('fileEmpty')))
  })

  it.each([
    [1, 1, 255, 'imageTooSmall'],
    [200, 15, 255, 'imageTooSmall'],
    [800, 2, 255, 'imageTooNarrow'],
    [16, 330, 255, 'imageTooNarrow'],
    [200, 100, 0, 'imageInvisible'],
    [200, 100, 25, 'imageInvisible'],
    [16, 16, 26, null],
    [800, 40, 255, null],
  ])('[35.13] a logo of %d × %d pixels and opacity %d: %s', (width, height, opacity, issue) => {
    expect(logoIssue({ width, height, opacity })).toBe(issue)
  })

  it.each(['image/svg+xml', 'image/gif', 'text/html', 'video/mp4', 'constructor', ''])(
    '[5.26] a logo of type %j is refused',
    (mimeType) => {
      expect(uploadIssue('CLIENT_LOGO', { mimeType })?.field).toBe('mimeType')
    },
  )

  it.each(['GBS_VIDEO', 'OBSERVATION_VIDEO'] as const)(
    '[3.56] %s is mp4, webm or mov of at most 500 MiB',
    (kind) => {
      for (const mimeType of ['video/mp4', 'video/webm', 'video/quicktime']) {
        expect(uploadIssue(kind, { mimeType, size: 500 * MIB })).toBeNull()
      }
      expect(uploadIssue(kind, { mimeType: 'video/mp4', size: 500 * MIB + 1 })?.field).toBe('size')
      expect(uploadIssue(kind, { mimeType: 'video/mp4', size: 0 })?.field).toBe('size')
      expect(uploadIssue(kind, { mimeType: 'image/png' })?.field).toBe('mimeType')
    },
  )

  it('[5.28] an import is one .csv of at most 100,000 rows and 20 MiB', () => {
    expect(CSV_UPLOAD).toEqual({ accept: ['.csv'], maxSize: 20 * MIB, maxRows: 100_000 })
  })
})
