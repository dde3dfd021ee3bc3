/** The tables as the migrations create them, for typed SQL. Instants are Dates, days are 'YYYY-MM-DD'. */
import type { ColumnType, Generated } from 'kysely'
import type {
  AiErrorCause,
  AuditAction,
  ContestAnswer,
  FollowUpState,
  LegalHoldSubject,
  NotificationKind,
  ProcessingState,
  UploadKind,
} from '#domain/enumerations.ts'
import type { JobKind, JobState } from '#domain/jobs/jobKinds.ts'
import type { MailKind } from '#domain/mails/mailKinds.ts'
import type { Principle } from '#domain/observations/principles.ts'
import type { AlertUserLevel, ReminderUserLevel, Role } from '#domain/roles.ts'
import type { AnalysisError } from '#domain/videos/analysisErrors.ts'
import type { CaptureGrade, CaptureProblem } from '#domain/videos/captureQuality.ts'

/** Written as JSON text, read as a parsed value. */
type Json = ColumnType<unknown, string, string>

export interface Schema {
  clients: ClientsTable
  users: UsersTable
  account_emails: AccountEmailsTable
  sessions: SessionsTable
  second_factors: SecondFactorsTable
  locations: LocationsTable
  departments: DepartmentsTable
  department_locations: DepartmentLocationsTable
  user_locations: UserLocationsTable
  user_departments: UserDepartmentsTable
  gbs_videos: GbsVideosTable
  tasks: TasksTable
  task_locations: TaskLocationsTable
  task_departments: TaskDepartmentsTable
  task_users: TaskUsersTable
  campaigns: CampaignsTable
  campaign_users: CampaignUsersTable
  videos: VideosTable
  video_keypoints: VideoKeypointsTable
  observations: ObservationsTable
  password_resets: PasswordResetsTable
  throttles: ThrottlesTable
  idempotency_keys: IdempotencyKeysTable
  uploads: UploadsTable
  audit_log: AuditLogTable
  audit_heads: AuditHeadsTable
  observation_rollups: ObservationRollupsTable
  observation_rollup_zones: ObservationRollupZonesTable
  observation_dirty_days: ObservationDirtyDaysTable
  jobs: JobsTable
  planner: PlannerTable
  notifications: NotificationsTable
  mail_refusals: MailRefusalsTable
  alerts: AlertsTable
  recording_views: RecordingViewsTable
  observation_contests: ObservationContestsTable
  review_claims: ReviewClaimsTable
  calibration_clips: CalibrationClipsTable
  calibration_answers: CalibrationAnswersTable
  follow_ups: FollowUpsTable
  task_actions: TaskActionsTable
  blind_reviews: BlindReviewsTable
  legal_holds: LegalHoldsTable
  comments: CommentsTable
  comment_mentions: CommentMentionsTable
  saved_views: SavedViewsTable
  saved_view_mails: SavedViewMailsTable
  installation: InstallationTable
}

export type TableName = keyof Schema

type TenantTable = {
  [Table in TableName]: Schema[Table] extends { client_id: unknown } ? Table : never
}[TableName]

/** Tables whose rows belong to a client; the type keeps it complete. */
export const TENANT_TABLES: Readonly<Record<TenantTable, true>> = {
  clients: true,
  users: true,
  account_emails: true,
  sessions: true,
  second_factors: true,
  locations: true,
  departments: true,
  department_locations: true,
  user_locations: true,
  user_departments: true,
  gbs_videos: true,
  tasks: true,
  task_locations: true,
  task_departments: true,
  task_users: true,
  campaigns: true,
  campaign_users: true,
  videos: true,
  video_keypoints: true,
  observations: true,
  password_resets: true,
  idempotency_keys: true,
  uploads: true,
  audit_log: true,
  audit_heads: true,
  observation_rollups: true,
  observation_rollup_zones: true,
  observation_dirty_days: true,
  jobs: true,
  notifications: true,
  mail_refusals: true,
  alerts: true,
  recording_views: true,
  observation_contests: true,
  review_claims: true,
  calibration_clips: true,
  calibration_answers: true,
  follow_ups: true,
  task_actions: true,
  blind_reviews: true,
  legal_holds: true,
  comments: true,
  comment_mentions: true,
  saved_views: true,
  saved_view_mails: true,
}

