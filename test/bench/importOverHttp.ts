/** Imports a file of people as the app does: sends it, has it checked, confirms, and looks now and then. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildUser, FACTORY_PASSWORD } from '#server/app/factories/buildUser.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { postGraphql, signedInAs, type Target } from './requests.ts'

interface SentImport {
  /** The server's port. */
  product: number
  databaseUrl: string
  /** Locations that the file names. */
  places: readonly string[]
  file: Buffer
}

export async function importOverHttp({
  product,
  databaseUrl,
  places,
  file,
}: SentImport): Promise<{ checkSeconds: number; importSeconds: number }> {
  const db = await openDatabase({ databaseUrl, dataDir: 'memory://', rowSecurity: 'writes' })
  const { email } = await buildUser(db, { type: 'PROVIDER_SUPER_USER' })
  const { id: clientId } = await buildClient(db)
  for (const name of places) await buildLocation(db, { client_id: clientId, name })
  await db.close()
  return importSheet(await signedInAs(product, { email, password: FACTORY_PASSWORD }), {
    clientId,
    file,
  })
}

export async function importSheet(
  provider: Target,
  { clientId, file }: { clientId: string; file: Buffer },
): Promise<{ checkSeconds: number; importSeconds: number }> {
  const ask = async (query: string) =>
    JSON.parse(await postGraphql(provider, JSON.stringify({ query }))).data.asked
  const ended = async (id: string) => {
    const began = performance.now()
    for (;;) {
      const { state, error } = await ask(`{ asked: exportJob(id: "${id}") { state error } }`)
      if (state === 'DONE') return (performance.now() - began) / 1_000
      if (error) throw new Error(error)
      await wait(500)
    }
  }
  const { url, filename } = await ask(
    `mutation { asked: getImportUrl(size: ${file.length}) { url filename } }`,
  )
  const { pathname, search } = new URL(url, 'http://127.0.0.1')
  const sent = await fetch(`http://127.0.0.1:${provider.port}${pathname}${search}`, {
    method: 'PUT',
    headers: { 'content-type': 'text/csv' },
    body: new Uint8Array(file),
  })
  if (!sent.ok) throw new Error(`The file was answered with ${sent.status}.`)
  const check = await ask(
    `mutation { asked: startImport(input: { clientId: "${clientId}", kind: USERS, filename: "${filename}" }) { id } }`,
  )
  const checkSeconds = await ended(check.id)
  const confirmed = await ask(`mutation { asked: confirmImport(id: "${check.id}") { id } }`)
  return { checkSeconds, importSeconds: await ended(confirmed.id) }
}

/** A file of people for the measurement of imports, as a company might send it. */
export const PLACES = 200

export const placeName = (at: number): string => `Location ${at % PLACES}`

/** Every second person works at one place, every tenth observes. */
export function importedSheet(people: number): Buffer {
  const tag = randomUUID().slice(0, 8)
  const rows = Array.from({ length: people }, (_, at) => {
    const type = at % 10 === 0 ? 'CLIENT_OBSERVER' : 'CLIENT_USER'
    const place = at % 2 ? placeName(at) : ''
    return `Robin${at % 977},Example${at % 1999},person${at}.${tag}@large.example,E${at},${type},${place},`
  })
  const headers = 'firstname,lastname,email,employee_id,type,locations,departments'
  return Buffer.from([headers, ...rows, ''].join('\r\n'))
}

/**
 * The body of a call that imports rows of the kind: people, or places each inside the one before in tens. Another call with
 * the same tag changes nothing.
 */
export function importCall(
  kind: string,
  { clientId, rows: count, tag }: { clientId: string; rows: number; tag: string },
): string {
  const rows = Array.from({ length: count }, (_, at) =>
    kind === 'Users'
      ? {
          firstname: `Robin${at % 977}`,
          lastname: `Example${at % 1999}`,
          email: `person${at}.${tag}@large.example`,
          type: 'CLIENT_USER',
          ...(at % 2 ? { locations: [placeName(at)] } : {}),
        }
      : {
          name: `${kind} ${tag} ${at}`,
          ...(at % 10 ? { parent: `${kind} ${tag} ${at - (at % 10)}` } : {}),
          ...(kind === 'Departments' && at % 2 ? { locations: [placeName(at)] } : {}),
        },
  )
  return JSON.stringify({
    query: `mutation ($input: Import${kind}Input!) {
      asked: import${kind}(input: $input) { created updated problems: errors { row column message } }
    }`,
    variables: { input: { clientId, rows } },
  })
}
