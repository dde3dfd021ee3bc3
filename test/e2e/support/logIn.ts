/** The tokens of a demo account or of a person made by a test, from the running server. */
import type { Page } from 'playwright-core'
import type { KeptTokens } from './sessionTokens.ts'

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

export async function post<Data>(
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