/** One row. */
export interface InstallationTable {
  only_row: Generated<boolean>
  secret_check: string | null
  pseudonym_secret: string | null
  version: string | null
}

export interface ClientsTable {
  id: string
  client_id: ColumnType<string, never, never>
  company_name: string
  account_manager_id: string | null
  weekly_email_enabled: Generated<boolean>
  monthly_email_enabled: Generated<boolean>
  ai_enabled: Generated<boolean>
  inactive_alert_user_level: Generated<AlertUserLevel>
  inactive_alert_timeframe_months: Generated<1 | 3 | 6 | 12>
  bad_lift_user_level: Generated<AlertUserLevel>
  number_bad_lifts_to_alert: Generated<number>
  color: Generated<string>
  logo_file: string | null
  show_ai_feedback_options: Generated<boolean>
  blind_review_percent: Generated<number>
  show_manual_override_options: Generated<boolean>
  can_pick_observer: Generated<boolean>
  can_use_not_applicable: Generated<boolean>
  display_employee_id: Generated<boolean>
  anonymous_observations_enabled: Generated<boolean>
  show_ai_results_breakdown: Generated<boolean>
  raw_video_upload_enabled: Generated<boolean>
  second_factor_required: Generated<boolean>
  time_zone: Generated<string>
  /** Of mails to people who have chosen none. */
  language: Generated<string>
  /** null: kept without limit. */
  /** When the first steps were hidden; null: they show until all are done. */
  getting_started_dismissed_at: Date | null
  names_hidden_in_analysis: Generated<boolean>
  recording_retention_days: number | null
  observation_retention_days: number | null
  /** Incorrect observations in a row after which a follow-up opens by itself; null: never. */
  follow_up_after_incorrect: number | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  deleted_at: Date | null
}

export interface UsersTable {
  client_id: string
  id: string
  firstname: string
  lastname: string
  email: string
  employee_id: string | null
  title: string | null
  /** null: the browser's, and the client's for mails. */
  language: string | null
  type: Role
  is_account_enabled: Generated<boolean>
  /** An account of the demo, whose password is public. */
  is_demo: Generated<boolean>
  password_hash: string | null
  /** The newest mail to choose a password; null: none. */
  invited_at: Date | null
  user_has_full_location_access: Generated<boolean>
  user_has_full_department_access: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  /** An erased account, or the pseudonym of a person in old observations. */
  pseudonymised_at: Date | null
  deleted_at: Date | null
}

/** Addresses of accounts that are not deleted, which triggers on `users` write: an address belongs to one account. */
export interface AccountEmailsTable {
  email: string
  client_id: string
  user_id: string
}

export interface SessionsTable {
  client_id: string
  id: string
  user_id: string
  token_hash: string
  previous_hash: string | null
  rotated_at: Date | null
  expires_at: Date
  revoked_at: Date | null
  /** The browser of the sign-in, cut at 400 characters. */
  user_agent: string | null
  created_at: Generated<Date>
}

export interface SecondFactorsTable {
  client_id: string
  user_id: string
  secret: string
  confirmed_at: Date | null
  last_step: Generated<number>
  recovery_salt: Generated<string>
  recovery_hashes: Generated<string[]>
  created_at: Generated<Date>
}

export interface LocationsTable {
  client_id: string
  id: string
  name: string
  parent_id: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  deleted_at: Date | null
}

export interface DepartmentsTable {
  client_id: string
  id: string
  name: string
  parent_id: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  deleted_at: Date | null
}

export interface DepartmentLocationsTable {
  client_id: string
  department_id: string
  location_id: string
}

