/** Labels of each entity and its fields: forms and records have the same ones. */
import type { ResourceName } from '#api/resources.ts'
import { columnLabels } from '#domain/labels.ts'
import { type LabelTree, observationFieldLabels } from './observationFieldLabels.ts'

const RECORD = { id: 'ID', created_at: 'Added', updated_at: 'Changed', deleted_at: 'Deleted' }

export const resourceLabels: Record<ResourceName, { name: string; fields: LabelTree }> = {
  clients: {
    name: 'Client |||| Clients',
    fields: {
      ...RECORD,
      ...columnLabels.clients,
      inactive_alert_user_level: 'Inactivity alert goes to',
      inactive_alert_timeframe_months: 'Inactivity alert after (months)',
      bad_lift_user_level: 'Bad lift alert goes to',
      number_bad_lifts_to_alert: 'Bad lifts before an alert',
      logo_url: 'Logo',
      color: 'Highlight colour',
      time_zone: 'Time zone',
      show_ai_feedback_options: 'Show AI feedback options',
      show_manual_override_options: 'Show manual override options',
      can_pick_observer: 'Observer can be chosen',
      can_use_not_applicable: 'Not applicable can be used',
      display_employee_id: 'Display employee IDs',
      anonymous_observations_enabled: 'Anonymous observations',
      show_ai_results_breakdown: 'Show breakdown of AI results',
      raw_video_upload_enabled: 'Allow the upload of recordings',
      second_factor_required: 'Require a second factor of everyone',
      recording_retention_days: 'Keep recordings for (days)',
      observation_retention_days: 'Keep names and notes for (days)',
      logo: 'Logo',
      ai_enabled: 'AI enabled',
    },
  },
  users: {
    name: 'User |||| Users',
    fields: {
      second_factor: 'Second factor',
      recovery_codes_renewed_at: 'New recovery codes',
      recovery_code_used_at: 'Recovery code used',
      signed_out_devices: 'Devices signed out',
      ...RECORD,
      ...columnLabels.users,
      title: 'Title',
      client_id: 'Client',
      user_has_full_location_access: 'Access to all locations',
      user_has_full_department_access: 'Access to all departments',
      mail_refusal: 'Bounced email',
      has_wider_access: 'Wider access than yours',
      has_records_elsewhere: 'Records elsewhere',
      pseudonymised_at: 'Personal data erased',
      invited_at: 'Invited',
      password: 'Password',
      repeatPassword: 'Repeat password',
      level: 'Level',
    },
  },
  locations: {
    name: 'Location |||| Locations',
    fields: {
      ...RECORD,
      ...columnLabels.locations,
      parent_id: 'Parent',
      children: 'Child locations',
      observation_count_inside: 'Observations, including child locations',
      only_this: 'Only at this location',
    },
  },
  departments: {
    name: 'Department |||| Departments',
    fields: {
      ...RECORD,
      ...columnLabels.departments,
      parent_department_id: 'Parent',
      children: 'Child departments',
      observation_count_inside: 'Observations, including child departments',
      only_this: 'Only in this department',
    },
  },
  tasks: {
    name: 'Task |||| Tasks',
    fields: {
      ...RECORD,
      ...columnLabels.tasks,
      users: 'Users',
      kind: 'Kind',
      is_pushing: 'Pushing',
      is_pulling: 'Pulling',
      uses_pull_tilt_take: 'Pull, tilt, take',
      show_other_observation_option: "Show the 'Other' option",
      requires_manual_check: 'Requires manual check',
      task_principles: 'Principles',
      task_principles_override: 'Override principles',
      gbs_video_id: 'GBS video',
      gbs_video: 'GBS video',
      task_has_full_location_access: 'At all locations',
      task_has_full_department_access: 'In all departments',
    },
  },
  campaigns: {
    name: 'Campaign |||| Campaigns',
    fields: {
      ...RECORD,
      ...columnLabels.campaigns,
      type: 'Type of campaign',
      num_observations_required: 'Observations required',
      reminder_alert_user_level: 'Reminders go to',
      app_notifications_enabled: 'App reminders',
      email_notifications_enabled: 'Email reminders',
      notification_frequency: 'Reminder frequency',
      observed_user_count: 'Observed users',
      not_observed_user_count: 'Users not observed',
      obstacles: 'Cannot go on because',
      has_selected_users: 'Specific users',
      leaves_out_people_without_places:
        'Leave out people who have no locations or departments of their own',
      selected_users: 'Users',
      audience: 'People',
      reminders: 'Reminders',
      occurrences: 'Occurrences',
      locationDepartment: 'Location and department',
    },
  },
  allobservations: {
    name: 'Observation |||| Observations',
    fields: { ...RECORD, ...observationFieldLabels },
  },
  gbslibrary: {
    name: 'GBS video |||| GBS videos',
    fields: {
      ...RECORD,
      ...columnLabels.gbslibrary,
      file_location: 'Video',
      video_url: 'Video',
    },
  },
}

/** Labels of the audit log's columns and filters, and of the fields that only its entries have. */
export const auditLabels: { name: string; fields: LabelTree } = {
  name: 'Audit entry |||| Audit entries',
  fields: {
    at: 'When',
    at_utc: 'When (UTC)',
    user: 'Who',
    action: 'Action',
    entity: 'Record type',
    record_name: 'Record',
    record_id: 'Record ID',
    fields: 'Changes',
    position: 'Entry',
    hash: 'Fingerprint',
    request_id: 'Request ID',
    mail: 'Email',
    to: 'To',
    subject: 'Subject',
    outcome: 'Outcome',
    reason: 'Reason',
    logo_key: 'Logo',
    email: 'Email',
  },
}

/** Labels of the job centre's columns. */
export const jobLabels: { name: string; fields: LabelTree } = {
  name: 'Import or export |||| Imports and exports',
  fields: {
    what: 'Job',
    state: 'State',
    rows: 'Rows',
    created_at: 'Started',
    file: 'File',
  },
}
