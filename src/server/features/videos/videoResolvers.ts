/**
 * Resolvers of videos: storing a form's answers or a recording, corrections, the link to a recording, and analysis
 * frames.
 */
import type { PrincipleJudgement, Resolvers } from '#api/generated/contract.ts'
import type { VideoParent } from '#api/parents.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { analysisStateOf } from '#domain/videos/analysisState.ts'
import type { Judgement } from '#domain/videos/judgement.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { requestBatchLoader } from '../../context/request/requestBatchLoader.ts'
import { selectsField } from '../../context/request/selectedFields.ts'
import { recordingUrl } from '../recordingViews/recordingLinks.ts'
import type { StoredJudgement } from './analysedVideo.ts'
import {
  updateVideo,
  updateVideoConfinedSpace,
  updateVideoLiftTimes,
  updateVideoSkeletonFit,
} from './updateVideo.ts'
import { uploadVideo } from './uploadVideo.ts'
import { completeVideoAnalysis, failVideoAnalysis, startVideoAnalysis } from './videoAnalysis.ts'
import { readFrames } from './videoQueries.ts'

export const videoResolvers = {
  Video: {
    file_location: (video) => shownFile(video, video.file_location),
    video_url: (video, _args, context) =>
      recordingUrl(context, video, shownFile(video, video.file_location)),
    raw_video_url: (video, _args, context) =>
      recordingUrl(context, video, shownFile(video, video.raw_file_location)),
    processing_state: (video, _args, { now }) => analysisStateOf(video, now()).state,
    processing_error: (video, _args, { now }) => analysisStateOf(video, now()).error,
    judgement: ({ judgement }) =>
      judgement ? toContractJudgement(judgement as StoredJudgement) : [],
    lifts: ({ judgement }) =>
      ((judgement as StoredJudgement | null)?.lifts ?? []).map(({ interval, principles }) => ({
        ...interval,
        judgement: toContractJudgement(principles),
      })),
    keypoints: (video, { at: times }, context, info) =>
      times
        ? loadFramesAt(context, { video, times })
        : POSE_FIELDS.some((field) => selectsField(info, field))
          ? loadPosedFrames(context, video)
          : loadFrames(context, video),
    lift_keypoints: async (video, _args, context) => {
      const frames = await loadFrames(context, video)
      return frames.map((frame) => ({
        timestamp: frame.timestamp,
        isInsideBase: frame.is_inside_base,
        isTwisting: frame.is_twisting,
        isBigEngines: frame.is_big_engines,
        isDipNDrive: frame.is_dip_n_drive,
        isFootForward: frame.foot_forward,
        bodyAngle: frame.body_angle,
        score: { ...NO_SCORE, ...frame.score },
      }))
    },
  },
  Mutation: {
    uploadVideo: (_root, args, context) => uploadVideo(context, args),
    updateVideo: (_root, args, context) => updateVideo(context, args),
    updateVideoLiftTimes: (_root, args, context) => updateVideoLiftTimes(context, args),
    updateVideoConfinedSpace: (_root, args, context) => updateVideoConfinedSpace(context, args),
    updateVideoSkeletonFit: (_root, args, context) => updateVideoSkeletonFit(context, args),
    startVideoAnalysis: (_root, args, context) => startVideoAnalysis(context, args),
    completeVideoAnalysis: (_root, args, context) => completeVideoAnalysis(context, args),
    failVideoAnalysis: (_root, args, context) => failVideoAnalysis(context, args),
  },
} satisfies Resolvers<RequestContext>

/** A removed recording's files are deleted shortly after. */
const shownFile = (
  { recording_removed_at: removed }: VideoParent,
  key: string | null | undefined,
): string | null => (removed ? null : (key ?? null))

/** Returns all four in their order. */
const toContractJudgement = (judged: Judgement['principles']): PrincipleJudgement[] =>
  PRINCIPLES.map((principle) => ({ principle, ...judged[principle] }))

const POSE_FIELDS = ['keypoints_3d', 'keypoints_2d']

const loadPosedFrames = frameLoader({ withPoses: true })
const loadFrames = frameLoader({ withPoses: false })

const loadFramesAt = requestBatchLoader(
  async (
    { db }: RequestContext,
    asked: readonly { video: VideoParent; times: readonly number[] }[],
  ) => {
    const videos = asked.map(({ video }) => video)
    const times = asked.flatMap((one) => one.times)
    const found = await readFrames(db, videos, { withPoses: true, times })
    return asked.map((one, index) =>
      (found[index] ?? []).filter(({ timestamp }) => one.times.includes(timestamp)),
    )
  },
)

function frameLoader(poses: { withPoses: boolean }) {
  return requestBatchLoader(({ db }: RequestContext, videos: readonly VideoParent[]) =>
    readFrames(db, videos, poses),
  )
}

const NO_SCORE = { insideBase: null, turnNotTwist: null, bigEngines: null, dipNDrive: null }