export interface UserLocationsTable {
  client_id: string
  user_id: string
  location_id: string
}

export interface UserDepartmentsTable {
  client_id: string
  user_id: string
  department_id: string
}

export interface GbsVideosTable {
  client_id: string
  id: string
  title: string
  description: string | null
  file_location: string
  created_at: Generated<Date>
  updated_at: Generated<Date>
  deleted_at: Date | null
}

export interface TasksTable {
  client_id: string
  id: string
  name: string
  is_pushing: Generated<boolean>
  is_pulling: Generated<boolean>
  uses_pull_tilt_take: Generated<boolean>
  show_other_observation_option: Generated<boolean>
  requires_manual_check: Generated<boolean>
  task_principles: Generated<Principle[]>
  task_principles_override: Generated<boolean>
  gbs_video_id: string | null
  task_has_full_location_access: Generated<boolean>
  task_has_full_department_access: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  deleted_at: Date | null
}

export interface TaskLocationsTable {
  client_id: string
  task_id: string
  location_id: string
}

export interface TaskDepartmentsTable {
  client_id: string
  task_id: string
  department_id: string
}

export interface TaskUsersTable {
  client_id: string
  task_id: string
  user_id: string
}

export interface CampaignsTable {
  client_id: string
  id: string
  name: string
  start_date: string
  end_date: string | null
  frequency: 'oneTime' | 'monthly' | 'quarterly' | 'annually'
  type: 'ManualObservation' | 'Observation'
  task_id: string | null
  location_id: string | null
  department_id: string | null
  num_observations_required: number | null
  reminder_alert_user_level: ReminderUserLevel | null
  app_notifications_enabled: Generated<boolean>
  email_notifications_enabled: Generated<boolean>
  notification_frequency: 'daily' | 'weekly' | 'monthly' | null
  has_selected_users: Generated<boolean>
  /** Counts only where there is a location or department. */
  leaves_out_people_without_places: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  deleted_at: Date | null
}

export interface CampaignUsersTable {
  client_id: string
  campaign_id: string
  user_id: string
}

export interface VideosTable {
  client_id: string
  id: string
  user_id: string
  file_location: string | null
  title: string | null
  description: string | null
  is_inside_base: boolean | null
  is_turn_not_twist: boolean | null
  is_big_engines: boolean | null
  is_dip_n_drive: boolean | null
  is_other_option_correct: boolean | null
  other_details: string | null
  is_arm_foot_aligned: boolean | null
  is_confined_space: boolean | null
  is_feet_inline: boolean | null
  is_hands_above_head: boolean | null
  selected_lift_length: number | null
  lift_start_time: number | null
  lift_end_time: number | null
  average_body_angle: number | null
  video_size: number | null
  platform: 'ANDROID' | 'IOS' | null
  is_ai_inside_base_correct: boolean | null
  is_ai_turn_not_twist_correct: boolean | null
  is_ai_big_engines_correct: boolean | null
  is_ai_dip_n_drive_correct: boolean | null
  anonymous_observation: Generated<boolean>
  processing_state: ProcessingState | null
  processing_error: AnalysisError | null
  processing_started_at: Date | null
  model_hash: string | null
  keypoints_digest: string | null
  thresholds_version: number | null
  capture_quality: CaptureGrade | null
  capture_problems: Generated<CaptureProblem[]>
  proposed_lift_start_time: number | null
  proposed_lift_end_time: number | null
  judgement: Json | null
  /** Heights of the picture, as the browser has measured it; null: not known. */
  camera_motion: number | null
  /** Pixels. */
  picture_width: number | null
  picture_height: number | null
  /** Seconds. */
  recording_duration: number | null
  raw_file_location: string | null
  /** Since when, and by whose word, the skeleton does not fit; null: nobody said so. */
  skeleton_misfit_at: Date | null
  skeleton_misfit_by: string | null
  recording_removed_at: Date | null
  /** null: kept, or removed with a person's data. */
  recording_removed_after_days: number | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  deleted_at: Date | null
}

