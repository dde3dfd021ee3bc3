/**
 * Where personal data lives: what each column says about people, and what becomes of a table's rows when a person's
 * data is erased. A column that is missing here does not compile.
 */
import type { Schema, TableName } from './tables.ts'

/** Kinds of data about people in a column. */
export type DataKind =
  /** The id of the person whom the row is about, or who acted. */
  | 'person'
  /** Names, addresses and numbers that identify somebody. */
  | 'identity'
  /** Free text, which may name people. */
  | 'text'
  /** A recording of a body, or what was measured of it. */
  | 'body'
  /** Facts about a person: level, places, actions, verdicts, instants. */
  | 'activity'
  /** JSON or a file that repeats data of other tables. */
  | 'copy'
  /** Hashes of passwords, tokens and inputs: never part of any answer. */
  | 'secret'
  | 'none'

/** The fate of a person's rows when their data is erased. */
export type ErasureEffect =
  /** Personal columns are emptied or get a pseudonym; figures stay. */
  | 'replaced'
  | 'deleted'
  /** Personal values are removed from the entries; the chain of entries still verifies. */
  | 'redacted'
  /** Removed within days in any case. */
  | 'expires'
  /** The rows say nothing about anybody once the account has a pseudonym. */
  | 'kept'
  /** No row is about a person. */
  | 'none'

type ColumnOf<T extends TableName> = keyof Schema[T] & string

interface TableData<T extends TableName> {
  onErasure: ErasureEffect
  columns: Readonly<Record<ColumnOf<T>, DataKind>>
}

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Text

const are = <const Columns extends string>(
  kind: DataKind,
  columns: Columns,
): Record<Words<Columns>, DataKind> =>
  Object.fromEntries(columns.split(' ').map((column) => [column, kind])) as Record<
    Words<Columns>,
    DataKind
  >

