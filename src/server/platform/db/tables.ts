/**
 * The tables as the migrations create them: each column's type, what it says about people and who wrote its texts, by
 * which record a row is seen, and what becomes of it when a person's data is erased. Instants are Dates, days are
 * 'YYYY-MM-DD'.
 */
import type { Insertable, Selectable, Updateable } from 'kysely'
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
import {
  IDS,
  about,
  activity,
  body,
  boolean,
  bytes,
  copy,
  dates,
  day,
  defaulted,
  identity,
  instant,
  json,
  listOf,
  number,
  oneOf,
  orNull,
  person,
  plain,
  readOnly,
  record,
  secret,
  statementBy,
  table,
  text,
  textBy,
  uuid,
  type Column,
  type DataKind,
  type RowOf,
  type Subject,
} from './columnTypes.ts'

export const TABLES = {
  clients: table('kept', 'itself', {
    id: plain(uuid),
    client_id: plain(readOnly(uuid)),
    company_name: plain(text),
    account_manager_id: person(orNull(uuid)),
    weekly_email_enabled: plain(defaulted(boolean)),
    monthly_email_enabled: plain(defaulted(boolean)),
    ai_enabled: plain(defaulted(boolean)),
    inactive_alert_user_level: plain(defaulted(oneOf<AlertUserLevel>())),
    inactive_alert_timeframe_months: plain(defaulted(oneOf<1 | 3 | 6 | 12>('number'))),
    bad_lift_user_level: plain(defaulted(oneOf<AlertUserLevel>())),
    number_bad_lifts_to_alert: plain(defaulted(number)),
    color: plain(defaulted(text)),
    logo_file: plain(orNull(text)),
    show_ai_feedback_options: plain(defaulted(boolean)),
    blind_review_percent: plain(defaulted(number)),
    show_manual_override_options: plain(defaulted(boolean)),
    can_pick_observer: plain(defaulted(boolean)),
    can_use_not_applicable: plain(defaulted(boolean)),
    display_employee_id: plain(defaulted(boolean)),
    anonymous_observations_enabled: plain(defaulted(boolean)),
    show_ai_results_breakdown: plain(defaulted(boolean)),
    raw_video_upload_enabled: plain(defaulted(boolean)),
    second_factor_required: plain(defaulted(boolean)),
    time_zone: plain(defaulted(text)),
    language: plain(defaulted(text)), // In mails to people who have chosen none.
    // When the first steps were hidden; null: they show until all are done.
    getting_started_dismissed_at: plain(orNull(instant)),
    names_hidden_in_analysis: plain(defaulted(boolean)),
    recording_retention_days: plain(orNull(number)), // null: kept without limit, as observations.
    observation_retention_days: plain(orNull(number)),
    // Incorrect observations in a row after which a follow-up opens by itself; null: never.
    follow_up_after_incorrect: plain(orNull(number)),
    ...dates(plain),
  }),
  users: table('replaced', 'itself', {
    client_id: plain(uuid),
    id: about(person(uuid), 'person'),
    firstname: identity(text),
    lastname: identity(text),
    email: identity(text),
    employee_id: identity(orNull(text)),
    title: identity(orNull(text)),
    language: activity(orNull(text)), // null: the browser's, and the client's for mails.
    type: activity(oneOf<Role>()),
    is_account_enabled: activity(defaulted(boolean)),
    is_demo: plain(defaulted(boolean)), // An account of the demo, whose password is public.
    password_hash: secret(orNull(text)),
    invited_at: activity(orNull(instant)), // The newest mail to choose a password; null: none.
    user_has_full_location_access: activity(defaulted(boolean)),
    user_has_full_department_access: activity(defaulted(boolean)),
    // An erased account, or the pseudonym of a person in old observations.
    pseudonymised_at: activity(orNull(instant)),
    ...dates(activity),
  }),
  /** Addresses of accounts that are not deleted, which triggers on `users` write: an address belongs to one account. */
  account_emails: table('replaced', 'everyone', {
    email: copy(text),
    client_id: plain(uuid),
    user_id: person(uuid),
  }),
  sessions: table('deleted', 'everyone', {
    ...IDS,
    user_id: person(uuid),
    token_hash: secret(text),
    previous_hash: secret(orNull(text)),
    rotated_at: activity(orNull(instant)),
    expires_at: activity(instant),
    revoked_at: activity(orNull(instant)),
    user_agent: activity(orNull(text)), // The browser of the sign-in, cut at 400 characters.
    created_at: activity(defaulted(instant)),
  }),
  second_factors: table('deleted', 'everyone', {
    client_id: plain(uuid),
    user_id: person(uuid),
    secret: secret(text),
    confirmed_at: activity(orNull(instant)),
    last_step: secret(defaulted(number)),
    recovery_salt: secret(defaulted(text)),
    recovery_hashes: secret(defaulted(listOf<string>())),
    created_at: activity(defaulted(instant)),
  }),
  locations: table('none', 'itself', {
    ...IDS,
    name: plain(text),
    parent_id: plain(orNull(uuid)),
    ...dates(plain),
  }),
  departments: table('none', 'itself', {
    ...IDS,
    name: plain(text),
    parent_id: plain(orNull(uuid)),
    ...dates(plain),
  }),
  department_locations: table('none', ['department_id', 'departments'], {
    client_id: plain(uuid),
    department_id: plain(uuid),
    location_id: plain(uuid),
  }),
  user_locations: table('kept', ['location_id', 'locations'], {
    client_id: plain(uuid),
    user_id: person(uuid),
    location_id: activity(uuid),
  }),
  user_departments: table('kept', ['department_id', 'departments'], {
    client_id: plain(uuid),
    user_id: person(uuid),
    department_id: activity(uuid),
  }),
  gbs_videos: table('none', 'itself', {
    ...IDS,
    title: plain(text),
    description: plain(orNull(text)),
    file_location: plain(text),
    ...dates(plain),
  }),
  tasks: table('none', 'itself', {
    ...IDS,
    name: plain(text),
    is_pushing: plain(defaulted(boolean)),
    is_pulling: plain(defaulted(boolean)),
    uses_pull_tilt_take: plain(defaulted(boolean)),
    show_other_observation_option: plain(defaulted(boolean)),
    requires_manual_check: plain(defaulted(boolean)),
    task_principles: plain(defaulted(listOf<Principle>())),
    task_principles_override: plain(defaulted(boolean)),
    gbs_video_id: plain(orNull(uuid)),
    task_has_full_location_access: plain(defaulted(boolean)),
    task_has_full_department_access: plain(defaulted(boolean)),
    ...dates(plain),
  }),
  task_locations: table('none', ['task_id', 'tasks'], {
    client_id: plain(uuid),
    task_id: plain(uuid),
    location_id: plain(uuid),
  }),
  task_departments: table('none', ['task_id', 'tasks'], {
    client_id: plain(uuid),
    task_id: plain(uuid),
    department_id: plain(uuid),
  }),
  task_users: table('kept', ['task_id', 'tasks'], {
    client_id: plain(uuid),
    task_id: activity(uuid),
    user_id: person(uuid),
  }),
  campaigns: table('none', 'itself', {
    ...IDS,
    name: plain(text),
    start_date: plain(day),
    end_date: plain(orNull(day)),
    frequency: plain(oneOf<'oneTime' | 'monthly' | 'quarterly' | 'annually'>()),
    type: plain(oneOf<'ManualObservation' | 'Observation'>()),
    task_id: plain(orNull(uuid)),
    location_id: plain(orNull(uuid)),
    department_id: plain(orNull(uuid)),
    num_observations_required: plain(orNull(number)),
    reminder_alert_user_level: plain(orNull(oneOf<ReminderUserLevel>())),
    app_notifications_enabled: plain(defaulted(boolean)),
    email_notifications_enabled: plain(defaulted(boolean)),
    notification_frequency: plain(orNull(oneOf<'daily' | 'weekly' | 'monthly'>())),
    has_selected_users: plain(defaulted(boolean)),
    // Counts only where there is a location or department.
    leaves_out_people_without_places: plain(defaulted(boolean)),
    ...dates(plain),
  }),
  campaign_users: table('kept', ['campaign_id', 'campaigns'], {
    client_id: plain(uuid),
    campaign_id: activity(uuid),
    user_id: person(uuid),
  }),
  videos: table('replaced', 'itself', {
    client_id: plain(uuid),
    id: about(plain(uuid), 'recording'),
    user_id: person(uuid),
    file_location: body(orNull(text)),
    title: statementBy('user_id', orNull(text)),
    description: statementBy('user_id', orNull(text)),
    is_inside_base: activity(orNull(boolean)),
    is_turn_not_twist: activity(orNull(boolean)),
    is_big_engines: activity(orNull(boolean)),
    is_dip_n_drive: activity(orNull(boolean)),
    is_other_option_correct: activity(orNull(boolean)),
    other_details: statementBy('user_id', orNull(text)),
    is_arm_foot_aligned: activity(orNull(boolean)),
    is_confined_space: activity(orNull(boolean)),
    is_feet_inline: activity(orNull(boolean)),
    is_hands_above_head: activity(orNull(boolean)),
    selected_lift_length: plain(orNull(number)),
    lift_start_time: activity(orNull(number)),
    lift_end_time: activity(orNull(number)),
    average_body_angle: body(orNull(number)),
    video_size: plain(orNull(number)),
    platform: activity(orNull(oneOf<'ANDROID' | 'IOS'>())),
    is_ai_inside_base_correct: activity(orNull(boolean)),
    is_ai_turn_not_twist_correct: activity(orNull(boolean)),
    is_ai_big_engines_correct: activity(orNull(boolean)),
    is_ai_dip_n_drive_correct: activity(orNull(boolean)),
    anonymous_observation: plain(defaulted(boolean)),
    processing_state: plain(orNull(oneOf<ProcessingState>())),
    processing_error: plain(orNull(oneOf<AnalysisError>())),
    processing_started_at: plain(orNull(instant)),
    model_hash: plain(orNull(text)),
    keypoints_digest: body(orNull(text)),
    thresholds_version: plain(orNull(number)),
    capture_quality: plain(orNull(oneOf<CaptureGrade>())),
    capture_problems: plain(defaulted(listOf<CaptureProblem>())),
    proposed_lift_start_time: plain(orNull(number)),
    proposed_lift_end_time: plain(orNull(number)),
    judgement: body(orNull(json)),
    // Heights of the picture, as the browser has measured it; null: not known.
    camera_motion: plain(orNull(number)),
    picture_width: plain(orNull(number)), // Pixels.
    picture_height: plain(orNull(number)),
    recording_duration: plain(orNull(number)), // Seconds.
    raw_file_location: body(orNull(text)),
    // Since when, and by whose word, the skeleton does not fit; null: nobody said so.
    skeleton_misfit_at: activity(orNull(instant)),
    skeleton_misfit_by: person(orNull(uuid)),
    recording_removed_at: plain(orNull(instant)),
    // null: kept, or removed with a person's data.
    recording_removed_after_days: plain(orNull(number)),
    created_at: activity(defaulted(instant)),
    updated_at: activity(defaulted(instant)),
    deleted_at: plain(orNull(instant)),
  }),
  video_keypoints: table('deleted', ['video_id', 'videos'], {
    client_id: plain(uuid),
    video_id: about(plain(uuid), 'recording'),
    timestamp: body(number),
    keypoints_3d: body(json),
    twist_angle: body(orNull(number)),
    body_angle: body(orNull(number)),
    lift_started: body(defaulted(boolean)),
    foot_forward: body(orNull(boolean)),
    is_inside_base: body(orNull(boolean)),
    is_twisting: body(orNull(boolean)),
    is_big_engines: body(orNull(boolean)),
    is_dip_n_drive: body(orNull(boolean)),
    score: body(defaulted(json)),
    keypoints_2d: body(orNull(json)),
    people: body(orNull(number)),
  }),
  observations: table('replaced', 'itself', {
    ...IDS,
    name: statementBy('user_id', orNull(text)),
    kind: activity(oneOf<'OBSERVATION' | 'MANUAL_OBSERVATION' | 'SELF_ASSESSMENT'>()),
    department_id: activity(uuid),
    location_id: activity(uuid),
    campaign_id: activity(orNull(uuid)),
    task_id: activity(uuid),
    video_id: plain(orNull(uuid)),
    user_id: person(uuid),
    observee_id: about(person(orNull(uuid)), 'person'),
    unlinked_observee_name: identity(orNull(text)),
    unlinked_observee_employee_id: identity(orNull(text)),
    technique: activity(orNull(oneOf<'correct' | 'incorrect'>())),
    ai_technique: activity(orNull(oneOf<'correct' | 'incorrect'>())),
    date: activity(instant),
    notes: statementBy('user_id', orNull(text)),
    review_type: activity(oneOf<'AI' | 'MANUAL_OVERRIDE' | 'MANUAL_TASK'>()),
    manual_override_reason: activity(
      orNull(oneOf<'FEET_INLINE' | 'FOOT_OBSCURED' | 'MANUAL_OVERRIDE' | 'ONE_HANDED_LIFT'>()),
    ),
    is_inside_base: activity(orNull(boolean)),
    is_big_engines: activity(orNull(boolean)),
    is_turn_not_twist: activity(orNull(boolean)),
    is_dip_n_drive: activity(orNull(boolean)),
    device_details: textBy('user_id', orNull(json)),
    expo_build_number: textBy('user_id', orNull(text)),
    did_user_ignore_angle_warning: activity(orNull(boolean)),
    did_user_ignore_keypoint_warning: activity(orNull(boolean)),
    hidden_keypoints: activity(defaulted(listOf<string>())),
    ai_review_notes: statementBy(null, orNull(text)),
    ai_review_status: activity(
      defaulted(
        oneOf<
          'TRUE_POSITIVE' | 'TRUE_NEGATIVE' | 'FALSE_POSITIVE' | 'FALSE_NEGATIVE' | 'UNREVIEWED'
        >(),
      ),
    ),
    ai_error_cause: plain(defaulted(listOf<AiErrorCause>())),
    feedback_notes: statementBy(null, orNull(text)),
    is_ai_prediction_correct: activity(orNull(boolean)),
    internally_reviewed: plain(defaulted(boolean)),
    pseudonymised_at: plain(orNull(instant)),
    ...dates(activity),
  }),
  password_resets: table('deleted', 'everyone', {
    ...IDS,
    user_id: person(uuid),
    token_hash: secret(text),
    expires_at: activity(instant),
    used_at: activity(orNull(instant)),
    created_at: activity(defaulted(instant)),
  }),
  throttles: table('expires', 'everyone', {
    key: copy(text),
    used: plain(number),
    resets_at: plain(instant),
    // When the next attempt is allowed; in the past below the limit.
    next_at: plain(defaulted(instant)),
  }),
  idempotency_keys: table('deleted', ['result_id', 'any'], {
    client_id: plain(uuid),
    user_id: person(uuid),
    operation: activity(text),
    key: secret(text),
    result_id: plain(uuid),
    // SHA-256 of the call's input; null: the key is older than this column.
    input_hash: secret(orNull(text)),
    created_at: activity(defaulted(instant)),
  }),
  uploads: table('expires', 'everyone', {
    ...IDS,
    user_id: person(uuid),
    kind: activity(oneOf<UploadKind | 'IMPORT_FILE'>()),
    mime_type: plain(text),
    size: plain(orNull(number)), // Bytes; null: unknown in advance.
    created_at: activity(instant),
    claimed_at: plain(orNull(instant)),
  }),
  /** Written by append_audit only. */
  audit_log: table('redacted', ['record_id', 'any'], {
    ...IDS,
    position: plain(readOnly(number)), // 1 for the client's first entry, without gaps.
    at: activity(defaulted(instant)),
    user_id: person(orNull(uuid)), // null: no signed-in user.
    action: activity(oneOf<AuditAction>()),
    entity: activity(text), // The record's table, and its id there.
    record_id: about(activity(uuid), 'person'),
    before: copy(defaulted(readOnly(record))),
    after: copy(defaulted(readOnly(record))),
    request_id: plain(orNull(text)),
    previous_hash: plain(readOnly(bytes)),
    hash: plain(readOnly(bytes)),
    // Position of the entry that records the redaction of this one.
    redacted_by: plain(readOnly(orNull(number))),
  }),
  /** The newest entry of each client's chain. */
  audit_heads: table('none', 'everyone', {
    client_id: plain(uuid),
    position: plain(readOnly(number)),
    hash: plain(readOnly(bytes)),
  }),
  /** Counts of live observations in the client's own days. */
  observation_rollups: table('none', 'everyone', {
    client_id: plain(uuid),
    kind: plain(
      oneOf<'all' | 'type' | 'location' | 'department' | 'task' | 'observer' | 'observee'>(),
    ),
    period: plain(oneOf<'day' | 'month' | 'ever'>()),
    start: plain(day), // The day, the month's first day, or -infinity.
    reference: plain(uuid), // Id of a record of the kind.
    total: plain(number),
    correct: plain(number),
    incorrect: plain(number),
  }),
  /** In which days a client's roll-ups are counted. */
  observation_rollup_zones: table('none', 'everyone', {
    client_id: plain(uuid),
    time_zone: plain(text),
    counts_records: plain(defaulted(boolean)), // True: places and tasks are counted.
  }),
  /** Day in UTC. */
  observation_dirty_days: table('none', 'everyone', {
    client_id: plain(uuid),
    day: plain(day),
  }),
  jobs: table('replaced', ['subject_id', 'any'], {
    ...IDS,
    kind: activity(oneOf<JobKind>()),
    user_id: person(orNull(uuid)),
    subject_id: activity(uuid),
    occurrence: plain(defaulted(text)), // The cause.
    payload: copy(defaulted(json)),
    priority: plain(defaulted(number)),
    state: activity(defaulted(oneOf<JobState>())),
    due_at: activity(instant),
    attempts: plain(defaulted(number)),
    lease_holder: plain(orNull(uuid)),
    lease_until: plain(orNull(instant)),
    progress: plain(defaulted(number)), // Percent.
    result: copy(orNull(json)),
    rows_done: plain(defaulted(number)),
    rows_total: plain(orNull(number)), // null: not counted yet.
    file: copy(orNull(text)), // The key of a file to download.
    files_until: plain(orNull(instant)), // When the file and the upload may be deleted.
    file_access: activity(orNull(json)),
    error: statementBy(null, orNull(text)),
    created_at: activity(defaulted(instant)),
    finished_at: activity(orNull(instant)),
    // Written by versions until 0.2, which may still run beside this one.
    traceparent: plain(orNull(text)),
  }),
  /** A single row. */
  planner: table('none', 'everyone', {
    only: plain(defaulted(boolean)),
    planned_until: plain(instant),
  }),
  notifications: table('deleted', ['subject_id', 'any'], {
    ...IDS,
    user_id: about(person(uuid), 'person'),
    kind: activity(oneOf<NotificationKind>()),
    subject_id: activity(uuid),
    occurrence: plain(defaulted(text)), // The cause.
    payload: copy(defaulted(json)),
    created_at: activity(defaulted(instant)),
    read_at: activity(orNull(instant)),
  }),
  mail_refusals: table('deleted', 'everyone', {
    client_id: plain(uuid),
    user_id: person(uuid),
    kind: activity(oneOf<MailKind>()),
    created_at: activity(defaulted(instant)),
  }),
  alerts: table('deleted', 'everyone', {
    client_id: plain(uuid),
    kind: activity(oneOf<'inactivity' | 'badLifts'>()),
    user_id: person(uuid), // The person it concerns.
    occurrence: activity(text),
    created_at: activity(defaulted(instant)),
  }),
  /** Openings of recordings; append only. */
  recording_views: table('kept', ['video_id', 'videos'], {
    client_id: plain(uuid),
    video_id: about(activity(uuid), 'recording'),
    user_id: person(uuid), // A person of any client.
    role: activity(oneOf<Role>()), // At that time.
    quarter: activity(instant), // When the quarter of an hour began.
    viewed_at: activity(instant),
  }),
  /** Objections to a result. */
  observation_contests: table('replaced', ['observation_id', 'observations'], {
    ...IDS,
    observation_id: about(activity(uuid), 'observation'),
    user_id: about(person(uuid), 'person'),
    reason: textBy('user_id', text),
    result: activity(json), // Technique and principles when it was contested.
    created_at: activity(instant),
    answer: activity(orNull(oneOf<ContestAnswer>())),
    answer_text: statementBy('answered_by', orNull(text)),
    answered_by: person(orNull(uuid)), // A person of any client.
    answered_at: activity(orNull(instant)),
  }),
  /** AI results that a person is reviewing; nobody else gets them until the claim ends. */
  review_claims: table('deleted', ['observation_id', 'observations'], {
    client_id: plain(uuid),
    observation_id: activity(uuid),
    user_id: person(uuid), // A person of any client.
    claimed_until: activity(instant),
  }),
  calibration_clips: table('replaced', ['observation_id', 'observations'], {
    ...IDS,
    observation_id: about(activity(uuid), 'observation'),
    // The agreed truth; null: people are not asked about it.
    is_inside_base: plain(orNull(boolean)),
    is_big_engines: plain(orNull(boolean)),
    is_turn_not_twist: plain(orNull(boolean)),
    is_dip_n_drive: plain(orNull(boolean)),
    note: statementBy('created_by', orNull(text)),
    created_by: person(uuid), // A person of any client, as the others below.
    created_at: activity(instant),
    agreed_by: person(orNull(uuid)),
    agreed_at: activity(orNull(instant)),
    retired_by: person(orNull(uuid)),
    retired_at: activity(orNull(instant)),
  }),
  calibration_answers: table('deleted', ['clip_id', 'calibration_clips'], {
    ...IDS,
    clip_id: activity(uuid),
    user_id: person(uuid),
    is_inside_base: activity(orNull(boolean)), // Null: cannot tell, or not asked.
    is_big_engines: activity(orNull(boolean)),
    is_turn_not_twist: activity(orNull(boolean)),
    is_dip_n_drive: activity(orNull(boolean)),
    created_at: activity(instant),
  }),
  /** Coaching after an incorrect observation, until a later one is correct. */
  follow_ups: table('replaced', 'itself', {
    ...IDS,
    observation_id: activity(uuid),
    user_id: about(person(uuid), 'person'), // The person observed.
    task_id: activity(uuid),
    principles: activity(defaulted(listOf<Principle>())),
    coach_id: person(orNull(uuid)),
    due_date: activity(day),
    gbs_video_id: plain(orNull(uuid)),
    note: textBy('opened_by', orNull(text)),
    agreed: textBy('coach_id', orNull(text)),
    opened_by: person(orNull(uuid)), // A person of any client; null: it opened by itself.
    state: activity(defaulted(oneOf<FollowUpState>())),
    seen_at: activity(orNull(instant)),
    coached_at: activity(orNull(instant)),
    closed_at: activity(orNull(instant)),
    closed_by_observation_id: activity(orNull(uuid)),
    reopened_count: activity(defaulted(number)),
    reopened_at: activity(orNull(instant)), // null: it has been open once.
    escalated_at: activity(orNull(instant)),
    ...dates(activity),
  }),
  /** Changes to a task or a place; one of the two is set. */
  task_actions: table('replaced', 'itself', {
    ...IDS,
    task_id: activity(orNull(uuid)),
    location_id: activity(orNull(uuid)),
    principle: activity(oneOf<Principle>()),
    note: textBy('created_by', text),
    owner_id: person(orNull(uuid)), // null: nobody any more.
    due_date: activity(day),
    done_at: activity(orNull(instant)),
    done_by: person(orNull(uuid)), // A person of any client, as `created_by`.
    created_by: person(uuid),
    overdue_told_at: activity(orNull(instant)),
    ...dates(activity),
  }),
  /** Reviews that were given before the reviewer saw the AI's verdicts. */
  blind_reviews: table('kept', ['observation_id', 'observations'], {
    client_id: plain(uuid),
    observation_id: about(activity(uuid), 'observation'),
    user_id: person(uuid), // A person of any client.
    answers: activity(json), // By principle.
    verdicts: activity(json), // The AI's at that time, by principle.
    // Techniques by the answers and by the verdicts; null: undecided.
    technique: activity(orNull(oneOf<'correct' | 'incorrect'>())),
    ai_technique: activity(orNull(oneOf<'correct' | 'incorrect'>())),
    thresholds_version: plain(orNull(number)),
    created_at: activity(instant),
  }),
  /** Holds: the data that one covers is neither removed nor pseudonymised. */
  legal_holds: table('replaced', ['subject_id', 'any'], {
    ...IDS,
    subject: plain(oneOf<LegalHoldSubject>()),
    subject_id: about(activity(uuid), 'person', 'observation'),
    reason: statementBy('placed_by', text),
    placed_by: person(uuid),
    created_at: activity(defaulted(instant)),
    ended_at: activity(orNull(instant)),
    ended_by: person(orNull(uuid)),
  }),
  /** Comments on observations: threads of one level. */
  comments: table('replaced', ['observation_id', 'observations'], {
    ...IDS,
    observation_id: about(activity(uuid), 'observation'),
    user_id: person(uuid), // A person of any client.
    // Milliseconds from the start of the recording; null: about the whole observation.
    at_ms: activity(orNull(number)),
    text: textBy('user_id', text),
    parent_id: plain(orNull(uuid)), // The first comment of the thread; null: this is the first.
    resolved_at: activity(orNull(instant)),
    resolved_by: person(orNull(uuid)), // A person of any client.
    created_at: activity(instant),
    updated_at: activity(instant), // When the text was last written.
    deleted_at: activity(orNull(instant)),
  }),
  comment_mentions: table('deleted', ['comment_id', 'comments'], {
    client_id: plain(uuid),
    comment_id: activity(uuid),
    user_id: person(uuid),
  }),
  /** Filters of the observation list that people keep by a name. */
  saved_views: table('deleted', 'everyone', {
    ...IDS,
    user_id: about(person(uuid), 'person'), // A person of any client.
    name: textBy('user_id', text),
    query: textBy('user_id', json), // The list's filter and sort.
    is_shared: plain(boolean),
    created_at: activity(instant),
    updated_at: activity(instant),
  }),
  /** People who get a view as a mail each week. */
  saved_view_mails: table('deleted', 'everyone', {
    client_id: plain(uuid),
    view_id: activity(uuid),
    user_id: person(uuid), // A person of any client.
    created_at: activity(instant),
  }),
  /** One row. */
  installation: table('none', 'everyone', {
    only_row: plain(defaulted(boolean)),
    secret_check: secret(orNull(text)),
    pseudonym_secret: secret(orNull(text)),
    version: plain(orNull(text)),
    mail_held_at: plain(orNull(instant)),
  }),
}

