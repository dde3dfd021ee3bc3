/** Decodes VP8 and VP9 as Chromium's own recorder writes them: with transparency, and in MP4 without a level. */
import { CustomVideoDecoder, type EncodedPacket, registerDecoder, VideoSample } from 'mediabunny'

/** Leaves the transparency out: the library merges it in workers of a kind that the content policy forbids. */
class OpaqueDecoder extends CustomVideoDecoder {
  static override supports(codec: string): boolean {
    return codec === 'vp8' || codec === 'vp9'
  }

  private decoder: VideoDecoder | null = null
  /** Ends the wait for the packets before. */
  private goOn: () => void = () => undefined

  init(): void {
    this.decoder = new VideoDecoder({
      output: (frame) => this.onSample(new VideoSample(frame)),
      error: (error) => {
        this.goOn()
        this.onError(error)
      },
    })
    this.decoder.addEventListener('dequeue', () => this.goOn())
    this.decoder.configure({ ...this.config, codec: withLevel(this.config.codec) })
  }

  async decode(packet: EncodedPacket): Promise<void> {
    this.decoder?.decode(packet.toEncodedVideoChunk())
    while (this.decoder?.state === 'configured' && this.decoder.decodeQueueSize > MAX_WAITING)
      await new Promise<void>((resolve) => {
        this.goOn = resolve
      })
  }

  async flush(): Promise<void> {
    await this.decoder?.flush()
  }

  close(): void {
    if (this.decoder?.state !== 'closed') this.decoder?.close()
    this.goOn()
  }
}

const MAX_WAITING = 4

/** Browsers refuse level 0; they decode by the frames, whatever level is said. */
const withLevel = (codec: string): string => codec.replace(/^(vp09\.\d\d)\.00\./, '$1.41.')

registerDecoder(OpaqueDecoder)
