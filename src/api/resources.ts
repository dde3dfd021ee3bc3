/** One row per entity: its operations, its types, its selections, what sorts its list. */
import type { InputNames } from '#domain/forms/inputNames.ts'
import type * as contract from './generated/contract.ts'
import { SELECTIONS } from './selections.ts'

const STAMPS = {
  created_at: 'created_at',
  updated_at: 'updated_at',
  deleted_at: 'deleted_at',
} as const

const ROWS = {
  clients: {
    addPath: 'addClient',
    hasShow: true,
    list: 'allClients',
    total: 'totalClients',
    one: 'getClientById',
    create: 'createClient',
    update: 'updateClient',
    delete: 'deleteClient',
    bulkDelete: 'bulkDeleteClients',
    restore: 'bulkRestoreClients',
    types: {
      filter: null,
      listInput: 'ClientListInput',
      create: 'ClientInput',
      update: 'ClientInput',
    },
    defaultSort: { sort: 'company_name', order: 'ASC' },
    sortColumns: {
      company_name: 'company_name',
      account_manager: 'account_manager',
      'account_manager.firstname': 'account_manager',
      weekly_email_enabled: 'weekly_email_enabled',
      monthly_email_enabled: 'monthly_email_enabled',
      ai_enabled: 'ai_enabled',
      ...STAMPS,
    },
    inputNames: {
      company_name: 'companyName',
      account_manager: 'accountManager',
      inactive_alert_user_level: 'inactiveAlertUserLevel',
      inactive_alert_timeframe_months: 'inactiveAlertTimeframeMonths',
      bad_lift_user_level: 'badObservationsAlertUserLevel',
      number_bad_lifts_to_alert: 'numberOfBadLiftsToAlert',
      weekly_email_enabled: 'weeklyEmailEnabled',
      monthly_email_enabled: 'monthlyEmailEnabled',
      ai_enabled: 'aiEnabled',
      show_ai_feedback_options: 'showAiFeedbackOptions',
      show_manual_override_options: 'showManualOverrideOptions',
      can_pick_observer: 'canPickObservation',
      can_use_not_applicable: 'canUseNotApplicable',
      display_employee_id: 'displayEmployeeId',
      anonymous_observations_enabled: 'enableAnonymousObservations',
      show_ai_results_breakdown: 'showAiResultsBreakdown',
      raw_video_upload_enabled: 'enableRawVideoUpload',
      second_factor_required: 'secondFactorRequired',
      time_zone: 'timeZone',
      recording_retention_days: 'recordingRetentionDays',
      observation_retention_days: 'observationRetentionDays',
    },
    listFields: SELECTIONS.clients.list,
    recordFields: SELECTIONS.clients.record,
  } satisfies Resource<contract.ClientSortColumn, contract.Client, contract.ClientInput>,

  users: {
    addPath: 'addUser',
    hasShow: true,
    list: 'allUsers',
    total: 'totalUsers',
    one: 'getUserById',
    create: 'createUser',
    update: 'updateUser',
    delete: 'deleteUser',
    bulkDelete: 'bulkDeleteUsers',
    restore: 'bulkRestoreUsers',
    types: {
      filter: 'UserFilter',
      listInput: 'UserListInput',
      where: 'UserWhere',
      create: 'UserInput',
      update: 'UserInput',
    },
    defaultSort: { sort: 'name', order: 'ASC' },
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
      last_observed_at: 'last_observed_at',
      ...STAMPS,
    },
    inputNames: {
      type: 'userLevel',
      firstname: 'firstName',
      lastname: 'lastName',
      employee_id: 'employeeId',
      locations: 'locationIds',
      departments: 'departmentIds',
      user_has_full_location_access: 'userHasFullLocationAccess',
      user_has_full_department_access: 'userHasFullDepartmentAccess',
      is_account_enabled: 'isAccountEnabled',
    },
    listFields: SELECTIONS.users.list,
    recordFields: SELECTIONS.users.record,
  } satisfies Resource<contract.UserSortColumn, contract.User, contract.UserInput>,

  locations: {
    addPath: 'addLocation',
    hasShow: true,
    list: 'allLocations',
    total: 'totalLocations',
    one: 'getLocationById',
    create: 'createLocation',
    update: 'updateLocation',
    delete: 'deleteLocation',
    bulkDelete: 'bulkDeleteLocations',
    restore: 'bulkRestoreLocations',
    types: {
      filter: 'LocationFilter',
      listInput: 'LocationListInput',
      create: 'LocationInput',
      update: 'LocationInput',
    },
    defaultSort: { sort: 'name', order: 'ASC' },
    sortColumns: {
      name: 'name',
      'parent.name': 'parent_name',
      observation_count: 'observation_count',
      ...STAMPS,
    },
    inputNames: { parent: 'parentId' },
    listFields: SELECTIONS.locations.list,
    recordFields: SELECTIONS.locations.record,
  } satisfies Resource<contract.LocationSortColumn, contract.Location, contract.LocationInput>,

  departments: {
    addPath: 'addDepartment',
    hasShow: true,
    list: 'allDepartments',
    total: 'totalDepartments',
    one: 'getDepartmentById',
    create: 'createDepartment',
    update: 'updateDepartment',
    delete: 'deleteDepartment',
    bulkDelete: 'bulkDeleteDepartments',
    restore: 'bulkRestoreDepartments',
    types: {
      filter: 'DepartmentFilter',
      listInput: 'DepartmentListInput',
      create: 'DepartmentInput',
      update: 'DepartmentInput',
    },
    defaultSort: { sort: 'name', order: 'ASC' },
    sortColumns: {
      name: 'name',
      locations: 'locations',
      'parent_department.name': 'parent_name',
      observation_count: 'observation_count',
      ...STAMPS,
    },
    inputNames: { parent_department: 'parentId', locations: 'locationIds' },
    listFields: SELECTIONS.departments.list,
    recordFields: SELECTIONS.departments.record,
  } satisfies Resource<
    contract.DepartmentSortColumn,
    contract.Department,
    contract.DepartmentInput
  >,

  tasks: {
    addPath: 'addTask',
    hasShow: true,
    list: 'allTasks',
    total: 'totalTasks',
    one: 'getTaskById',
    create: 'createTask',
    update: 'updateTask',
    delete: 'deleteTask',
    bulkDelete: 'bulkDeleteTasks',
    restore: 'bulkRestoreTasks',
    types: {
      filter: 'TaskFilter',
      listInput: 'TaskListInput',
      create: 'TaskInput',
      update: 'TaskInput',
    },
    listArguments: 'departmentAndLocationFilter: { take: 3 }, includeObservationCount: true',
    wholeListArguments: 'departmentAndLocationFilter: { take: 100 }, includeObservationCount: true',
    defaultSort: { sort: 'name', order: 'ASC' },
    sortColumns: {
      name: 'name',
      departments: 'departments',
      locations: 'locations',
      observation_count: 'observation_count',
      ...STAMPS,
    },
    inputNames: {
      is_pushing: 'isPushing',
      is_pulling: 'isPulling',
      uses_pull_tilt_take: 'usesPullTiltTake',
      task_principles: 'taskPrinciples',
      locations: 'locationIds',
      departments: 'departmentIds',
      users: 'userIds',
      task_has_full_location_access: 'taskHasFullLocationAccess',
      task_has_full_department_access: 'taskHasFullDepartmentAccess',
      gbs_video: 'gbsVideoId',
    },
    listFields: SELECTIONS.tasks.list,
    recordFields: SELECTIONS.tasks.record,
  } satisfies Resource<contract.TaskSortColumn, contract.Task, contract.TaskInput>,

  campaigns: {
    addPath: 'addCampaign',
    hasShow: true,
    list: 'allCampaigns',
    total: 'totalCampaigns',
    one: 'getCampaign',
    create: 'createCampaign',
    update: 'updateCampaign',
    delete: 'deleteCampaign',
    bulkDelete: 'bulkDeleteCampaigns',
    restore: 'bulkRestoreCampaigns',
    types: {
      filter: 'CampaignFilter',
      listInput: 'CampaignListInput',
      create: 'CampaignInput',
      update: 'CampaignInput',
    },
    defaultSort: { sort: 'name', order: 'ASC' },
    sortColumns: {
      name: 'name',
      state: 'state',
      start_date: 'start_date',
      end_date: 'end_date',
      frequency: 'frequency',
      type: 'type',
      'task.name': 'task_name',
      'department.name': 'department_name',
      'location.name': 'location_name',
      observation_count: 'observation_count',
      ...STAMPS,
    },
    inputNames: {
      name: 'campaignName',
      type: 'typeOfCampaign',
      start_date: 'startDate',
      end_date: 'endDate',
      reminder_alert_user_level: 'reminderAlertUserLevel',
      app_notifications_enabled: 'appNotificationsEnabled',
      email_notifications_enabled: 'emailNotificationsEnabled',
      notification_frequency: 'notificationFrequency',
      num_observations_required: 'numOfRequiredObservations',
      has_selected_users: 'filteredUsers',
      selected_users: 'selectedUsers',
      location: 'selectedLocation',
      department: 'selectedDepartment',
      leaves_out_people_without_places: 'leaveOutPeopleWithoutPlaces',
    },
    listFields: SELECTIONS.campaigns.list,
    recordFields: SELECTIONS.campaigns.record,
  } satisfies Resource<contract.CampaignSortColumn, contract.Campaign, contract.CampaignInput>,

  allobservations: {
    addPath: 'addObservation',
    hasShow: true,
    list: 'allObservations',
    total: 'totalObservations',
    isTotalBounded: true,
    one: 'getObservationById',
    create: 'createObservation',
    update: 'updateObservation',
    delete: 'deleteObservation',
    bulkDelete: 'bulkDeleteObservations',
    restore: 'bulkRestoreObservations',
    types: {
      filter: 'ObservationFilter',
      listInput: 'ObservationListInput',
      create: 'CreateObservationInput',
      update: 'UpdateObservationInput',
    },
    defaultSort: { sort: 'date', order: 'DESC' },
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
      ...STAMPS,
    },
    inputNames: {},
    listFields: SELECTIONS.allobservations.list,
    recordFields: SELECTIONS.allobservations.record,
  } satisfies Resource<
    contract.ObservationSortColumn,
    contract.Observation,
    contract.UpdateObservationInput
  >,

  gbslibrary: {
    addPath: 'addGbsVideo',
    hasShow: false,
    list: 'getAllGbsVideosByClientId',
    total: 'totalGbsVideos',
    one: 'getGbsVideosById',
    create: 'uploadGbsVideo',
    update: 'updateGbsVideo',
    delete: 'deleteGbsVideo',
    bulkDelete: null,
    restore: 'bulkRestoreGbsVideos',
    types: {
      filter: 'GbsVideoFilter',
      listInput: 'GbsVideoListInput',
      create: 'GbsVideoInput',
      update: 'GbsVideoInput',
    },
    defaultSort: { sort: 'title', order: 'ASC' },
    sortColumns: {
      title: 'title',
      description: 'description',
      ...STAMPS,
    },
    inputNames: { file_location: 'fileLocation' },
    listFields: SELECTIONS.gbslibrary.list,
    recordFields: SELECTIONS.gbslibrary.record,
  } satisfies Resource<contract.GbsVideoSortColumn, contract.GbsVideo, contract.GbsVideoInput>,
}

