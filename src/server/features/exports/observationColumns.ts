/** Columns of an observation export: those of the list, then of the detail page, then what programs read. */
import {
  type ExportColumn,
  type ExportedValue,
  DELETED,
  ID,
  inUtc,
  type LabelOf,
} from '#api/exportColumns.ts'
import type { ObservationParent } from '#api/parents.ts'
import { fullNameOf } from '#domain/displayName.ts'
import type { Technique } from '#domain/enumerations.ts'
import type { Answer } from '#domain/observations/answers.ts'
import type { Translate } from '#texts/keys.ts'

type Column = ExportColumn<ObservationParent>
type Field = LabelOf<'allobservations'>

/** `hasAi`: the client uses the AI. */
export const observationColumns = ({
  hasAi,
  showDeleted,
}: {
  hasAi: boolean
  showDeleted: boolean
}): Column[] => {
  const deleted = showDeleted ? [DELETED] : []
  return [
    ...LIST,
    // Only a verdict of an analysis can be reviewed.
    ...(hasAi ? [AI_REVIEW_STATUS] : []),
    ...DETAILS,
    CREATED,
    UPDATED,
    ...(hasAi ? AI_RESULT : []),
    ...RECORDING,
    ...deleted,
    ID,
    ...IDS,
    ...[DATE, CREATED, UPDATED, ...deleted].map(inUtc),
  ]
}

const column = (field: Field, cell: Column['cell']): Column => ({
  label: `resources.allobservations.fields.${field}`,
  cell,
})

const instant = (field: Field & ('date' | 'created_at' | 'updated_at')): Column => ({
  ...column(field, (row) => new Date(row[field])),
  kind: 'instant',
})

const DATE = instant('date')
const CREATED = instant('created_at')
const UPDATED = instant('updated_at')

const techniqueText = (technique: Technique | null | undefined, t: Translate): ExportedValue =>
  technique && t(`enums.technique.${technique}`)

const LIST: readonly Column[] = [
  DATE,
  column(
    'observee.firstname',
    ({ observee, unlinked_observee_name: name, unlinked_observee_employee_id: id }, { t }) =>
      observee ? fullNameOf(observee) : name || id || t('messages.notApplicable'),
  ),
  column(
    'technique',
    ({ technique }, { t }) => techniqueText(technique, t) ?? t('enums.verdict.unknown'),
  ),
  column('task.name', ({ task }) => task?.name),
  column('location.name', ({ location }) => location?.name),
  column('department.name', ({ department }) => department?.name),
  column('user.firstname', ({ user }) => user && fullNameOf(user)),
  column('review_type', ({ review_type: type }, { t }) => t(`enums.reviewType.${type}`)),
]

const isOfAnalysis = ({ review_type: type }: ObservationParent): boolean => type !== 'MANUAL_TASK'

const AI_REVIEW_STATUS = column('ai_review_status', (row, { t }) =>
  isOfAnalysis(row) ? t(`enums.aiReviewStatus.${row.ai_review_status}`) : null,
)

/** Empty for null: not answered. */
const answerText = (answer: Answer | undefined, t: Translate): ExportedValue =>
  typeof answer === 'boolean' ? t(`enums.verdict.${answer ? 'correct' : 'incorrect'}`) : null

const DETAILS: readonly Column[] = [
  ...(['is_inside_base', 'is_big_engines', 'is_turn_not_twist', 'is_dip_n_drive'] as const).map(
    (field) => column(field, (row, { t }) => answerText(row[field], t)),
  ),
  column('is_other_option_correct', ({ video }, { t }) =>
    answerText(video?.is_other_option_correct, t),
  ),
  column('other_details', ({ video }) => video?.other_details),
  column('name', ({ name }) => name),
  column('notes', ({ notes }) => notes),
  column('campaign_id', ({ campaign }) => campaign?.name),
  column('unlinked_observee_employee_id', ({ observee, unlinked_observee_employee_id: id }) =>
    observee ? observee.employee_id : id,
  ),
  column('observer_employee_id', ({ user }) => user?.employee_id),
  column(
    'manual_override_reason',
    ({ manual_override_reason: reason }, { t }) => reason && t(`enums.overrideReason.${reason}`),
  ),
  column('kind', ({ kind }, { t }) => kind && t(`enums.observationKind.${kind}`)),
]

