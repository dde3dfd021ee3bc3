/** Labels of enumerations, shared by the screens and the spreadsheets. */
import type {
  AiErrorCause,
  AiReviewStatus,
  CampaignFrequency,
  ObservationKind,
  OverrideReason,
  Platform,
  ReviewType,
  Technique,
} from './enumerations.ts'
import type { CampaignObstacle, CampaignState } from './campaigns/campaignState.ts'
import type { Role } from './roles.ts'
import type { CaptureGrade, CaptureProblem } from './videos/captureQuality.ts'
import type { UnknownReason } from './videos/judgement.ts'

/** A value without a label does not compile. */
export const baseEnumLabels: BaseEnumLabels = {
  role: {
    PROVIDER_SUPER_USER: 'Provider Super User',
    CLIENT_SUPER_USER: 'Client Super User',
    CLIENT_OBSERVER: 'Client Observer',
    CLIENT_USER: 'Client User',
    CLIENT_OBSERVEE: 'Client Observee',
    NONE: 'None',
  },
  technique: { correct: 'Correct', incorrect: 'Incorrect' },
  reviewType: { AI: 'AI', MANUAL_TASK: 'Manual task', MANUAL_OVERRIDE: 'Manual override' },
  aiReviewStatus: {
    TRUE_NEGATIVE: 'True negative',
    TRUE_POSITIVE: 'True positive',
    FALSE_NEGATIVE: 'False negative',
    FALSE_POSITIVE: 'False Positive',
    UNREVIEWED: 'Unreviewed',
  },
  observationKind: {
    OBSERVATION: 'Observation',
    MANUAL_OBSERVATION: 'Manual observation',
    SELF_ASSESSMENT: 'Self-assessment',
  },
  overrideReason: {
    FEET_INLINE: 'Feet in line',
    FOOT_OBSCURED: 'Foot obscured',
    MANUAL_OVERRIDE: 'Manual override',
    ONE_HANDED_LIFT: 'One-handed lift',
  },
  platform: { ANDROID: 'Android', IOS: 'iOS' },
  campaignState: {
    NOT_STARTED: 'Not started',
    ACTIVE: 'Active',
    ENDED: 'Ended',
    BLOCKED: 'Cannot go on',
  },
  campaignObstacle: {
    TASK_DELETED: 'its task is deleted',
    LOCATION_DELETED: 'its location is deleted',
    DEPARTMENT_DELETED: 'its department is deleted',
    PEOPLE_DELETED: 'all its people are deleted',
  },
  campaignFrequency: {
    oneTime: 'One time',
    monthly: 'Monthly',
    quarterly: 'Quarterly',
    annually: 'Annually',
  },
  aiErrorCause: {
    RECORDING_TIMING: 'Recording timing',
    LIFT_SELECTION_TIMES: 'Lift selection',
    INSUFFICIENT_MODEL_INFORMATION: 'Insufficient model information',
    USER_ERROR: 'User error',
    DEVICE_ISSUE: 'Device issue',
    BIG_ENGINES: 'Big engines',
    DIP_N_DRIVE: "Dip n' drive",
    INSIDE_BASE: 'Inside base',
    TURN_NOT_TWIST: 'Turn not twist',
    OTHER: 'Other issue',
  },
  captureQuality: { GOOD: 'Good', FAIR: 'Fair', POOR: 'Poor' },
  captureProblem: {
    PERSON_MISSING: 'The person is not in the picture all the time',
    SEVERAL_PEOPLE: 'Several people are in the picture',
    LEGS_HIDDEN: 'The legs or feet are hidden',
    TOO_FRONTAL: 'The person is filmed from the front or from behind',
    CAMERA_MOVING: 'The camera moves',
    TOO_SMALL: 'The person is too far away',
    HEAD_CUT: 'The head is outside the picture',
    TRACK_LOST: 'The person was lost for a moment',
    TOO_FEW_FRAMES: 'Too few pictures a second',
  },
  unknownReason: {
    FOOT_OBSCURED: 'The legs or feet are hidden',
    TOO_FRONTAL: 'Filmed too much from the front or from behind',
    SEVERAL_PEOPLE: 'Several people are in the picture',
    TOO_SMALL: 'The person is too far away',
    TRACK_LOST: 'The person was lost during the lift',
    NO_LIFT: 'No lift was found',
    NO_TRAVEL: 'No push or pull was found',
    NEAR_THRESHOLD: 'Too close to the threshold to be sure',
    HARDLY_BENT: 'Hardly bent, so legs and back cannot be compared',
    NEVER_UPRIGHT:
      'Nobody stands upright within 4 seconds of the lift, so there is nothing to compare with',
    HANDS_HIDDEN: 'The hands are hidden',
    UNSURE: 'What was found does not fit together well enough to be sure',
    TWIST_OUT_OF_VIEW: 'No twist was found, but from this side it could not be seen',
    NOT_JUDGED: 'Not judged by the AI',
    SKELETON_MISFIT: 'A person said that the skeleton does not fit',
  },
}

