/** Imports as the app makes them: upload, check and import of a file, or rows in a call. */
import type { ImportKind, ImportResult, Job } from '#api/generated/contract.ts'
import { answered } from '#test/support/answered.ts'
import { type Actor, actor, api } from '#test/support/api.ts'
import { putFile } from '#test/support/uploading.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { sql } from '#server/platform/db/sql.ts'

const { db } = await api()

const RESULT = 'created updated unchanged error_count errors { row column value message }'
const JOB = `id kind state progress rows_done rows_total error url file_name available_until is_check
  import_result { ${RESULT} moves { row name from to }
    changes { row record column from to } change_count warnings { row column value message } warning_count }
  client { id }`

export const CALLS = {
  getImportUrl: `mutation ($size: Int!) { getImportUrl(size: $size) { url filename } }`,
  startImport: `mutation ($input: StartImportInput!) { startImport(input: $input) { ${JOB} } }`,
  confirmImport: `mutation ($id: ID!, $invite: Boolean) { confirmImport(id: $id, invite: $invite) { ${JOB} } }`,
  exportJob: `query ($id: ID!) { exportJob(id: $id) { ${JOB} } }`,
  cancelJob: `mutation ($id: ID!) { cancelJob(id: $id) { ${JOB} } }`,
  importDepartments: `mutation ($input: ImportDepartmentsInput!) { importDepartments(input: $input) { ${RESULT} } }`,
  importLocations: `mutation ($input: ImportLocationsInput!) { importLocations(input: $input) { ${RESULT} } }`,
  importUsers: `mutation ($input: ImportUsersInput!) { importUsers(input: $input) { ${RESULT} } }`,
  importEmployeeIdsFromCsv: `mutation ($input: ImportEmployeeIdsFromCsvInput!) { importEmployeeIdsFromCsv(input: $input) { ${RESULT} } }`,
} as const

export interface ImportScenario {
  provider: Actor
  /** The client of the imported records, not the provider's own. */
  clientId: string
}

export async function openImportScenario(): Promise<ImportScenario> {
  const provider = await actor('PROVIDER_SUPER_USER')
  return { provider, clientId: (await buildClient(db)).id }
}

/** Returns the file name for startImport. */
export async function uploadImportFile(provider: Actor, content: string | Buffer): Promise<string> {
  const bytes = Buffer.from(content)
  const data = await answered(provider.gql(CALLS.getImportUrl, { size: bytes.length }))
  const status = await putFile(data.getImportUrl.url, bytes, 'text/csv')
  if (status !== 200) throw new Error(`The file was answered with ${status}.`)
  return data.getImportUrl.filename
}

export interface FileToImport extends ImportScenario {
  kind: ImportKind
  content: string | Buffer
  name?: string
  encoding?: string
}

/** Requests a check without running it. */
export async function requestCheck(file: FileToImport): Promise<Job> {
  const { provider, clientId, kind, content, name, encoding } = file
  const filename = await uploadImportFile(provider, content)
  const data = await answered(
    provider.gql(CALLS.startImport, {
      input: { clientId, kind, filename, name, encoding },
    }),
  )
  return data.startImport
}

export const readJob = async (provider: Actor, id: string): Promise<Job> =>
  (await answered(provider.gql(CALLS.exportJob, { id }))).exportJob

/** Returns the job after its check. */
export async function runCheck(file: FileToImport): Promise<Job> {
  const { id } = await requestCheck(file)
  await (await api()).drainBackgroundWork()
  return readJob(file.provider, id)
}

/** Returns the job after its import; the check must have found no problem. */
export async function runImport(file: FileToImport, invite = false): Promise<Job> {
  const check = await runCheck(file)
  const data = await answered(file.provider.gql(CALLS.confirmImport, { id: check.id, invite }))
  await (await api()).drainBackgroundWork()
  return readJob(file.provider, data.confirmImport.id)
}

/** Returns the result of an import of rows in a call. */
export const importRows = async (
  { provider, clientId }: ImportScenario,
  call: 'importDepartments' | 'importLocations' | 'importUsers' | 'importEmployeeIdsFromCsv',
  rows: object[],
): Promise<ImportResult> =>
  (await answered(provider.gql(CALLS[call], { input: { clientId, rows } })))[call]

export interface StoredUser {
  id: string
  firstname: string
  lastname: string
  email: string
  employee_id: string | null
  type: string
  title: string | null
  is_account_enabled: boolean
  allLocations: boolean
  allDepartments: boolean
  locations: string[]
  departments: string[]
}

/** Returns the client's people by e-mail address, with the names of their places. */
export async function storedUsers(clientId: string): Promise<StoredUser[]> {
  return db.sql<StoredUser>(
    { clientId },
    (
      tenantFilter,
    ) => sql`select u.id, u.firstname, u.lastname, u.email, u.employee_id, u.type, u.title, u.is_account_enabled,
          u.user_has_full_location_access as "allLocations", u.user_has_full_department_access as "allDepartments",
          array(select p.name from user_locations k join locations p on p.client_id = k.client_id and p.id = k.location_id
            where k.client_id = u.client_id and k.user_id = u.id order by 1) as locations,
          array(select p.name from user_departments k join departments p on p.client_id = k.client_id and p.id = k.department_id
            where k.client_id = u.client_id and k.user_id = u.id order by 1) as departments
        from users u where ${tenantFilter('u')} and u.deleted_at is null order by u.email`,
  )
}

export interface StoredPlace {
  id: string
  name: string
  parent: string | null
  locations: string[]
}

/** Returns the client's places by name, with their parents' names. */
export async function storedPlaces(
  clientId: string,
  table: 'locations' | 'departments',
): Promise<StoredPlace[]> {
  return db.sql<StoredPlace>(
    { clientId },
    (tenantFilter) => sql`select p.id, p.name, a.name as parent,
          array(select l.name from department_locations k join locations l on l.client_id = k.client_id and l.id = k.location_id
            where k.client_id = p.client_id and k.department_id = p.id order by 1) as locations
        from ${sql.table(table)} p left join ${sql.table(table)} a on a.client_id = p.client_id and a.id = p.parent_id
        where ${tenantFilter('p')} and p.deleted_at is null order by p.name, a.name`,
  )
}

export const csv = (...lines: string[]): string => `${lines.join('\r\n')}\r\n`