export type ResourceName = keyof typeof ROWS

type Rows = typeof ROWS

/** Rows of one type, each with its own sort columns and names. */
export const RESOURCES: {
  [Name in ResourceName]: Omit<Resource<ValueOf<Rows[Name]['sortColumns']>>, 'inputNames'> &
    Pick<Rows[Name], 'inputNames'>
} = ROWS

type ValueOf<Table> = Extract<Table[keyof Table], string>

/** How one entity speaks to the contract: a row of resources.ts. */
export interface Resource<
  SortColumn extends string = string,
  Entity = Record<string, unknown>,
  Input = Record<string, unknown>,
> {
  /** The last part of the address that adds one: /x/addX. */
  addPath: string
  /** Whether a record has a page of its own, beside its form. */
  hasShow: boolean
  list: keyof contract.Query
  total: keyof contract.Query
  /** The total of a search takes `upTo` and counts no further. */
  isTotalBounded?: true
  one: keyof contract.Query
  create: keyof contract.Mutation
  update: keyof contract.Mutation
  delete: keyof contract.Mutation
  /** null: the contract has none. */
  bulkDelete: keyof contract.Mutation | null
  /** Restores one or many. */
  restore: keyof contract.Mutation
  /** Names of input types. `filter: null`: `listInput` takes skip, take, search, sort and showDeleted as well. */
  types: {
    filter: string | null
    listInput: string
    /** A further condition that the list and its total take as `where`. */
    where?: string
    create: string
    update: string
  }
  /** What the list always says beside `filter` and `input`; the total does not take it. */
  listArguments?: string
  /** In its place where no part of a record may be cut: an export. */
  wholeListArguments?: string
  /** By a column of `sortColumns`. */
  defaultSort: { sort: string; order: 'ASC' | 'DESC' }
  /** The `source` of a list's column → the contract's sort column. */
  sortColumns: Record<string, SortColumn>
  /** What a create and an update say instead of the record's field names. */
  inputNames: InputNames<Entity, Input>
  listFields: string
  recordFields: string
}