export interface VideoKeypointsTable {
  client_id: string
  video_id: string
  timestamp: number
  keypoints_3d: Json
  twist_angle: number | null
  body_angle: number | null
  lift_started: Generated<boolean>
  foot_forward: boolean | null
  is_inside_base: boolean | null
  is_twisting: boolean | null
  is_big_engines: boolean | null
  is_dip_n_drive: boolean | null
  score: ColumnType<unknown, string | undefined, string>
  keypoints_2d: Json | null
  people: number | null
}

export interface ObservationsTable {
  client_id: string
  id: string
  name: string | null
  kind: 'OBSERVATION' | 'MANUAL_OBSERVATION' | 'SELF_ASSESSMENT'
  department_id: string
  location_id: string
  campaign_id: string | null
  task_id: string
  video_id: string | null
  user_id: string
  observee_id: string | null
  unlinked_observee_name: string | null
  unlinked_observee_employee_id: string | null
  technique: 'correct' | 'incorrect' | null
  ai_technique: 'correct' | 'incorrect' | null
  date: Date
  notes: string | null
  review_type: 'AI' | 'MANUAL_OVERRIDE' | 'MANUAL_TASK'
  manual_override_reason:
    | 'FEET_INLINE'
    | 'FOOT_OBSCURED'
    | 'MANUAL_OVERRIDE'
    | 'ONE_HANDED_LIFT'
    | null
  is_inside_base: boolean | null
  is_big_engines: boolean | null
  is_turn_not_twist: boolean | null
  is_dip_n_drive: boolean | null
  device_details: Json | null
  expo_build_number: string | null
  did_user_ignore_angle_warning: boolean | null
  did_user_ignore_keypoint_warning: boolean | null
  hidden_keypoints: Generated<string[]>
  ai_review_notes: string | null
  ai_review_status: Generated<
    'TRUE_POSITIVE' | 'TRUE_NEGATIVE' | 'FALSE_POSITIVE' | 'FALSE_NEGATIVE' | 'UNREVIEWED'
  >
  ai_error_cause: Generated<AiErrorCause[]>
  feedback_notes: string | null
  is_ai_prediction_correct: boolean | null
  internally_reviewed: Generated<boolean>
  pseudonymised_at: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  deleted_at: Date | null
}

export interface PasswordResetsTable {
  client_id: string
  id: string
  user_id: string
  token_hash: string
  expires_at: Date
  used_at: Date | null
  created_at: Generated<Date>
}

export interface ThrottlesTable {
  key: string
  used: number
  resets_at: Date
  /** When the next attempt is allowed; in the past below the limit. */
  next_at: Generated<Date>
}

export interface IdempotencyKeysTable {
  client_id: string
  user_id: string
  operation: string
  key: string
  result_id: string
  /** SHA-256 of the call's input; null: the key is older than this column. */
  input_hash: string | null
  created_at: Generated<Date>
}

export interface UploadsTable {
  client_id: string
  id: string
  user_id: string
  kind: UploadKind | 'IMPORT_FILE'
  mime_type: string
  /** Bytes; null: unknown in advance. */
  size: number | null
  created_at: Date
  claimed_at: Date | null
}

/** Written by append_audit only. */
export interface AuditLogTable {
  client_id: string
  /** 1 for the client's first entry, without gaps. */
  position: ColumnType<number, never, never>
  id: string
  at: Generated<Date>
  /** null: no signed-in user. */
  user_id: string | null
  action: AuditAction
  /** The record's table, and its id there. */
  entity: string
  record_id: string
  before: ColumnType<Record<string, unknown>, undefined, never>
  after: ColumnType<Record<string, unknown>, undefined, never>
  request_id: string | null
  previous_hash: ColumnType<Buffer, never, never>
  hash: ColumnType<Buffer, never, never>
  /** Position of the entry that records the redaction of this one. */
  redacted_by: ColumnType<number | null, never, never>
}

