/** The mutations of imports, as `auditMutationsCalls` prepares them. */
import { v7 as uuid } from 'uuid'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { preparedAs, type AuditScenario, type Prepare } from './auditMutationsMaking.ts'
import { CALLS, runCheck, csv, uploadImportFile } from '../imports/importScenario.ts'

const FILE = csv('name,parent', `Imported ${uuid()},`)

const inCompany = ({ provider, client }: AuditScenario) => ({ provider, clientId: client.id })

const locationsFile = (of: AuditScenario) =>
  ({ ...inCompany(of), kind: 'LOCATIONS', content: FILE }) as const

const rows =
  (name: keyof typeof CALLS, row: (of: AuditScenario) => Promise<object>): Prepare =>
  async (of) =>
    preparedAs(of.provider, CALLS[name], {
      input: { clientId: of.client.id, rows: [await row(of)] },
    })

export const IMPORT_CALLS: Readonly<Record<string, Prepare>> = {
  getImportUrl: async ({ provider }) => preparedAs(provider, CALLS.getImportUrl, { size: 100 }),
  startImport: async (of) => {
    const filename = await uploadImportFile(of.provider, FILE)
    const input = { clientId: of.client.id, kind: 'LOCATIONS', filename }
    return preparedAs(of.provider, CALLS.startImport, { input })
  },
  confirmImport: async (of) => {
    const { id } = await runCheck(locationsFile(of))
    return preparedAs(of.provider, CALLS.confirmImport, { id })
  },
  importLocations: rows('importLocations', async () => ({ name: `Imported ${uuid()}` })),
  importDepartments: rows('importDepartments', async ({ north }) => ({
    name: `Imported ${uuid()}`,
    locations: [north.name],
  })),
  importUsers: rows('importUsers', async () => ({
    firstname: 'Iris',
    lastname: 'Imported',
    email: `${uuid()}@example.com`,
    type: 'CLIENT_USER',
  })),
  importEmployeeIdsFromCsv: rows('importEmployeeIdsFromCsv', async ({ db, of }) => ({
    email: (await buildUser(db, of)).email,
    employee_id: uuid(),
  })),
}
