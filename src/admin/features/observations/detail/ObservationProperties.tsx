/** Who saw whom, where, doing what, and when. */
import { formatDateTime } from '../../../foundation/format/formatDate.ts'
import { enumLabels } from '../../../foundation/i18n/enumLabels.ts'
import { type Property, PropertyList, yesOrNo } from '../../../parts/detail/PropertyList.tsx'
import { RecordLink } from '../../../parts/detail/RecordLink.tsx'
import { Section } from '../../../parts/detail/Section.tsx'
import { fullNameOf, type ObservationRecord, observeeName } from '../observationRecord.ts'

export function PeopleAndPlace({ observation }: { observation: ObservationRecord }) {
  const { client_id: clientId, observee, user, location, department } = observation
  const employeeId = observee ? observee.employee_id : observation.unlinked_observee_employee_id
  const person = ({ id, ...names }: typeof user) => (
    <RecordLink resource="users" id={id} clientId={clientId} name={fullNameOf(names)} />
  )
  return (
    <>
      <Section title="People">
        <PropertyList
          facts={[
            ['Individual', observee ? person(observee) : observeeName(observation)],
            ...(employeeId ? [["Individual's employee ID", employeeId] as Property] : []),
            ['Observer', person(user)],
            ['Client', observation.client.company_name],
          ]}
        />
      </Section>
      <Section title="Place and task">
        <PropertyList
          facts={[
            ['Location', placeLink('locations', location, clientId)],
            ['Department', placeLink('departments', department, clientId)],
            ['Task', observation.task.name],
            ['Campaign', observation.campaign?.name],
            ['Date', formatDateTime(observation.date)],
            ['Recorded', formatDateTime(observation.created_at)],
            ['Last changed', formatDateTime(observation.updated_at)],
          ]}
        />
      </Section>
    </>
  )
}

const placeLink = (
  resource: 'locations' | 'departments',
  { id, name }: { id: string; name: string },
  clientId: string,
) => <RecordLink resource={resource} id={id} clientId={clientId} name={name} />

/** The device and the recording, where the observation comes from one. */
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