/** A type alias, because translation messages need an index signature. */
type BaseEnumLabels = {
  role: Record<Role, string>
  technique: Record<Technique, string>
  reviewType: Record<ReviewType, string>
  aiReviewStatus: Record<AiReviewStatus, string>
  observationKind: Record<ObservationKind, string>
  overrideReason: Record<OverrideReason, string>
  platform: Record<Platform, string>
  campaignState: Record<CampaignState, string>
  campaignObstacle: Record<CampaignObstacle, string>
  campaignFrequency: Record<CampaignFrequency, string>
  aiErrorCause: Record<AiErrorCause, string>
  captureQuality: Record<CaptureGrade, string>
  captureProblem: Record<CaptureProblem, string>
  unknownReason: Record<UnknownReason, string>
}

/** Labels of list columns that the server also exports, shared by the screens and the spreadsheets. */
export const columnLabels = {
  users: {
    name: 'Name',
    email: 'Email',
    employee_id: 'Employee ID',
    type: 'Type',
    is_account_enabled: 'Account enabled',
    client: { company_name: 'Client company' },
    observation_count: 'Observations',
    observed_count: 'Observed',
    last_observed_at: 'Last observed',
    firstname: 'First name',
    lastname: 'Last name',
    locations: 'Locations',
    departments: 'Departments',
    deleted_at: 'Deleted',
  },
  locations: {
    name: 'Name',
    parent: { name: 'Parent' },
    observation_count: 'Observations',
  },
  departments: {
    name: 'Name',
    parent_department: { name: 'Parent' },
    locations: 'Locations',
    observation_count: 'Observations',
  },
  tasks: {
    name: 'Name',
    departments: 'Departments',
    locations: 'Locations',
    observation_count: 'Observations',
  },
  clients: {
    company_name: 'Company name',
    account_manager: 'Account manager',
    weekly_email_enabled: 'Weekly email',
    monthly_email_enabled: 'Monthly email',
    ai_enabled: 'AI',
    state: 'State',
  },
  campaigns: {
    name: 'Name',
    start_date: 'Start date',
    end_date: 'End date',
    frequency: 'Frequency',
    task: { name: 'Task' },
    department: { name: 'Department' },
    location: { name: 'Location' },
    observation_count: 'Observations',
    state: 'State',
    progress: 'People observed',
  },
  gbslibrary: {
    title: 'Title',
    description: 'Description',
    updated_at: 'Changed',
  },
  allobservations: {
    date: 'Date',
    observee: { firstname: 'Individual' },
    technique: 'Technique',
    task: { name: 'Task' },
    location: { name: 'Location' },
    department: { name: 'Department' },
    user: { firstname: 'Observer' },
    review_type: 'Type',
    ai_review_status: 'AI review',
    deleted_at: 'Deleted',
  },
}

/** Labels of the detail page's fields that exports have too. */
export const observationDetailLabels = {
  is_inside_base: 'Inside Base',
  is_big_engines: 'Big Engines',
  is_turn_not_twist: 'Turn Not Twist',
  is_dip_n_drive: "Dip n' Drive",
  is_other_option_correct: 'Other',
  other_details: 'Other observation details',
  name: 'Observation name',
  notes: 'Observation notes',
  campaign_id: 'Campaign',
  unlinked_observee_employee_id: "Individual's employee ID",
  observer_employee_id: "Observer's employee ID",
  manual_override_reason: 'Override reason',
  kind: 'Kind',
  created_at: 'Recorded',
  updated_at: 'Changed',
  ai_technique: 'AI technique',
  is_ai_prediction_correct: 'AI result correct',
  is_ai_inside_base_correct: 'AI: Inside Base',
  is_ai_big_engines_correct: 'AI: Big Engines',
  is_ai_turn_not_twist_correct: 'AI: Turn Not Twist',
  is_ai_dip_n_drive_correct: "AI: Dip n' Drive",
  internally_reviewed: 'Internally reviewed',
  ai_error_cause: 'Error causes',
  ai_review_notes: 'AI review notes',
  feedback_notes: 'Feedback on the AI',
  device_details: 'Device',
  platform: 'Platform',
  expo_build_number: 'App build',
  did_user_ignore_angle_warning: 'Angle warning ignored',
  did_user_ignore_keypoint_warning: 'Keypoint warning ignored',
  hidden_keypoints: 'Hidden keypoints',
  title: 'Video title',
  description: 'Video description',
  video_size: 'Video size',
  lift_start_time: 'Lift start',
  lift_end_time: 'Lift end',
  selected_lift_length: 'Lift length',
  average_body_angle: 'Average body angle',
  is_feet_inline: 'Feet in line',
  is_arm_foot_aligned: 'Arm and foot aligned',
  is_hands_above_head: 'Hands above head',
  is_confined_space: 'Confined space',
  anonymous_observation: 'Anonymous',
}

/** State of a client in its list. */
export const clientState = ({ deleted_at: deletedAt }: { deleted_at?: unknown }): string =>
  deletedAt ? 'Deleted' : 'Active'

/** State of a campaign, with the reasons when it cannot go on: 'Cannot go on: its task is deleted'. */
export function campaignStateText(
  state: CampaignState,
  obstacles: readonly CampaignObstacle[],
): string {
  const label = baseEnumLabels.campaignState[state]
  if (state !== 'BLOCKED') return label
  return `${label}: ${obstacles.map((each) => baseEnumLabels.campaignObstacle[each]).join(', ')}`
}

/** A campaign that is not about one task. */
export const NO_TASK_LABEL = 'No task'

/** Whether a person found the AI right. */
export const reviewLabels = ['Right', 'Wrong'] as const

/** Formats a Boolean for a spreadsheet. */
export const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No')
