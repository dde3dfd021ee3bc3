import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { deflateSync, crc32 } from 'node:zlib'
import { measureImage, reencodeImage } from './reencodeImage.ts'

const NOISE = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, at) => (at * 7919) % 251))

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#faa61a' } })

const about = async (bytes: Buffer | null) => bytes && sharp(bytes).metadata()

it.each([
  ['#ff0000', 3, 255],
  [{ r: 0, g: 0, b: 0, alpha: 1 }, 4, 255],
  [{ r: 255, g: 255, b: 255, alpha: 0 }, 4, 0],
] as const)(
  '[5.26] a logo of %j is as opaque as its alpha channel',
  async (background, channels, opacity) => {
    const create = { width: 200, height: 100, channels, background }
    const image = await reencodeImage(await sharp({ create }).png().toBuffer())
    expect(image && (await measureImage(image)).opacity).toBe(opacity)
  },
)

describe('[5.26] a logo is re-encoded', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('from %s', async (format) => {
    const made = await about(await reencodeImage(await picture(60, 40).toFormat(format).toBuffer()))
    expect(made).toMatchObject({ format: 'png', width: 60, height: 40 })
  })

  it('or, when the library itself is broken, is not taken for a bad file', async () => {
    const good = await picture(6, 4).png().toBuffer()
    const broken = () => Promise.reject(new Error('libvips is gone'))
    await expect(reencodeImage(good, broken)).rejects.toThrow('libvips is gone')
  })

  it('at most 800 × 400, never larger than it came', async () => {
    const wide = await about(await reencodeImage(await picture(3_000, 600).png().toBuffer()))
    expect([wide?.width, wide?.height]).toEqual([800, 160])
    const high = await about(await reencodeImage(await picture(500, 1_000).png().toBuffer()))
    expect([high?.width, high?.height]).toEqual([200, 400])
  })

  it('upright, and without what the file tells of who made it where', async () => {
    const camera = await picture(60, 40)
      .withExif({
        IFD0: { Copyright: 'SECRET-NAME', Orientation: '6' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(camera).metadata()).exif).toBeDefined()
    const image = await reencodeImage(camera)
    const made = await about(image)
    expect(made).toMatchObject({ width: 40, height: 60 })
    expect([made?.exif, made?.xmp, made?.iptc, made?.icc, made?.orientation]).toEqual(
      Array.from({ length: 5 }),
    )
    expect(image?.includes('SECRET-NAME')).toBe(false)
  })

  it('of a file that is an image and something else too keeps the image only', async () => {
    const image = await picture(20, 20).png().toBuffer()
    const both = Buffer.concat([image, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])
    const made = await reencodeImage(both)
    expect(made).not.toBeNull()
    expect(made?.includes('<script>')).toBe(false)
  })

  it('only the first picture of a moving one', async () => {
    const frames = await sharp(NOISE.subarray(0, 20 * 40 * 3), {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    expect(await about(frames)).toMatchObject({ pages: 2 })
    expect(await about(await reencodeImage(frames))).toMatchObject({ format: 'png', height: 20 })
  })
})

describe('[5.26] what is no logo is refused', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

  it('a small file that unpacks into a huge picture', { tags: ['timing'] }, async () => {
    const bomb = hugePng(30_000, 30_000)
    expect(bomb.length).toBeLessThan(2_000_000)
    const before = process.memoryUsage().rss
    expect(await reencodeImage(bomb)).toBeNull()
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })

  it.each([
    SVG,
    `<?xml version="1.0"?>${SVG}`,
    '<!doctype html><h1>Logo</h1>',
    '',
    'a logo, honestly',
    Buffer.from('89504e470d0a1a0a', 'hex'),
  ])('%s', async (content) => {
    expect(await reencodeImage(Buffer.from(content))).toBeNull()
  })

  it.each(['gif', 'tiff', 'avif'] as const)('a picture of another kind: %s', async (format) => {
    expect(await reencodeImage(await picture(20, 20).toFormat(format).toBuffer())).toBeNull()
  })

  it.each(['png', 'jpeg', 'webp'] as const)('a %s that ends in the middle', async (format) => {
    const whole = await sharp(NOISE, { raw: { width: 200, height: 200, channels: 3 } })
      .toFormat(format)
      .toBuffer()
    expect(await reencodeImage(whole)).not.toBeNull()
    expect(await reencodeImage(whole.subarray(0, Math.floor(whole.length / 2)))).toBeNull()
  })
})

/** Renders an image of zeros, which compress a thousandfold. */
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
