/** Imports of employee IDs: whom they are given to, and what they refuse. */
import { expect, it } from 'vitest'
import { v7 as uuid } from 'uuid'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { api } from '#test/support/api.ts'
import { importRows, openImportScenario, storedUsers } from './importScenario.ts'

const GOOD_EMPLOYEE_ID = { created: 0, updated: 0, unchanged: 0, error_count: 0, errors: [] }

it('[7.38] importEmployeeIdsFromCsv gives each person of the file an employee ID', async () => {
  const { db } = await api()
  const scenario = await openImportScenario()
  const tag = uuid()
  const email = (name: string) => `${name}.${tag}@example.com`
  const person = (name: string, more: object = {}) => ({
    firstname: name,
    lastname: 'Porter',
    email: email(name),
    type: 'CLIENT_USER',
    ...more,
  })
  const importUsers = (...rows: object[]) => importRows(scenario, 'importUsers', rows)
  const importIds = (...rows: object[]) => importRows(scenario, 'importEmployeeIdsFromCsv', rows)
  const elsewhere = await buildUser(db)
  await importUsers(person('Ann'), person('Bob', { employee_id: 'E2' }))
  const row = (name: string, employee_id?: string) => ({ email: email(name), employee_id })
  expect(await importIds(row('Ann', 'E2'), row('Bob', 'E9'))).toEqual({
    ...GOOD_EMPLOYEE_ID,
    updated: 2,
  })
  expect(await importIds(row('Ann', 'E2'), row('Bob', 'E9'))).toEqual({
    ...GOOD_EMPLOYEE_ID,
    unchanged: 2,
  })
  const { errors } = await importIds(
    row('Ann'),
    row('Nobody', 'E7'),
    { email: elsewhere.email, employee_id: 'E8' },
    row('Bob', 'E2'),
  )
  expect(errors.map(({ row: at, column, message }) => [at, column, message])).toEqual([
    [2, 'employee_id', 'Employee ID is required'],
    [3, 'email', 'There is no user with this email.'],
    [4, 'email', 'There is no user with this email.'],
    [5, 'employee_id', 'There is a user with this employee ID already.'],
  ])
  const ids = (await storedUsers(scenario.clientId)).map(({ employee_id }) => employee_id)
  expect(ids).toEqual(['E2', 'E9'])
})
