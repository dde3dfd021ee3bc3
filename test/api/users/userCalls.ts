/** Documents for tests of users, and a new person to use them with. */
import { v7 as uuid } from 'uuid'
import { answered } from '#test/support/answered.ts'
import type { Actor } from '#test/support/api.ts'

const FIELDS = `id firstname lastname email employee_id title type is_account_enabled client_id
  client { company_name } user_has_full_location_access user_has_full_department_access
  locations { id name } departments { id name } observation_count observed_count
  created_at updated_at deleted_at`

export const CREATE_USER = `mutation ($input: UserInput!) { user: createUser(input: $input) { ${FIELDS} } }`
export const UPDATE_USER = `mutation ($id: ID!, $input: UserInput!, $expectedUpdatedAt: DateTime) {
  user: updateUser(id: $id, input: $input, expectedUpdatedAt: $expectedUpdatedAt) { ${FIELDS} } }`
export const ONE_USER = `query ($id: ID!) { user: getUserById(id: $id) { ${FIELDS} } }`
export const DELETE_USER = `mutation ($id: ID!) { user: deleteUser(id: $id) { id deleted_at } }`
export const DELETE_USERS = `mutation ($ids: [ID!]!) { bulkDeleteUsers(ids: $ids) }`
export const SET_PASSWORD = `mutation ($id: ID!, $password: String!) {
  resetUserPassword(id: $id, input: { password: $password }) }`

/** Minimal input of the form. */
export const newPerson = () => ({
  userLevel: 'CLIENT_USER',
  firstName: 'Sam',
  lastName: 'Okafor',
  email: `sam-${uuid()}@people.example`,
})

/** Returns the initial form values of an existing person. */
export async function formOf(who: Actor, id: string) {
  const user = await saveUser(who, ONE_USER, { id })
  const ids = (places: { id: string }[]) => places.map((place) => place.id)
  return {
    userLevel: user.type,
    firstName: user.firstname,
    lastName: user.lastname,
    email: user.email,
    locationIds: ids(user.locations),
    departmentIds: ids(user.departments),
    userHasFullLocationAccess: user.user_has_full_location_access,
    userHasFullDepartmentAccess: user.user_has_full_department_access,
    isAccountEnabled: user.is_account_enabled,
  }
}

export const saveUser = async (who: Actor, document: string, variables: object) =>
  (await answered(who.gql(document, variables))).user

/** undefined: the call was not refused. */
export async function errorOf(who: Actor, document: string, variables: object) {
  const { errors } = await who.gql(document, variables)
  return errors?.[0] && { ...errors[0].extensions, message: errors[0].message }
}
