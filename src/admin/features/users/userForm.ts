/** The form of a user. */
import type { User } from '#api/generated/contract.ts'
import { NEW_USER, USER_FIELDS, userSchema } from '#domain/users/userForm.ts'
import type { UserValues } from '#domain/users/userForm.ts'
import type { FormConfig } from '../../parts/forms/formConfig.ts'

export const userFormConfig: FormConfig<UserValues, User> = {
  resource: 'users',
  schema: userSchema,
  fields: USER_FIELDS,
  defaultValues: () => NEW_USER,
  noun: 'user',
}
