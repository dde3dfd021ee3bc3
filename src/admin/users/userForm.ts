/** The form of a user. */
import type { User } from '#api/generated/contract.ts'
import { NEW_USER, USER_FIELDS, userSchema } from '#domain/users/userForm.ts'
import type { UserValues } from '#domain/users/userForm.ts'
import type { FormSpec } from '../forms/formSpec.ts'

export const userForm: FormSpec<UserValues, User> = {
  resource: 'users',
  schema: userSchema,
  fields: USER_FIELDS,
  fresh: () => NEW_USER,
  noun: 'user',
}
