/** People of the big client sign in, one after the other. */
import { FACTORY_PASSWORD } from '#server/app/factories/buildUser.ts'
import { requestOf } from '../load/rawConnection.ts'
import { emailOf } from '../seed/seedRecords.ts'
import { BIG_CLIENT } from '../seed/seedSizes.ts'
import type { Operation } from './operation.ts'

export const LOGIN = `mutation ($loginData: LoginInput!) {
  login(loginData: $loginData) { access_token refresh_token }
}`

export const SIGN_IN: Operation = {
  name: 'sign-in',
  promised: '',
  as: null,
  // The password's hash is what takes the time.
  limit: null,
  prepare: async () => (connection, turn) => {
    const loginData = { email: emailOf(0, turn % BIG_CLIENT.users), password: FACTORY_PASSWORD }
    return connection.ask(requestOf(JSON.stringify({ query: LOGIN, variables: { loginData } })))
  },
}