/** The newest entry of each client's chain. */
export interface AuditHeadsTable {
  client_id: string
  position: ColumnType<number, never, never>
  hash: ColumnType<Buffer, never, never>
}

/** Counts of live observations in the client's own days. */
export interface ObservationRollupsTable {
  client_id: string
  kind: 'all' | 'type' | 'location' | 'department' | 'task' | 'observer' | 'observee'
  period: 'day' | 'month' | 'ever'
  /** The day, the month's first day, or -infinity. */
  start: string
  /** Id of a record of the kind. */
  reference: string
  total: number
  correct: number
  incorrect: number
}

/**
 * Counts of all people who were observed, or who observed, on a day; equal positions in the lists belong to the same
 * person.
 */
export interface ObservationRollupZonesTable {
  client_id: string
  time_zone: string
  /** Whether places and tasks are counted. */
  counts_records: Generated<boolean>
}

/** Day in UTC. */
export interface ObservationDirtyDaysTable {
  client_id: string
  day: string
}

export interface JobsTable {
  client_id: string
  id: string
  kind: JobKind
  user_id: string | null
  subject_id: string
  occurrence: Generated<string>
  payload: ColumnType<unknown, string | undefined, string>
  priority: Generated<number>
  state: Generated<JobState>
  due_at: Date
  attempts: Generated<number>
  lease_holder: string | null
  lease_until: Date | null
  /** Percent. */
  progress: Generated<number>
  result: ColumnType<unknown, string | null, string | null>
  rows_done: Generated<number>
  /** null: not counted yet. */
  rows_total: number | null
  /** The key of a file to download. */
  file: string | null
  /** When the file and the upload may be deleted. */
  files_until: Date | null
  file_access: ColumnType<unknown, string | null | undefined, string | null>
  error: string | null
  created_at: Generated<Date>
  finished_at: Date | null
  /** Written by versions until 0.2, which may still run beside this one. */
  traceparent: string | null
}

/** A single row. */
export interface PlannerTable {
  only: Generated<boolean>
  planned_until: Date
}

export interface NotificationsTable {
  client_id: string
  id: string
  user_id: string
  kind: NotificationKind
  subject_id: string
  occurrence: Generated<string>
  payload: ColumnType<unknown, string | undefined, string>
  created_at: Generated<Date>
  read_at: Date | null
}

export interface MailRefusalsTable {
  client_id: string
  user_id: string
  kind: MailKind
  created_at: Generated<Date>
}

export interface AlertsTable {
  client_id: string
  kind: 'inactivity' | 'badLifts'
  /** The person it concerns. */
  user_id: string
  occurrence: string
  created_at: Generated<Date>
}

/** Who opened a recording; append only. */
export interface RecordingViewsTable {
  client_id: string
  video_id: string
  /** A person of any client. */
  user_id: string
  /** At that time. */
  role: Role
  /** When the quarter of an hour began. */
  quarter: Date
  viewed_at: Date
}

/** Objections to a result. */
export interface ObservationContestsTable {
  client_id: string
  id: string
  observation_id: string
  user_id: string
  reason: string
  /** Technique and principles when it was contested. */
  result: Json
  created_at: Date
  answer: ContestAnswer | null
  answer_text: string | null
  /** A person of any client. */
  answered_by: string | null
  answered_at: Date | null
}

/** Who is reviewing a result of the AI, and until when nobody else gets it. */
export interface ReviewClaimsTable {
  client_id: string
  observation_id: string
  /** A person of any client. */
  user_id: string
  claimed_until: Date
}

