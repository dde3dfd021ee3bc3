/** One row per entity: its operations, its types, its selections, what sorts its list. */
import type * as contract from './generated/contract.ts'
import { SELECTIONS } from './selections.ts'

const STAMPS = {
  created_at: 'created_at',
  updated_at: 'updated_at',
  deleted_at: 'deleted_at',
} as const

export const RESOURCES = {
  clients: resource<contract.ClientSortColumn>({
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
    sortColumns: {
      company_name: 'company_name',
      account_manager: 'account_manager',
      'account_manager.firstname': 'account_manager',
      weekly_email_enabled: 'weekly_email_enabled',
      monthly_email_enabled: 'monthly_email_enabled',
      ai_enabled: 'ai_enabled',
      ...STAMPS,
    },
    listFields: SELECTIONS.clients.list,
    recordFields: SELECTIONS.clients.record,
  }),

  users: resource<contract.UserSortColumn>({
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
    listFields: SELECTIONS.users.list,
    recordFields: SELECTIONS.users.record,
  }),

  locations: resource<contract.LocationSortColumn>({
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
    sortColumns: {
      name: 'name',
      'parent.name': 'parent_name',
      observation_count: 'observation_count',
      ...STAMPS,
    },
    listFields: SELECTIONS.locations.list,
    recordFields: SELECTIONS.locations.record,
  }),

  departments: resource<contract.DepartmentSortColumn>({
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
    sortColumns: {
      name: 'name',
      locations: 'locations',
      'parent_department.name': 'parent_name',
      observation_count: 'observation_count',
      ...STAMPS,
    },
    listFields: SELECTIONS.departments.list,
    recordFields: SELECTIONS.departments.record,
  }),

  tasks: resource<contract.TaskSortColumn>({
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
    sortColumns: {
      name: 'name',
      departments: 'departments',
      locations: 'locations',
      observation_count: 'observation_count',
      ...STAMPS,
    },
    listFields: SELECTIONS.tasks.list,
    recordFields: SELECTIONS.tasks.record,
  }),

  campaigns: resource<contract.CampaignSortColumn>({
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
    listFields: SELECTIONS.campaigns.list,
    recordFields: SELECTIONS.campaigns.record,
  }),

  allobservations: resource<contract.ObservationSortColumn>({
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
    listFields: SELECTIONS.allobservations.list,
    recordFields: SELECTIONS.allobservations.record,
  }),

  gbslibrary: resource<contract.GbsVideoSortColumn>({
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
    sortColumns: {
      title: 'title',
      description: 'description',
      ...STAMPS,
    },
    listFields: SELECTIONS.gbslibrary.list,
    recordFields: SELECTIONS.gbslibrary.record,
  }),
}

export type ResourceName = keyof typeof RESOURCES

/** Checks the row's sort columns against the entity's enumeration. */
function resource<SortColumn extends string>(row: Resource<SortColumn>): Resource<SortColumn> {
  return row
}

/** How one entity speaks to the contract: a row of resources.ts. */
export interface Resource<SortColumn extends string = string> {
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
  /** The `source` of a list's column → the contract's sort column. */
  sortColumns: Record<string, SortColumn>
  listFields: string
  recordFields: string
}