export const PERSONAL_DATA: { readonly [T in TableName]: TableData<T> } = {
  clients: {
    onErasure: 'kept',
    columns: {
      ...are('person', 'account_manager_id'),
      ...are('none', 'id client_id company_name weekly_email_enabled monthly_email_enabled'),
      ...are('none', 'ai_enabled inactive_alert_user_level inactive_alert_timeframe_months'),
      ...are('none', 'bad_lift_user_level number_bad_lifts_to_alert color logo_file'),
      ...are('none', 'show_ai_feedback_options show_manual_override_options can_pick_observer'),
      ...are('none', 'can_use_not_applicable display_employee_id anonymous_observations_enabled'),
      ...are(
        'none',
        'show_ai_results_breakdown raw_video_upload_enabled time_zone second_factor_required',
      ),
      ...are('none', 'language recording_retention_days observation_retention_days'),
      ...are(
        'none',
        'getting_started_dismissed_at follow_up_after_incorrect blind_review_percent names_hidden_in_analysis',
      ),
      ...are('none', 'created_at updated_at deleted_at'),
    },
  },
  users: {
    onErasure: 'replaced',
    columns: {
      ...are('person', 'id'),
      ...are('identity', 'firstname lastname email employee_id title'),
      ...are('activity', 'type is_account_enabled user_has_full_location_access'),
      ...are('activity', 'user_has_full_department_access created_at updated_at deleted_at'),
      ...are('secret', 'password_hash'),
      ...are('none', 'client_id is_demo'),
      ...are('activity', 'language invited_at pseudonymised_at'),
    },
  },
  account_emails: {
    onErasure: 'replaced',
    columns: {
      ...are('person', 'user_id'),
      ...are('identity', 'email'),
      ...are('none', 'client_id'),
    },
  },
  sessions: {
    onErasure: 'deleted',
    columns: {
      ...are('person', 'user_id'),
      ...are('activity', 'user_agent rotated_at expires_at revoked_at created_at'),
      ...are('secret', 'token_hash previous_hash'),
      ...are('none', 'client_id id'),
    },
  },
  second_factors: {
    onErasure: 'deleted',
    columns: {
      ...are('person', 'user_id'),
      ...are('activity', 'confirmed_at created_at'),
      ...are('secret', 'secret last_step recovery_salt recovery_hashes'),
      ...are('none', 'client_id'),
    },
  },
  locations: {
    onErasure: 'none',
    columns: {
      ...are('none', 'client_id id name parent_id created_at updated_at deleted_at'),
    },
  },
  departments: {
    onErasure: 'none',
    columns: {
      ...are('none', 'client_id id name parent_id created_at updated_at deleted_at'),
    },
  },
  department_locations: {
    onErasure: 'none',
    columns: {
      ...are('none', 'client_id department_id location_id'),
    },
  },
  user_locations: {
    onErasure: 'kept',
    columns: {
      ...are('person', 'user_id'),
      ...are('activity', 'location_id'),
      ...are('none', 'client_id'),
    },
  },
  user_departments: {
    onErasure: 'kept',
    columns: {
      ...are('person', 'user_id'),
      ...are('activity', 'department_id'),
      ...are('none', 'client_id'),
    },
  },
  gbs_videos: {
    onErasure: 'none',
    columns: {
      ...are('none', 'client_id id title description file_location created_at updated_at'),
      ...are('none', 'deleted_at'),
    },
  },
  tasks: {
    onErasure: 'none',
    columns: {
      ...are('none', 'client_id id name is_pushing is_pulling uses_pull_tilt_take'),
      ...are('none', 'show_other_observation_option requires_manual_check task_principles'),
      ...are('none', 'task_principles_override gbs_video_id task_has_full_location_access'),
      ...are('none', 'task_has_full_department_access created_at updated_at deleted_at'),
    },
  },
  task_locations: {
    onErasure: 'none',
    columns: {
      ...are('none', 'client_id task_id location_id'),
    },
  },
  task_departments: {
    onErasure: 'none',
    columns: {
      ...are('none', 'client_id task_id department_id'),
    },
  },
  task_users: {
    onErasure: 'kept',
    columns: {
      ...are('person', 'user_id'),
      ...are('activity', 'task_id'),
      ...are('none', 'client_id'),
    },
  },
  campaigns: {
    onErasure: 'none',
    columns: {
      ...are('none', 'client_id id name start_date end_date frequency type task_id location_id'),
      ...are('none', 'department_id num_observations_required reminder_alert_user_level'),
      ...are('none', 'app_notifications_enabled email_notifications_enabled'),
      ...are('none', 'notification_frequency has_selected_users leaves_out_people_without_places'),
      ...are('none', 'created_at updated_at deleted_at'),
    },
  },
  campaign_users: {
    onErasure: 'kept',
    columns: {
      ...are('person', 'user_id'),
      ...are('activity', 'campaign_id'),
      ...are('none', 'client_id'),
    },
  },
  videos: {
    onErasure: 'replaced',
    columns: {
      ...are('person', 'user_id skeleton_misfit_by'),
      ...are('text', 'title description other_details'),
      ...are('body', 'file_location average_body_angle judgement raw_file_location'),
      ...are('body', 'keypoints_digest'),
      ...are('activity', 'is_inside_base is_turn_not_twist is_big_engines is_dip_n_drive'),
      ...are('activity', 'is_other_option_correct is_arm_foot_aligned is_confined_space'),
      ...are(
        'activity',
        'is_feet_inline is_hands_above_head lift_start_time lift_end_time platform',
      ),
      ...are('activity', 'is_ai_inside_base_correct is_ai_turn_not_twist_correct'),
      ...are(
        'activity',
        'is_ai_big_engines_correct is_ai_dip_n_drive_correct created_at updated_at',
      ),
      ...are('activity', 'skeleton_misfit_at'),
      ...are('none', 'client_id id selected_lift_length video_size anonymous_observation'),
      ...are('none', 'processing_state processing_error processing_started_at model_hash'),
      ...are('none', 'thresholds_version capture_quality capture_problems camera_motion'),
      ...are('none', 'proposed_lift_start_time proposed_lift_end_time picture_width'),
      ...are('none', 'picture_height recording_duration deleted_at'),
      ...are('none', 'recording_removed_at recording_removed_after_days'),
    },
  },
  video_keypoints: {
    onErasure: 'deleted',
    columns: {
      ...are('body', 'timestamp keypoints_3d twist_angle body_angle lift_started foot_forward'),
      ...are('body', 'is_inside_base is_twisting is_big_engines is_dip_n_drive score'),
      ...are('body', 'keypoints_2d people'),
      ...are('none', 'client_id video_id'),
    },
  },
  observations: {
    onErasure: 'replaced',
    columns: {
      ...are('person', 'user_id observee_id'),
      ...are('identity', 'unlinked_observee_name unlinked_observee_employee_id'),
      ...are('text', 'name notes ai_review_notes feedback_notes'),
      ...are(
        'activity',
        'kind department_id location_id campaign_id task_id technique ai_technique',
      ),
      ...are('activity', 'date review_type manual_override_reason is_inside_base is_big_engines'),
      ...are('activity', 'is_turn_not_twist is_dip_n_drive device_details expo_build_number'),
      ...are('activity', 'did_user_ignore_angle_warning did_user_ignore_keypoint_warning'),
      ...are('activity', 'hidden_keypoints ai_review_status is_ai_prediction_correct created_at'),
      ...are('activity', 'updated_at deleted_at'),
      ...are('none', 'client_id id video_id ai_error_cause internally_reviewed'),
      ...are('none', 'pseudonymised_at'),
    },
  },
  password_resets: {
    onErasure: 'deleted',
    columns: {
      ...are('person', 'user_id'),
      ...are('activity', 'expires_at used_at created_at'),
      ...are('secret', 'token_hash'),
      ...are('none', 'client_id id'),
    },
  },
  throttles: {
    onErasure: 'expires',
    columns: {
      ...are('copy', 'key'),
      ...are('none', 'used resets_at next_at'),
    },
  },
  idempotency_keys: {
    onErasure: 'deleted',
    columns: {
      ...are('person', 'user_id'),
      ...are('activity', 'operation created_at'),
      ...are('secret', 'key input_hash'),
      ...are('none', 'client_id result_id'),
    },
  },
  uploads: {
    onErasure: 'expires',
    columns: {
      ...are('person', 'user_id'),
      ...are('activity', 'kind created_at'),
      ...are('none', 'client_id id mime_type size claimed_at'),
    },
  },
  audit_log: {
    onErasure: 'redacted',
    columns: {
      ...are('person', 'user_id'),
      ...are('activity', 'at action entity record_id'),
      ...are('copy', 'before after'),
      ...are('none', 'client_id position id request_id previous_hash hash'),
      ...are('none', 'redacted_by'),
    },
  },
  audit_heads: {
    onErasure: 'none',
    columns: {
      ...are('none', 'client_id position hash'),
    },
  },
  observation_rollups: {
    onErasure: 'none',
    columns: {
      ...are('none', 'client_id kind period start reference total correct incorrect'),
    },
  },
  observation_rollup_zones: {
    onErasure: 'none',
    columns: {
      ...are('none', 'client_id time_zone counts_records'),
    },
  },
  observation_dirty_days: {
    onErasure: 'none',
    columns: {
      ...are('none', 'client_id day'),
    },
  },
  jobs: {
    onErasure: 'replaced',
    columns: {
      ...are('person', 'user_id'),
      ...are('text', 'error'),
      ...are('activity', 'kind subject_id state due_at created_at finished_at file_access'),
      ...are('copy', 'payload result file'),
      ...are('none', 'client_id id occurrence priority attempts lease_holder lease_until'),
      ...are('none', 'progress rows_done rows_total files_until traceparent'),
    },
  },
  planner: {
    onErasure: 'none',
    columns: {
      ...are('none', 'only planned_until'),
    },
  },
  notifications: {
    onErasure: 'deleted',
    columns: {
      ...are('person', 'user_id'),
      ...are('activity', 'kind subject_id created_at read_at'),
      ...are('copy', 'payload'),
      ...are('none', 'client_id id occurrence'),
    },
  },
  mail_refusals: {
    onErasure: 'deleted',
    columns: {
      ...are('person', 'user_id'),
      ...are('activity', 'kind created_at'),
      ...are('none', 'client_id'),
    },
  },
  alerts: {
    onErasure: 'deleted',
    columns: {
      ...are('person', 'user_id'),
      ...are('activity', 'kind occurrence created_at'),
      ...are('none', 'client_id'),
    },
  },
  recording_views: {
    onErasure: 'kept',
    columns: {
      ...are('person', 'user_id'),
      ...are('activity', 'video_id role quarter viewed_at'),
      ...are('none', 'client_id'),
    },
  },
  observation_contests: {
    onErasure: 'replaced',
    columns: {
      ...are('person', 'user_id answered_by'),
      ...are('text', 'reason answer_text'),
      ...are('activity', 'observation_id result created_at answer answered_at'),
      ...are('none', 'client_id id'),
    },
  },
  review_claims: {
    onErasure: 'deleted',
    columns: {
      ...are('person', 'user_id'),
      ...are('activity', 'observation_id claimed_until'),
      ...are('none', 'client_id'),
    },
  },
  calibration_clips: {
    onErasure: 'replaced',
    columns: {
      ...are('person', 'created_by agreed_by retired_by'),
      ...are('text', 'note'),
      ...are('activity', 'observation_id created_at agreed_at retired_at'),
      ...are('none', 'client_id id is_inside_base is_big_engines is_turn_not_twist is_dip_n_drive'),
    },
  },
  calibration_answers: {
    onErasure: 'deleted',
    columns: {
      ...are('person', 'user_id'),
      ...are('activity', 'clip_id is_inside_base is_big_engines is_turn_not_twist is_dip_n_drive'),
      ...are('activity', 'created_at'),
      ...are('none', 'client_id id'),
    },
  },
  follow_ups: {
    onErasure: 'replaced',
    columns: {
      ...are('person', 'user_id coach_id opened_by'),
      ...are('text', 'note agreed'),
      ...are('activity', 'observation_id task_id principles due_date state seen_at coached_at'),
      ...are('activity', 'closed_at closed_by_observation_id reopened_count escalated_at'),
      ...are('activity', 'created_at updated_at deleted_at'),
      ...are('none', 'client_id id gbs_video_id'),
    },
  },
  task_actions: {
    onErasure: 'replaced',
    columns: {
      ...are('person', 'owner_id done_by created_by'),
      ...are('text', 'note'),
      ...are('activity', 'task_id location_id principle due_date done_at overdue_told_at'),
      ...are('activity', 'created_at updated_at deleted_at'),
      ...are('none', 'client_id id'),
    },
  },
  blind_reviews: {
    onErasure: 'kept',
    columns: {
      ...are('person', 'user_id'),
      ...are('activity', 'observation_id answers verdicts technique ai_technique created_at'),
      ...are('none', 'client_id thresholds_version'),
    },
  },
  legal_holds: {
    onErasure: 'replaced',
    columns: {
      ...are('person', 'placed_by ended_by'),
      ...are('text', 'reason'),
      ...are('activity', 'subject_id created_at ended_at'),
      ...are('none', 'client_id id subject'),
    },
  },
  comments: {
    onErasure: 'replaced',
    columns: {
      ...are('person', 'user_id resolved_by'),
      ...are('text', 'text'),
      ...are('activity', 'observation_id at_ms resolved_at created_at updated_at deleted_at'),
      ...are('none', 'client_id id parent_id'),
    },
  },
  comment_mentions: {
    onErasure: 'deleted',
    columns: {
      ...are('person', 'user_id'),
      ...are('activity', 'comment_id'),
      ...are('none', 'client_id'),
    },
  },
  saved_views: {
    onErasure: 'deleted',
    columns: {
      ...are('person', 'user_id'),
      ...are('text', 'name query'),
      ...are('activity', 'created_at updated_at'),
      ...are('none', 'client_id id is_shared'),
    },
  },
  saved_view_mails: {
    onErasure: 'deleted',
    columns: {
      ...are('person', 'user_id'),
      ...are('activity', 'view_id created_at'),
      ...are('none', 'client_id'),
    },
  },
  installation: {
    onErasure: 'none',
    columns: {
      ...are('none', 'only_row version'),
      ...are('secret', 'secret_check pseudonym_secret'),
    },
  },
}

/** Returns the columns of a kind, in the order of the table above. */
export const columnsOfKind = <T extends TableName>(table: T, ...kinds: DataKind[]): ColumnOf<T>[] =>
  (Object.entries(PERSONAL_DATA[table].columns) as [ColumnOf<T>, DataKind][])
    .filter(([, kind]) => kinds.includes(kind))
    .map(([column]) => column)

/** Returns the names of all columns of a table. */
export const columnsOf = <T extends TableName>(table: T): ColumnOf<T>[] =>
  Object.keys(PERSONAL_DATA[table].columns) as ColumnOf<T>[]