/** The AI's result, whose it is, and its review. */
const AI_RESULT: readonly Column[] = [
  column('ai_technique', (row, { t }) => techniqueText(row.ai_technique, t)),
  column('judged_by', ({ judged_by: judge }, { t }) => judge && t(`enums.aiJudge.${judge}`)),
  column('is_ai_prediction_correct', (row) => row.is_ai_prediction_correct),
  ...(
    [
      'is_ai_inside_base_correct',
      'is_ai_big_engines_correct',
      'is_ai_turn_not_twist_correct',
      'is_ai_dip_n_drive_correct',
    ] as const
  ).map((field) =>
    column(field, ({ video }, { t }) => {
      const isRight = video?.[field]
      return typeof isRight === 'boolean'
        ? t(`observations.review.${isRight ? 'right' : 'wrong'}`)
        : null
    }),
  ),
  column('internally_reviewed', (row) => (isOfAnalysis(row) ? row.internally_reviewed : null)),
  column('ai_error_cause', ({ ai_error_cause: causes }, { t }) =>
    causes.map((cause) => t(`enums.aiErrorCause.${cause}`)).join(', '),
  ),
  column('ai_review_notes', (row) => row.ai_review_notes),
  column('feedback_notes', (row) => row.feedback_notes),
]

const figure = (field: Field, unit: string, cell: Column['cell']): Column => ({
  ...column(field, cell),
  kind: 'number',
  unit,
})

/** The device and the recording of an observation that was made with the app. */
const RECORDING: readonly Column[] = [
  column('device_details', ({ device_details: details }) => deviceText(details)),
  column(
    'platform',
    ({ video }, { t }) => video?.platform && t(`enums.platform.${video.platform}`),
  ),
  column('expo_build_number', (row) => row.expo_build_number),
  column('did_user_ignore_angle_warning', (row) => row.did_user_ignore_angle_warning),
  column('did_user_ignore_keypoint_warning', (row) => row.did_user_ignore_keypoint_warning),
  column('hidden_keypoints', (row) => row.hidden_keypoints.join(', ')),
  column('title', ({ video }) => video?.title),
  column('description', ({ video }) => video?.description),
  figure('video_size', 'MB', ({ video }) => megabytes(video?.video_size)),
  figure('lift_start_time', 's', ({ video }) => video?.lift_start_time),
  figure('lift_end_time', 's', ({ video }) => video?.lift_end_time),
  figure('selected_lift_length', 's', ({ video }) => video?.selected_lift_length),
  figure('average_body_angle', '°', ({ video }) => video?.average_body_angle),
  ...(
    ['is_feet_inline', 'is_arm_foot_aligned', 'is_hands_above_head', 'is_confined_space'] as const
  ).map((field) => column(field, ({ video }) => video?.[field])),
  column('anonymous_observation', ({ video }) =>
    video?.file_location ? video.anonymous_observation : null,
  ),
]

/** Columns of a video that these columns read, its id first. */
export const EXPORTED_VIDEO_COLUMNS: readonly string[] =
  `id file_location title description platform video_size other_details is_other_option_correct
  lift_start_time lift_end_time selected_lift_length average_body_angle anonymous_observation
  is_feet_inline is_arm_foot_aligned is_hands_above_head is_confined_space is_ai_inside_base_correct
  is_ai_big_engines_correct is_ai_turn_not_twist_correct is_ai_dip_n_drive_correct`.split(/\s+/u)

/** Rendered with one decimal. */
const megabytes = (bytes: number | null | undefined): string | null =>
  typeof bytes === 'number' ? (Math.round(bytes / 1e5) / 10).toFixed(1) : null

/** Returns 'model: Phone 9, system: X'; null when the app said nothing that has a name. */
function deviceText(details: unknown): string | null {
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return null
  return Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .toSorted()
    .join(', ')
}

const IDS: readonly Column[] = (
  [
    ['observee.firstname', 'observee_id'],
    ['task.name', 'task_id'],
    ['location.name', 'location_id'],
    ['department.name', 'department_id'],
    ['user.firstname', 'user_id'],
    ['campaign_id', 'campaign_id'],
  ] as const
).map(([field, reference]) => ({ ...column(field, (row) => row[reference]), kind: 'id' }))
