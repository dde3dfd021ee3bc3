/** Makes a client large: people from a file, imported as the provider does it in the app. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { askServer, clientIdOf } from '../../e2e/support/serverCalls.ts'

/** Into the client of `member`. */
export async function importPeople(page: Page, people: number, member: string): Promise<void> {
  const clientId = await clientIdOf(page, member)
  const ask = <Data>(query: string, variables: object) =>
    askServer<{ asked: Data }>(page, PROVIDER, query, variables).then(({ asked }) => asked)
  const ended = async ({ id }: Job) => {
    for (;;) {
      const { state, error } = await ask<Job>(JOB, { id })
      if (state === 'DONE') return
      if (error) throw new Error(error)
      await wait(500)
    }
  }
  const file = fileOf(people)
  const { url, filename } = await ask<{ url: string; filename: string }>(LINK, {
    size: file.length,
  })
  const sent = await page.request.put(url, { data: file, headers: { 'content-type': 'text/csv' } })
  if (!sent.ok()) throw new Error(`The file was answered with ${sent.status()}.`)
  const check = await ask<Job>(CHECK, { input: { clientId, kind: 'USERS', filename } })
  await ended(check)
  await ended(await ask<Job>(CONFIRM, { id: check.id }))
}

const PROVIDER = 'provider@liftwise.example'

interface Job {
  id: string
  state: string
  error: string | null
}

const LINK = 'mutation ($size: Int!) { asked: getImportUrl(size: $size) { url filename } }'
const CHECK = 'mutation ($input: StartImportInput!) { asked: startImport(input: $input) { id } }'
const CONFIRM = 'mutation ($id: ID!) { asked: confirmImport(id: $id) { id } }'
const JOB = 'query ($id: ID!) { asked: exportJob(id: $id) { state error } }'

function fileOf(people: number): Buffer {
  const rows = Array.from({ length: people }, (_, at) => {
    const name = `${FIRST[at % FIRST.length]},${LAST[at % LAST.length]} ${at}`
    return `${name},person${at}@large.example,E${at},Client Observer,,`
  })
  const headers = 'firstname,lastname,email,employee_id,type,locations,departments'
  return Buffer.from([headers, ...rows, ''].join('\r\n'))
}

const FIRST = ['Anna', 'Bram', 'Chen', 'Dewi', 'Emil', 'Fatou', 'Goran', 'Hana', 'Ines', 'Jonas']
const LAST = ['Ahmed', 'Bakker', 'Costa', 'Dubois', 'Evans', 'Fischer', 'Garcia']
