/** The user form. The rules on assigning levels are in roles.ts. */
import { z } from 'zod'
import { emailSchema } from '../auth/authForms.ts'
import { BESIDE_OTHER_ISSUES, flag, idList, optionalName } from '../forms/fieldRules.ts'
import { message } from '../messages.ts'
import { cleanName } from '../normalForm.ts'
import { ROLES } from '../roles.ts'

const personName = z
  .string()
  .overwrite(cleanName)
  .max(100, message('textTooLong', { max: 100 }))

/** The fields alone: an import of employee IDs has two of them. */
export const userFieldsSchema = z.object({
  userLevel: z.enum(ROLES, message('userLevelRequired')),
  firstName: personName,
  lastName: personName,
  email: emailSchema,
  employeeId: optionalName(100),
  locationIds: idList,
  departmentIds: idList,
  userHasFullLocationAccess: flag,
  userHasFullDepartmentAccess: flag,
  isAccountEnabled: flag,
  title: optionalName(100),
})

/** Some people have one name: either is enough. */
export const hasName = ({ firstName, lastName }: { firstName?: unknown; lastName?: unknown }) =>
  Boolean(firstName || lastName)

const NAME_RULE = {
  ...BESIDE_OTHER_ISSUES,
  path: ['firstName'],
  message: message('personNameRequired'),
}

export const userSchema = userFieldsSchema.refine(hasName, NAME_RULE)

/** Fields of a client's first super user. */
export const inviteeSchema = userFieldsSchema
  .pick({ firstName: true, lastName: true, email: true })
  .refine(hasName, NAME_RULE)