type Tables = typeof TABLES

/** The rows for typed SQL. */
export type Schema = { [T in keyof Tables]: RowOf<Tables[T]['columns']> }

export type TableName = keyof Schema

/** Tables whose records are edited and deleted softly. */
export type RecordTable = {
  [T in TableName]: Tables[T]['seenBy'] extends 'itself' ? T : never
}[TableName]

export type Row<T extends TableName> = Selectable<Schema[T]>
export type NewRow<T extends TableName> = Insertable<Schema[T]>
export type RowChange<T extends TableName> = Updateable<Schema[T]>

export const TABLE_NAMES = Object.keys(TABLES) as TableName[]

/** Returns the columns by their names. */
export const columnsByName = (name: TableName): Readonly<Record<string, Column>> =>
  TABLES[name].columns

/** Tables whose rows belong to a client. */
export const TENANT_TABLES = TABLE_NAMES.filter((name) => 'client_id' in columnsByName(name))

/** Returns the names of all columns of a table. */
export const columnsOf = <T extends TableName>(name: T): (keyof Schema[T] & string)[] =>
  Object.keys(TABLES[name].columns) as (keyof Schema[T] & string)[]

/** Returns the columns of a kind, in the order of the table above. */
export const columnsOfKind = <T extends TableName>(
  name: T,
  ...kinds: DataKind[]
): (keyof Schema[T] & string)[] =>
  Object.entries(columnsByName(name)).flatMap(([column, { kind }]) =>
    kinds.includes(kind) ? [column as keyof Schema[T] & string] : [],
  )

/** Returns the columns of free text, each with the column of who wrote it. */
export const textsOf = (name: TableName): { column: string; writtenBy: string | null }[] =>
  columnsOfKind(name, 'text').map((column: string) => ({
    column,
    writtenBy: columnsByName(name)[column]?.writtenBy ?? null,
  }))

/** Returns the columns by which a row is about a person, not merely by them, each with what its id names. */
export const subjectsOf = (name: TableName): [column: string, subject: Subject][] =>
  Object.entries(columnsByName(name)).flatMap(([column, { about: subjects }]) =>
    subjects.map((subject): [string, Subject] => [column, subject]),
  )

/** Tables with rows about people or by them, in the order above. */
export const PERSONAL_TABLES = TABLE_NAMES.filter(
  (name) => columnsOfKind(name, 'person').length > 0 || subjectsOf(name).length > 0,
)