/** Coaching after an incorrect observation, until a later one is correct. */
export interface FollowUpsTable {
  client_id: string
  id: string
  observation_id: string
  /** The person observed. */
  user_id: string
  task_id: string
  principles: Generated<Principle[]>
  coach_id: string | null
  due_date: string
  gbs_video_id: string | null
  note: string | null
  agreed: string | null
  /** A person of any client; null: it opened by itself. */
  opened_by: string | null
  state: Generated<FollowUpState>
  seen_at: Date | null
  coached_at: Date | null
  closed_at: Date | null
  closed_by_observation_id: string | null
  reopened_count: Generated<number>
  escalated_at: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  deleted_at: Date | null
}

/** What is changed at a task or place; one of the two. */
export interface TaskActionsTable {
  client_id: string
  id: string
  task_id: string | null
  location_id: string | null
  principle: Principle
  note: string
  /** null: nobody any more. */
  owner_id: string | null
  due_date: string
  done_at: Date | null
  /** A person of any client, as `created_by`. */
  done_by: string | null
  created_by: string
  overdue_told_at: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  deleted_at: Date | null
}

/** Reviews that were given before the reviewer saw the AI's verdicts. */
export interface BlindReviewsTable {
  client_id: string
  observation_id: string
  /** A person of any client. */
  user_id: string
  /** By principle. */
  answers: Json
  /** The AI's at that time, by principle. */
  verdicts: Json
  /** What follows from the answers, and from the verdicts; null: undecided. */
  technique: 'correct' | 'incorrect' | null
  ai_technique: 'correct' | 'incorrect' | null
  thresholds_version: number | null
  created_at: Date
}

/** Holds: the data that one covers is neither removed nor pseudonymised. */
export interface LegalHoldsTable {
  client_id: string
  id: string
  subject: LegalHoldSubject
  subject_id: string
  reason: string
  placed_by: string
  created_at: Generated<Date>
  ended_at: Date | null
  ended_by: string | null
}

/** Comments on observations: threads of one level. */
export interface CommentsTable {
  client_id: string
  id: string
  observation_id: string
  /** A person of any client. */
  user_id: string
  /** Milliseconds from the start of the recording; null: about the whole observation. */
  at_ms: number | null
  text: string
  /** The first comment of the thread; null: this is the first. */
  parent_id: string | null
  resolved_at: Date | null
  /** A person of any client. */
  resolved_by: string | null
  created_at: Date
  /** When the text was last written. */
  updated_at: Date
  deleted_at: Date | null
}

export interface CommentMentionsTable {
  client_id: string
  comment_id: string
  user_id: string
}

/** Filters of the observation list that people keep by a name. */
export interface SavedViewsTable {
  client_id: string
  id: string
  /** A person of any client. */
  user_id: string
  name: string
  /** The list's filter and sort. */
  query: Json
  is_shared: boolean
  created_at: Date
  updated_at: Date
}

/** Who gets a view as a mail each week. */
export interface SavedViewMailsTable {
  client_id: string
  view_id: string
  /** A person of any client. */
  user_id: string
  created_at: Date
}

/** Tables whose records are edited and deleted softly. */
export type RecordTable =
  | 'campaigns'
  | 'clients'
  | 'departments'
  | 'follow_ups'
  | 'gbs_videos'
  | 'locations'
  | 'observations'
  | 'task_actions'
  | 'tasks'
  | 'users'
  | 'videos'

export interface CalibrationClipsTable {
  client_id: string
  id: string
  observation_id: string
  /** The agreed truth; null: people are not asked about it. */
  is_inside_base: boolean | null
  is_big_engines: boolean | null
  is_turn_not_twist: boolean | null
  is_dip_n_drive: boolean | null
  note: string | null
  /** A person of any client, as the others below. */
  created_by: string
  created_at: Date
  agreed_by: string | null
  agreed_at: Date | null
  retired_by: string | null
  retired_at: Date | null
}

export interface CalibrationAnswersTable {
  client_id: string
  id: string
  clip_id: string
  user_id: string
  /** Null: cannot tell, or not asked. */
  is_inside_base: boolean | null
  is_big_engines: boolean | null
  is_turn_not_twist: boolean | null
  is_dip_n_drive: boolean | null
  created_at: Date
}
