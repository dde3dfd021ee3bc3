/** Asks the running server as somebody, past the screens: what a test compares with, or prepares. */
import type { Page } from 'playwright-core'
import { logIn, post } from './logIn.ts'

/** As a demo account; nothing of the page's own session changes. */
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
