/** GraphQL document of a recording, in a module of its own so that prefetching needs no code of the workbench. */
import { graphql } from '#api/graphql.ts'

export const REVIEWED_VIDEO = graphql(`
  query ReviewedVideo($id: ID!) {
    getObservationById(id: $id) {
      video {
        id
        video_url
        keypoints {
          timestamp
          twist_angle
          body_angle
          lift_started
          foot_forward
        }
        lift_keypoints {
          timestamp
          isInsideBase
          isTwisting
          isBigEngines
          isDipNDrive
          isFootForward
          bodyAngle
          score {
            insideBase
            turnNotTwist
            bigEngines
            dipNDrive
          }
        }
      }
    }
  }
`)
