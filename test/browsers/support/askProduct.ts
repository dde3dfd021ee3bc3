/** Asks the running product as an account of the demo, beside the browser. */
import { inject } from 'vitest'

export async function askProduct<Data>(
  email: string,
  query: string,
  variables: object = {},
): Promise<Data> {
  sessions[email] ??= post<Login>(
    `mutation ($loginData: LoginInput!) { login(loginData: $loginData) { access_token } }`,
    { loginData: { email, password: 'Liftwise-demo-1' } },
  ).then(({ login }) => login.access_token)
  return post(query, variables, { authorization: `Bearer ${await sessions[email]}` })
}

const sessions: Record<string, Promise<string>> = {}

interface Login {
  login: { access_token: string }
}

async function post<Data>(
  query: string,
  variables: object,
  headers: Record<string, string> = {},
): Promise<Data> {
  const response = await fetch(`${inject('address')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as {
    data?: Data
    errors?: { message: string }[]
  }
  if (!data || errors) throw new Error(errors?.map(({ message }) => message).join() ?? 'No data')
  return data
}
