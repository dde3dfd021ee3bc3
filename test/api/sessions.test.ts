import { expect, it } from 'vitest'
import { account, actor, api, signIn } from '#test/support/api.ts'

const LOGIN = `mutation ($email: String!, $password: String!) {
  login(loginData: { email: $email, password: $password }) { access_token refresh_token }
}`
const ME = `{ me { id client_id type firstname lastname client { company_name can_pick_observer logo_url color } } }`

it('answers me with the signed-in person and their client', async () => {
  const observer = await actor('CLIENT_OBSERVER')
  const { data, errors } = await observer.gql(ME)
  expect(errors).toBeUndefined()
  expect(data.me).toMatchObject({
    id: observer.id,
    client_id: observer.client_id,
    type: 'CLIENT_OBSERVER',
  })
})
