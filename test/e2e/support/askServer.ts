/** Asks the running server as somebody, past the screens: what a test compares with, or prepares. */
import type { Page } from 'playwright-core'
import { DEMO_PASSWORD } from './signIn.ts'

interface Answer<Data> {
  data?: Data
  errors?: { message: string }[]
}

/** As a demo account; nothing of the page's own session changes. */
export async function askServer<Data>(
  page: Page,
  email: string,
  query: string,
  variables: object = {},
): Promise<Data> {
  const loginData = { email, password: DEMO_PASSWORD }
  const { login } = await post<{ login: { access_token: string } }>(page, LOGIN, {
    loginData,
  })
  return post<Data>(page, query, variables, { authorization: `Bearer ${login.access_token}` })
}

export async function clientIdOf(page: Page, email: string): Promise<string> {
  const { me } = await askServer<{ me: { client_id: string } }>(page, email, '{ me { client_id } }')
  return me.client_id
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

const LOGIN = 'mutation ($loginData: LoginInput!) { login(loginData: $loginData) { access_token } }'
