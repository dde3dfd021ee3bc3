/** The login mutation of spec 7, light enough for the sign-in page: no GraphQL client, no react-admin. */
import { MESSAGES } from '#domain/messages.ts'
import { GRAPHQL_ENDPOINT } from '../data/postGraphql.ts'
import { tokenStore } from '../data/tokenStore.ts'

/** Stores both tokens. Throws an error with the message to show: the server's first one. */
export async function signIn(loginData: { email: string; password: string }): Promise<void> {
  const response = await fetch(GRAPHQL_ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: LOGIN, variables: { loginData } }),
  })
  const { data, errors } = (await response.json()) as LoginResponse
  if (!data?.login) throw new Error(errors?.[0]?.message ?? MESSAGES.unexpected)
  tokenStore.write({
    accessToken: data.login.access_token,
    refreshToken: data.login.refresh_token,
  })
}

interface LoginResponse {
  data?: { login?: { access_token: string; refresh_token: string } | null } | null
  errors?: { message: string }[]
}

const LOGIN = `mutation Login($loginData: LoginInput!) {
  login(loginData: $loginData) { access_token refresh_token }
}`
