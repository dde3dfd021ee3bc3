/** Texts of imports as other programs write them: emoji, accents, apostrophes, and what does not show. */
import { expect, it } from 'vitest'
import { messages } from '#texts/en/messages.ts'
import {
  csv,
  importRows,
  openImportScenario,
  runCheck,
  runImport,
  storedUsers,
} from './importScenario.ts'

const scenario = await openImportScenario()

it('[12.9] half of an emoji in a row is a problem of its cell', async () => {
  const rows = [
    { name: 'Yard' },
    { name: 'Dock \uD83D' },
    { name: 'Gate', parent: 'Ya\0rd', row: 9 },
  ]
  const { errors } = await importRows(scenario, 'importLocations', rows)
  expect(errors).toMatchObject([
    { row: 3, column: 'name', value: 'Dock \uFFFD', message: messages.textNotStorable },
    { row: 9, column: 'parent', value: 'Ya\uFFFDrd', message: messages.textNotStorable },
    { row: 9, column: 'parent', message: '‘Ya\uFFFDrd’ does not exist.' },
  ])
})

it('[27.19] a file finds what exists, whatever way its accents and apostrophes are written', async () => {
  const fresh = { ...scenario, clientId: (await openImportScenario()).clientId }
  await runImport({
    ...fresh,
    kind: 'LOCATIONS',
    content: csv('name,parent', 'Börse,', 'O’Hara,Börse'),
  })
  const onAMac = csv(
    'name,parent',
    'Bo\u0308rse,',
    "O'HARA,BO\u0308RSE",
    'Gate,bo\u0308rse > O\u02BChara',
  )
  const check = await runCheck({ ...fresh, kind: 'LOCATIONS', content: onAMac })
  expect(check.import_result).toMatchObject({
    created: 1,
    updated: 1,
    unchanged: 1,
    error_count: 0,
  })
  const departments = csv('name,parent,locations', 'Pick,,Bo\u0308rse; O’Hara')
  const linked = await runCheck({ ...fresh, kind: 'DEPARTMENTS', content: departments })
  expect(linked.import_result).toMatchObject({ created: 1, error_count: 0 })
})

it('[27.11] rows that differ only in what does not show are doubles', async () => {
  const fresh = { ...scenario, clientId: (await openImportScenario()).clientId }
  const places = csv('name,parent', 'Börse O’Hara,', "Bo\u0308rse\u00A0o'hara\u200B,")
  const check = await runCheck({ ...fresh, kind: 'LOCATIONS', content: places })
  expect(check.import_result?.errors).toMatchObject([
    { row: 3, column: 'name', message: 'Row 2 has the same name and parent.' },
  ])
  const people = csv(
    'firstname,lastname,email,employee_id,type,locations,departments',
    'Uma,Novak,uma@bücher.example,N-7,Client User,,',
    'Uma,Novak,Uma@xn--bcher-kva.example\u200B,N-8,Client User,,',
    'Una,Novak,una@example.com,n-\u200B7\uFEFF,Client User,,',
  )
  const users = await runCheck({ ...fresh, kind: 'USERS', content: people })
  expect(users.import_result?.errors).toMatchObject([
    { row: 3, column: 'email', message: 'Row 2 has the same email.' },
    { row: 4, column: 'employee_id', message: 'Row 2 has the same employee ID.' },
  ])
})

it('[27.18] an employee ID that somebody has is theirs, whatever its case', async () => {
  const fresh = { ...scenario, clientId: (await openImportScenario()).clientId }
  const head = 'firstname,lastname,email,employee_id,type,locations,departments'
  const uma = 'Uma,Novak,uma-7@example.com,N-7,Client User,,'
  await runImport({ ...fresh, kind: 'USERS', content: csv(head, uma) })
  const taken = csv(head, 'Una,Novak,una-7@example.com,n-7,Client User,,')
  const check = await runCheck({ ...fresh, kind: 'USERS', content: taken })
  expect(check.import_result?.errors).toMatchObject([
    { row: 2, column: 'employee_id', value: 'N-7', message: messages.employeeIdTaken },
  ])
  const respelled = csv('email,employee_id', ' UMA-7@example.com\u200B,n-7')
  await runImport({ ...fresh, kind: 'EMPLOYEE_IDS', content: respelled })
  expect(await storedUsers(fresh.clientId)).toMatchObject([{ employee_id: 'n-7' }])
})
