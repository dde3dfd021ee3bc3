/** People, place, task and device of an observation. */
import { displayName } from '#domain/displayName.ts'
import { formatAngle, formatSeconds } from '../../../foundation/format/formatFigure.ts'
import { t } from '../../../foundation/i18n/i18nProvider.ts'
import { inReaderLocale } from '../../../foundation/i18n/readerLocale.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { isEmpty, type Property, PropertySection } from '../../../parts/detail/PropertyList.tsx'
import { type LinkedResource, RecordLink } from '../../../parts/detail/RecordLink.tsx'
import { type ObservationRecord, observeeName } from '../observationRecord.ts'
import { InlineObservationDate } from '../../../parts/detail/ObservationDate.tsx'

export function PeopleAndPlace({ observation }: { observation: ObservationRecord }) {
  const t = useT()
  const { client_id: clientId, observee, user, location, department } = observation
  const employeeId = observee ? observee.employee_id : observation.unlinked_observee_employee_id
  const link = (resource: LinkedResource, record: { id: string }) => (
    <RecordLink resource={resource} record={record} clientId={clientId} />
  )
  return (
    <PropertySection<ObservationRecord>
      title={t('observations.detail.peopleAndPlace')}
      properties={[
        ['observee_id', observee ? link('users', observee) : observeeName(observation)],
        ...(employeeId ? [['unlinked_observee_employee_id', employeeId] as Property] : []),
        ['user_id', link('users', user)],
        ['location_id', link('locations', location)],
        ['department_id', link('departments', department)],
        ['task_id', displayName(observation.task, t)],
        ['campaign_id', observation.campaign && displayName(observation.campaign, t)],
        ['date', <InlineObservationDate key="date" at={observation.date} />],
      ]}
    />
  )
}

/** When and for whom it was recorded, with what device, and its recording. */
export function DeviceAndRecording({ observation }: { observation: ObservationRecord }) {
  const { video } = observation
  const properties: Property[] = [
    ...deviceProperties(observation.device_details),
    ['platform', video?.platform ? t(`enums.platform.${video.platform}`) : null],
    ['expo_build_number', observation.expo_build_number],
    ['did_user_ignore_angle_warning', observation.did_user_ignore_angle_warning],
    ['did_user_ignore_keypoint_warning', observation.did_user_ignore_keypoint_warning],
    ['hidden_keypoints', observation.hidden_keypoints.join(', ')],
    ['title', video?.title],
    ['description', video?.description],
    ['video_size', video?.video_size ? megabytes().format(video.video_size / 1e6) : null],
    ['lift_start_time', formatFigure(video?.lift_start_time, formatSeconds)],
    ['lift_end_time', formatFigure(video?.lift_end_time, formatSeconds)],
    ['selected_lift_length', formatFigure(video?.selected_lift_length, formatSeconds)],
    ['average_body_angle', formatFigure(video?.average_body_angle, formatAngle)],
    ['thresholds_version', video?.thresholds_version],
    ['model_hash', video?.model_hash?.slice(0, 12)],
    ['is_feet_inline', video?.is_feet_inline],
    ['is_arm_foot_aligned', video?.is_arm_foot_aligned],
    ['is_hands_above_head', video?.is_hands_above_head],
    ['is_confined_space', video?.is_confined_space],
    ['anonymous_observation', video?.file_location ? video.anonymous_observation : null],
  ]
  return (
    <PropertySection<ObservationRecord>
      title={t('observations.detail.device')}
      properties={[
        ...(observation.name ? ['name' as const] : []),
        ['client_id', observation.client.company_name],
        'created_at',
        'updated_at',
        ...properties.filter(([, value]) => !isEmpty(value)),
      ]}
    />
  )
}

const megabytes = inReaderLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'megabyte',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
)

const formatFigure = (figure: number | null | undefined, format: (figure: number) => string) =>
  figure === null || figure === undefined ? null : format(figure)

/** Returns the properties that the device sent: text and numbers unchanged, nested values as JSON. */
const deviceProperties = (details: unknown): Property[] =>
  details !== null && typeof details === 'object'
    ? Object.entries(details).map(([name, value]) => [
        `device_details.${name}`,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ])
    : []
