/** One row per entity: its operations (spec 7), its types, what a list and a record select, what sorts it. */
import type * as contract from './generated/contract.ts'

export const RESOURCES = {
  clients: resource<contract.ClientSortColumn>({
    list: 'allClients',
    total: 'totalClients',
    one: 'getClientById',
    create: 'createClient',
    update: 'updateClient',
    delete: 'deleteClient',
    bulkDelete: 'bulkDeleteClients',
    types: {
      filter: null,
      listInput: 'ClientListInput',
      create: 'ClientInput',
      update: 'ClientInput',
    },
    sortColumns: {
      company_name: 'company_name',
      account_manager: 'account_manager',
      'account_manager.firstname': 'account_manager',
      weekly_email_enabled: 'weekly_email_enabled',
      monthly_email_enabled: 'monthly_email_enabled',
      ai_enabled: 'ai_enabled',
      created_at: 'created_at',
      updated_at: 'updated_at',
      deleted_at: 'deleted_at',
    },
    listFields: `id company_name account_manager { id firstname lastname }
      weekly_email_enabled monthly_email_enabled ai_enabled updated_at deleted_at`,
    recordFields: `id company_name account_manager { id firstname lastname }
      weekly_email_enabled monthly_email_enabled ai_enabled
      inactive_alert_user_level inactive_alert_timeframe_months bad_lift_user_level number_bad_lifts_to_alert
      logo_url color time_zone show_ai_feedback_options show_manual_override_options show_ai_results_breakdown
      can_pick_observer can_use_not_applicable display_employee_id anonymous_observations_enabled
      created_at updated_at deleted_at`,
  }),

  users: resource<contract.UserSortColumn>({
    list: 'allUsers',
    total: 'totalUsers',
    one: 'getUserById',
    create: 'createUser',
    update: 'updateUser',
    delete: 'deleteUser',
    bulkDelete: 'bulkDeleteUsers',
    types: {
      filter: 'UserFilter',
      listInput: 'UserListInput',
      create: 'UserInput',
      update: 'UserInput',
    },
    sortColumns: {
      name: 'name',
      firstname: 'firstname',
      lastname: 'lastname',
      email: 'email',
      employee_id: 'employee_id',
      type: 'type',
      is_account_enabled: 'is_account_enabled',
      'client.company_name': 'company_name',
      observation_count: 'observation_count',
      observed_count: 'observed_count',
      created_at: 'created_at',
      updated_at: 'updated_at',
      deleted_at: 'deleted_at',
    },
    listFields: `id firstname lastname email employee_id type is_account_enabled client_id
      client { id company_name } observation_count observed_count updated_at deleted_at`,
    recordFields: `id firstname lastname email employee_id title type is_account_enabled client_id
      client { id company_name deleted_at } user_has_full_location_access user_has_full_department_access
      departments { id name deleted_at } locations { id name deleted_at }
      observation_count observed_count created_at updated_at deleted_at`,
  }),

  locations: resource<contract.LocationSortColumn>({
    list: 'allLocations',
    total: 'totalLocations',
    one: 'getLocationById',
    create: 'createLocation',
    update: 'updateLocation',
    delete: 'deleteLocation',
    bulkDelete: 'bulkDeleteLocations',
    types: {
      filter: 'LocationFilter',
      listInput: 'LocationListInput',
      create: 'LocationInput',
      update: 'LocationInput',
    },
    sortColumns: {
      name: 'name',
      'parent.name': 'parent_name',
      observation_count: 'observation_count',
      created_at: 'created_at',
      updated_at: 'updated_at',
      deleted_at: 'deleted_at',
    },
    listFields: `id name client_id parent_id parent { id name } observation_count updated_at deleted_at`,
    recordFields: `id name client_id parent_id parent { id name deleted_at } children { id name deleted_at }
      observation_count created_at updated_at deleted_at`,
  }),

  departments: resource<contract.DepartmentSortColumn>({
    list: 'allDepartments',
    total: 'totalDepartments',
    one: 'getDepartmentById',
    create: 'createDepartment',
    update: 'updateDepartment',
    delete: 'deleteDepartment',
    bulkDelete: 'bulkDeleteDepartments',
    types: {
      filter: 'DepartmentFilter',
      listInput: 'DepartmentListInput',
      create: 'DepartmentInput',
      update: 'DepartmentInput',
    },
    sortColumns: {
      name: 'name',
      'parent_department.name': 'parent_name',
      observation_count: 'observation_count',
      created_at: 'created_at',
      updated_at: 'updated_at',
      deleted_at: 'deleted_at',
    },
    listFields: `id name client_id parent_department_id parent_department { id name }
      locations { id name } observation_count updated_at deleted_at`,
    recordFields: `id name client_id parent_department_id parent_department { id name deleted_at }
      children { id name deleted_at } locations { id name deleted_at }
      observation_count created_at updated_at deleted_at`,
  }),

  tasks: resource<contract.TaskSortColumn>({
    list: 'allTasks',
    total: 'totalTasks',
    one: 'getTaskById',
    create: 'createTask',
    update: 'updateTask',
    delete: 'deleteTask',
    bulkDelete: 'bulkDeleteTasks',
    types: {
      filter: 'TaskFilter',
      listInput: 'TaskListInput',
      create: 'TaskInput',
      update: 'TaskInput',
    },
    listArguments: 'departmentAndLocationFilter: { take: 3 }, includeObservationCount: true',
    sortColumns: {
      name: 'name',
      observation_count: 'observation_count',
      created_at: 'created_at',
      updated_at: 'updated_at',
      deleted_at: 'deleted_at',
    },
    listFields: `id name client_id departments { id name } department_count locations { id name } location_count
      task_has_full_location_access task_has_full_department_access observation_count updated_at deleted_at`,
    recordFields: `id name client_id is_pushing is_pulling uses_pull_tilt_take show_other_observation_option
      requires_manual_check task_principles task_principles_override gbs_video_id
      departments { id name deleted_at } department_count locations { id name deleted_at } location_count
      users { id firstname lastname employee_id deleted_at }
      task_has_full_location_access task_has_full_department_access
      observation_count created_at updated_at deleted_at`,
  }),

  campaigns: resource<contract.CampaignSortColumn>({
    list: 'allCampaigns',
    total: 'totalCampaigns',
    one: 'getCampaign',
    create: 'createCampaign',
    update: 'updateCampaign',
    delete: 'deleteCampaign',
    bulkDelete: 'bulkDeleteCampaigns',
    types: {
      filter: 'CampaignFilter',
      listInput: 'CampaignListInput',
      create: 'CampaignInput',
      update: 'CampaignInput',
    },
    sortColumns: {
      name: 'name',
      start_date: 'start_date',
      end_date: 'end_date',
      frequency: 'frequency',
      type: 'type',
      'task.name': 'task_name',
      'department.name': 'department_name',
      'location.name': 'location_name',
      observation_count: 'observation_count',
      created_at: 'created_at',
      updated_at: 'updated_at',
      deleted_at: 'deleted_at',
    },
    listFields: `id name client_id start_date end_date frequency type task { id name } department { id name }
      location { id name } observation_count updated_at deleted_at`,
    recordFields: `id name client_id start_date end_date frequency type task_id location_id department_id
      task { id name deleted_at } location { id name deleted_at } department { id name deleted_at }
      num_observations_required reminder_alert_user_level app_notifications_enabled email_notifications_enabled
      notification_frequency has_selected_users
      selected_users { id firstname lastname employee_id deleted_at }
      observation_count observed_user_count not_observed_user_count created_at updated_at deleted_at`,
  }),

  /** The timeline asks for the video's keypoints itself; they are heavy. */
  allobservations: resource<contract.ObservationSortColumn>({
    list: 'allObservations',
    total: 'totalObservations',
    one: 'getObservationById',
    create: 'createObservation',
    update: 'updateObservation',
    delete: 'deleteObservation',
    bulkDelete: 'bulkDeleteObservations',
    types: {
      filter: 'ObservationFilter',
      listInput: 'ObservationListInput',
      create: 'CreateObservationInput',
      update: 'UpdateObservationInput',
    },
    sortColumns: {
      date: 'date',
      name: 'name',
      technique: 'technique',
      review_type: 'review_type',
      ai_review_status: 'ai_review_status',
      'task.name': 'task_name',
      'location.name': 'location_name',
      'department.name': 'department_name',
      'campaign.name': 'campaign_name',
      user: 'user_name',
      'user.firstname': 'user_name',
      observee: 'observee_name',
      'observee.firstname': 'observee_name',
      created_at: 'created_at',
      updated_at: 'updated_at',
      deleted_at: 'deleted_at',
    },
    listFields: `id name client_id date technique review_type kind ai_review_status
      task { id name } location { id name } department { id name } campaign { id name }
      user { id firstname lastname } observee { id firstname lastname employee_id }
      unlinked_observee_name unlinked_observee_employee_id updated_at deleted_at`,
    recordFields: `id name client_id department_id location_id campaign_id task_id video_id user_id observee_id
      unlinked_observee_name unlinked_observee_employee_id kind technique date notes review_type
      manual_override_reason is_inside_base is_big_engines is_turn_not_twist is_dip_n_drive
      device_details expo_build_number did_user_ignore_angle_warning did_user_ignore_keypoint_warning
      hidden_keypoints ai_review_notes ai_review_status ai_error_cause feedback_notes is_ai_prediction_correct
      internally_reviewed department { id name deleted_at } campaign { id name deleted_at }
      location { id name deleted_at } client { id company_name deleted_at }
      task { id name is_pushing is_pulling uses_pull_tilt_take show_other_observation_option requires_manual_check
        task_principles task_principles_override gbs_video_id deleted_at }
      user { id firstname lastname employee_id deleted_at }
      observee { id firstname lastname employee_id deleted_at }
      video { id file_location video_url title description is_inside_base is_turn_not_twist is_big_engines
        is_dip_n_drive is_other_option_correct other_details is_arm_foot_aligned is_confined_space is_feet_inline
        is_hands_above_head selected_lift_length lift_start_time lift_end_time average_body_angle video_size
        platform is_ai_inside_base_correct is_ai_turn_not_twist_correct is_ai_big_engines_correct
        is_ai_dip_n_drive_correct anonymous_observation created_at updated_at }
      created_at updated_at deleted_at`,
  }),

  gbslibrary: resource<contract.GbsVideoSortColumn>({
    list: 'getAllGbsVideosByClientId',
    total: 'totalGbsVideos',
    one: 'getGbsVideosById',
    create: 'uploadGbsVideo',
    update: 'updateGbsVideo',
    delete: 'deleteGbsVideo',
    bulkDelete: null,
    types: {
      filter: 'GbsVideoFilter',
      listInput: 'GbsVideoListInput',
      create: 'GbsVideoInput',
      update: 'GbsVideoInput',
    },
    sortColumns: {
      title: 'title',
      created_at: 'created_at',
      updated_at: 'updated_at',
      deleted_at: 'deleted_at',
    },
    listFields: `id title description video_url client_id updated_at deleted_at`,
    recordFields: `id title description file_location client_id video_url created_at updated_at deleted_at`,
  }),
}

export type ResourceName = keyof typeof RESOURCES

export interface Resource<SortColumn extends string = string> {
  list: keyof contract.Query
  total: keyof contract.Query
  one: keyof contract.Query
  create: keyof contract.Mutation
  update: keyof contract.Mutation
  delete: keyof contract.Mutation
  /** null: the contract has none. */
  bulkDelete: keyof contract.Mutation | null
  /** Names of input types. `filter: null`: `listInput` takes skip, take, search, sort and showDeleted as well. */
  types: { filter: string | null; listInput: string; create: string; update: string }
  /** What the list always says beside `filter` and `input`; the total does not take it. */
  listArguments?: string
  /** The `source` of a list's column → the contract's sort column. */
  sortColumns: Record<string, SortColumn>
  listFields: string
  recordFields: string
}

/** Checks the row's sort columns against the entity's enumeration. */
function resource<SortColumn extends string>(row: Resource<SortColumn>): Resource<SortColumn> {
  return row
}
