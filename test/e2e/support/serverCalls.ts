/** Calls to the running server with the tokens of a demo account or of a test's person. */
import type { Page } from 'playwright-core'
import type { KeptTokens } from './session.ts'

export const DEMO_PASSWORD = 'Liftwise-demo-1'

export async function logIn(
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
): Promise<KeptTokens> {
  const { login } = await post<{ login: KeptTokens }>(page, LOGIN, {
    loginData: { email, password },
  })
  return login
}

async function post<Data>(
  page: Page,
  query: string,
  variables: object,
  headers: Record<string, string> = {},
): Promise<Data> {
  const answer = await page.request.post('/graphql', { data: { query, variables }, headers })
  const { data, errors } = (await answer.json()) as Answer<Data>
  if (!data || errors) throw new Error(errors?.map(({ message }) => message).join() ?? 'No data')
  return data
}

const LOGIN = `mutation ($loginData: LoginInput!) {
  login(loginData: $loginData) { access_token refresh_token }
}`

interface Answer<Data> {
  data?: Data
  errors?: { message: string }[]
}

/** Calls the running server as a demo account, to prepare or compare data; the page's own session stays unchanged. */
export async function askServer<Data>(
  page: Page,
  email: string,
  query: string,
  variables: object = {},
): Promise<Data> {
  const { access_token } = await logIn(page, email)
  return post<Data>(page, query, variables, { authorization: `Bearer ${access_token}` })
}

export async function clientIdOf(page: Page, email: string): Promise<string> {
  const { me } = await askServer<{ me: { client_id: string } }>(page, email, '{ me { client_id } }')
  return me.client_id
}
