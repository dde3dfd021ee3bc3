/** Measures calls of the product over HTTP beside the bare driver with the same SQL, in the same run. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Benched } from './benchedServer.ts'
import type { ListCall } from './listCalls.ts'
import { answerOf, underLoad, type Measured, type Target } from './underLoad.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4)
const CONNECTIONS = 16

const COLUMNS = `${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}${'a second'.padStart(9)}`
const HEADING = `${'Liftwise | bare driver | ratio'.padEnd(32)}${COLUMNS}  |${COLUMNS}  |${'ratio'.padStart(9)}`

/** Prints a line for each call; afterwards the client that was measured is at hand. */
export async function besideTheDriver(
  calls: readonly ListCall[],
  env: Record<string, string> = {},
): Promise<{ clientId: string }> {
  const server = fork(new URL('benchedServer.ts', import.meta.url), {
    env: { ...process.env, ...env },
  })
  try {
    const [benched] = (await once(server, 'message')) as [Benched]
    const product: Target = {
      host: '127.0.0.1',
      port: benched.product,
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
    }
    product.headers['authorization'] = `Bearer ${await signIn(product, benched)}`
    const bare: Target = { ...product, port: benched.bare }
    console.log(HEADING)
    for (const { name, query } of calls) {
      const load = { body: JSON.stringify({ query }), connections: CONNECTIONS, seconds: SECONDS }
      await answerOf(product, load.body)
      const limit = await underLoad({ ...load, target: bare })
      const ours = await underLoad({ ...load, target: product })
      console.log(lineOf(name, ours, limit))
    }
    return benched
  } finally {
    server.kill()
  }
}

async function signIn(product: Target, { email, password }: Benched): Promise<string> {
  const query = `mutation ($loginData: LoginInput!) { login(loginData: $loginData) { access_token } }`
  const body = JSON.stringify({ query, variables: { loginData: { email, password } } })
  return JSON.parse(await answerOf(product, body)).data.login.access_token
}

function lineOf(name: string, ours: Measured, limit: Measured): string {
  const number = (value: number, digits: number) => value.toFixed(digits).padStart(9)
  const of = ({ p50, p99, perSecond }: Measured) =>
    `${number(p50, 2)}${number(p99, 2)}${number(perSecond, 0)}`
  return `${name.padEnd(32)}${of(ours)}  |${of(limit)}  |${number(ours.perSecond / limit.perSecond, 2)}`
}
