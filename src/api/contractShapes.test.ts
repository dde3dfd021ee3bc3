import { buildSchema, isInputObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { typeDefs } from './generated/typeDefs.ts'

const schema = buildSchema(typeDefs)

/** The fields that inputs must have; they may have more. */
const INPUTS: Record<string, string> = {
  LoginInput: 'email password devices',
  RefreshTokenInput: 'refreshToken',
  ResetPasswordInput: 'resetToken password',
  UrlInput: 'mimeType videoFolderType',
  ClientListInput: 'skip take search sort showDeleted',
  DepartmentFilter: 'skip take search sort showDeleted departmentIds taskIds locationIds',
  DepartmentListInput: 'clientId userId',
  LocationFilter:
    'skip take search sort showDeleted taskIds locationIds departmentIds observationCountFilters',
  LocationListInput: 'clientId userId',
  TaskListInput: 'clientId',
  DepartmentAndLocationFilter: 'take',
  UserFilter: 'skip take search sort showDeleted taskIds locationIds departmentIds',
  UserListInput: 'clientId',
  UserWhere: 'type is_account_enabled',
  GetUsersByTaskInput: 'clientId',
  GetCampaignsForObservationInput: 'clientId date',
  GetTasksForObservationInput: 'clientId locationId departmentId campaignId',
  GetUsersByDepartmentAndLocationInput: 'clientId departmentId locationId search take skip',
  ObservationFilter: `skip take sort search dateFrom dateTo ids locations departments tasks observers observees
    type principles showResult isAiResultCorrect internallyReviewed aiReviewStatus aiErrorCause campaignIds
    showDeleted`,
  CreateObservationInput: `date department_id location_id observee_id notes task_id user_id manual_override_reason
    technique name video_id review_type unlinked_observee_name unlinked_observee_employee_id campaign_id`,
  UploadVideoInput:
    'isBigEngines isTwisting isDipNDrive isInsideBase isOtherOptionCorrect otherDetails',
  UpdateVideoLiftTimesInput: 'startTime endTime',
  ClientInput: `companyName accountManager inactiveAlertUserLevel inactiveAlertTimeframeMonths
    badObservationsAlertUserLevel numberOfBadLiftsToAlert weeklyEmailEnabled monthlyEmailEnabled aiEnabled
    showAiFeedbackOptions showManualOverrideOptions canPickObservation canUseNotApplicable displayEmployeeId
    enableAnonymousObservations showAiResultsBreakdown color logo`,
  UserInput: `userLevel firstName lastName email employeeId locationIds departmentIds userHasFullLocationAccess
    userHasFullDepartmentAccess isAccountEnabled`,
  TaskInput: `name isPushing isPulling usesPullTiltTake show_other_observation_option requires_manual_check
    taskPrinciples locationIds departmentIds userIds taskHasFullLocationAccess taskHasFullDepartmentAccess
    gbsVideoId`,
  CampaignInput: `campaignName typeOfCampaign startDate endDate frequency reminderAlertUserLevel
    appNotificationsEnabled emailNotificationsEnabled notificationFrequency task numOfRequiredObservations
    filteredUsers locationDepartment selectedUsers selectedLocation selectedDepartment`,
  ImportDepartmentRow: 'name parent locations',
  ImportLocationRow: 'name parent',
  ImportUserRow: 'firstname lastname email employee_id type locations departments',
  ImportEmployeeIdRow: 'email employee_id',
}

/** The fields that records must have. */
const RECORDS: Record<string, string> = {
  Tokens: 'access_token refresh_token device_token',
  Me: 'id client_id type firstname lastname client',
  MyClient: 'company_name can_pick_observer',
  Client: `id company_name account_manager weekly_email_enabled monthly_email_enabled ai_enabled
    inactive_alert_user_level inactive_alert_timeframe_months bad_lift_user_level number_bad_lifts_to_alert
    logo_url color show_ai_feedback_options show_manual_override_options can_pick_observer can_use_not_applicable
    display_employee_id anonymous_observations_enabled show_ai_results_breakdown`,
  ClientsByDeletedAt: 'active disabled',
  ClientAppearance: 'color logo_url',
  User: `id firstname lastname email employee_id title type is_account_enabled has_wider_access has_records_elsewhere client_id client
    user_has_full_location_access user_has_full_department_access departments locations observation_count
    observed_count`,
  Location: 'id name parent_id parent children observation_count',
  Department: 'id name parent_department children locations observation_count',
  Task: `id name is_pushing is_pulling uses_pull_tilt_take show_other_observation_option requires_manual_check
    task_principles task_principles_override gbs_video_id departments locations users
    task_has_full_location_access task_has_full_department_access`,
  Campaign: `id name start_date end_date frequency type client_id task_id location_id department_id
    num_observations_required reminder_alert_user_level app_notifications_enabled email_notifications_enabled
    notification_frequency observed_user_count not_observed_user_count observed_users not_observed_users`,
  Observation: `id name department_id location_id campaign_id task_id technique date notes video_id user_id
    observee_id review_type manual_override_reason device_details expo_build_number
    did_user_ignore_angle_warning did_user_ignore_keypoint_warning hidden_keypoints ai_review_notes
    ai_review_status ai_error_cause feedback_notes is_ai_prediction_correct internally_reviewed
    unlinked_observee_name unlinked_observee_employee_id is_inside_base is_big_engines is_turn_not_twist
    is_dip_n_drive department campaign task user observee location client video`,
  Video: `file_location video_url title description is_inside_base is_turn_not_twist is_big_engines
    is_dip_n_drive is_other_option_correct other_details is_arm_foot_aligned is_confined_space is_feet_inline
    is_hands_above_head selected_lift_length average_body_angle video_size platform is_ai_inside_base_correct
    is_ai_turn_not_twist_correct is_ai_big_engines_correct is_ai_dip_n_drive_correct anonymous_observation
    keypoints`,
  Keypoint: 'keypoints_3d twist_angle body_angle lift_started foot_forward',
  LiftKeypoint:
    'timestamp isInsideBase isTwisting isBigEngines isDipNDrive isFootForward bodyAngle score',
  GbsVideo: 'id title description file_location client_id video_url',
  PieChartSummary: 'correct incorrect',
  LineGraphPoint: 'date total correct incorrect',
  ObservationAnalytics: 'observation_count correct_count incorrect_count correctPercentage',
  AiAccuracy: 'overall by_principle by_task by_app_build error_causes',
  AiConfusion: 'true_positive true_negative false_positive false_negative unreviewed',
  Job: 'id status progress error url',
  ImportResult: 'created updated errors',
  ImportError: 'row column message',
  PresignedUrl: 'url filename',
}

const fieldsOf = (typeName: string): string[] => {
  const type = schema.getType(typeName)
  return type && 'getFields' in type ? Object.keys(type.getFields()) : []
}

const recordTypes = Object.keys(schema.getTypeMap()).filter(
  (name) => !isInputObjectType(schema.getType(name)) && !['Query', 'Mutation'].includes(name),
)

describe('the shapes', () => {
  it.each(Object.entries({ ...INPUTS, ...RECORDS }))(
    '[12.10] %s has every field',
    (type, fields) => {
      expect(fieldsOf(type)).toEqual(expect.arrayContaining(fields.trim().split(/\s+/)))
    },
  )

  it.each([
    'Client',
    'User',
    'Location',
    'Department',
    'Task',
    'Campaign',
    'Observation',
    'Video',
    'GbsVideo',
  ])('[12.10] %s has created_at, updated_at and deleted_at', (type) => {
    expect(fieldsOf(type)).toEqual(
      expect.arrayContaining(['created_at', 'updated_at', 'deleted_at']),
    )
  })

  it('[12.11] no record holds a password or a token’s hash', () => {
    // The audit log's hashes are of its own entries; a model's is public; a new second factor's secret is its person's.
    const holders = recordTypes.filter(
      (name) =>
        !name.startsWith('Audit') &&
        name !== 'SecondFactorSetup' &&
        fieldsOf(name).some(
          (field) => /password|hash|secret/i.test(field) && field !== 'model_hash',
        ),
    )
    expect(holders).toEqual([])
  })

  it('[11.10] nobody’s e-mail address is read except from a user’s own record', () => {
    const holders = recordTypes.filter((name) => fieldsOf(name).includes('email'))
    expect(holders.sort()).toEqual(['Me', 'User'])
  })
})
