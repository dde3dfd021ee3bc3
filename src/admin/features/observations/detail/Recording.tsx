/** The device and the recording, where the observation comes from one. */
import { enumLabels } from '../../../foundation/i18n/enumLabels.ts'
import type { ObservationRecord } from '../observationRecord.ts'
import { Section } from '../../../parts/detail/Section.tsx'
import { PropertyList, yesOrNo } from '../../../parts/detail/PropertyList.tsx'
import type { Property } from '../../../parts/detail/PropertyList.tsx'

export function DeviceAndRecording({ observation }: { observation: ObservationRecord }) {
  const { video } = observation
  const facts: Property[] = [
    ...deviceProperties(observation.device_details),
    ['Platform', video?.platform ? enumLabels.platform[video.platform] : null],
    ['App build', observation.expo_build_number],
    ['Angle warning ignored', yesOrNo(observation.did_user_ignore_angle_warning)],
    ['Keypoint warning ignored', yesOrNo(observation.did_user_ignore_keypoint_warning)],
    ['Hidden keypoints', observation.hidden_keypoints.join(', ')],
    ['Video title', video?.title],
    ['Video description', video?.description],
    ['Video size', video?.video_size ? `${(video.video_size / 1e6).toFixed(1)} MB` : null],
    ['Lift start', formatWithUnit(video?.lift_start_time, ' s', 3)],
    ['Lift end', formatWithUnit(video?.lift_end_time, ' s', 3)],
    ['Lift length', formatWithUnit(video?.selected_lift_length, ' s')],
    ['Average body angle', formatWithUnit(video?.average_body_angle, '°')],
    ['Feet in line', yesOrNo(video?.is_feet_inline)],
    ['Arm and foot aligned', yesOrNo(video?.is_arm_foot_aligned)],
    ['Hands above head', yesOrNo(video?.is_hands_above_head)],
    ['Confined space', yesOrNo(video?.is_confined_space)],
    ['Anonymous', video?.file_location ? yesOrNo(video.anonymous_observation) : null],
  ]
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '')
  if (known.length === 0) return null
  return (
    <Section title="Device and recording">
      <PropertyList facts={known} />
    </Section>
  )
}

const formatWithUnit = (figure: number | null | undefined, unit: string, digits = 1) =>
  figure === null || figure === undefined ? null : `${figure.toFixed(digits)}${unit}`

/** Whatever the device told: words and numbers as they are, anything deeper as JSON. */
const deviceProperties = (details: unknown): Property[] =>
  details !== null && typeof details === 'object'
    ? Object.entries(details).map(([name, value]) => [
        name,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ])
    : []
