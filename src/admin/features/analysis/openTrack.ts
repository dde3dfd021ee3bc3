/** Opens a file that somebody chose as a recording, or says what it is instead. */
import { fileTypeFromBlob } from 'file-type'
import {
  BlobSource,
  desc,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  prefer,
  QTFF,
  WEBM,
} from 'mediabunny'
import type { AnalysisError } from '#domain/videos/analysisErrors.ts'
import { analysisFailure } from './analysisFailure.ts'

/** Throws EMPTY, IS_PICTURE, NO_PICTURE, NOT_VIDEO, CUT_OFF or NOT_DECODABLE. */
export async function openTrack(file: Blob): Promise<InputVideoTrack> {
  if (file.size === 0) throw analysisFailure('EMPTY')
  const issue = issueOf((await fileTypeFromBlob(file))?.mime ?? '')
  if (issue) throw analysisFailure(issue)
  const input = new Input({
    source: new BlobSource(file),
    formats: [MP4, QTFF, WEBM, MATROSKA],
  })
  if (!(await input.canRead())) throw analysisFailure('NOT_DECODABLE')
  const track = await input.getPrimaryVideoTrack(AS_PLAYERS_CHOOSE)
  if (track) return track
  // The list of tracks stands at the end of many files.
  throw analysisFailure((await input.getTracks()).length > 0 ? 'NO_PICTURE' : 'CUT_OFF')
}

/** Containers of videos that hold only sound are found out by their tracks. */
function issueOf(type: string): AnalysisError | null {
  const [kind = ''] = type.split('/')
  if (kind === 'video') return null
  return ISSUES[kind] ?? 'NOT_VIDEO'
}

const ISSUES: Record<string, AnalysisError> = { image: 'IS_PICTURE', audio: 'NO_PICTURE' }

/** Cameras add small films for previews, and programs covers, which have no codec of a film. */
const AS_PLAYERS_CHOOSE = {
  sortBy: async (track: InputVideoTrack) => [
    prefer((await track.getCodec()) !== null),
    prefer((await track.getDisposition()).default),
    desc((await track.getDisplayWidth()) * (await track.getDisplayHeight())),
  ],
}
