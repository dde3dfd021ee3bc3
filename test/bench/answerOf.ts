/** Asks the product over HTTP, once. */
import { type Agent, request } from 'node:http'
import { LOGIN } from './operations/signIn.ts'

export interface Target {
  host: string
  port: number
  path: string
  headers: Record<string, string>
}

/** Any answer but 200 without errors rejects. */
export function postGraphql(target: Target, body: string, agent?: Agent): Promise<string> {
  const headers = { ...target.headers, 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const sent = request({ ...target, method: 'POST', headers, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        const isGood = response.statusCode === 200 && !text.includes('"errors"')
        if (isGood) resolve(text)
        else reject(new Error(`Answered with ${response.statusCode}: ${text.slice(0, 300)}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Whose token goes with every request. */
export async function signedInAs(
  port: number,
  { email, password }: { email: string; password: string },
): Promise<Target> {
  const headers = { 'content-type': 'application/json' }
  const target: Target = { host: '127.0.0.1', port, path: '/graphql', headers }
  const body = JSON.stringify({ query: LOGIN, variables: { loginData: { email, password } } })
  const token = JSON.parse(await postGraphql(target, body)).data.login.access_token
  return { ...target, headers: { ...headers, authorization: `Bearer ${token}` } }
}
