/** Schemas of the sign-in and password forms. */
import { z } from 'zod'
import { message } from '../messages.ts'
import { cleanEmail } from '../normalForm.ts'

/** Maximum length of an e-mail address. */
export const EMAIL_LIMIT = 254

/** Maximum length of a password: hashing longer ones would only cost CPU time. */
export const PASSWORD_LIMIT = 200

export const signInFormSchema = z.object({
  email: z
    .string()
    .overwrite(cleanEmail)
    .min(1, message('emailRequired'))
    .max(EMAIL_LIMIT, message('emailInvalid')),
  password: z
    .string()
    .min(1, message('passwordRequired'))
    .max(PASSWORD_LIMIT, message('passwordTooLong')),
})

/** Longer than any code with spaces and hyphens. */
const CODE_LIMIT = 40

/** The second step of signing in, and every other form that takes a code of the second factor. */
export const codeFormSchema = z.object({
  code: z.string().trim().min(1, message('codeRequired')).max(CODE_LIMIT, message('codeWrong')),
})

/** Local part in ASCII, domain in any script. */
const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/iu

/** E-mail address of an account, as it is stored; shared by the user form and the form that requests a reset link. */
export const emailSchema = z
  .string()
  .overwrite(cleanEmail)
  .min(1, message('emailRequired'))
  .max(EMAIL_LIMIT, message('emailInvalid'))
  .pipe(z.email({ pattern: EMAIL_PATTERN, error: message('emailInvalid') }))

export const forgotPasswordFormSchema = z.object({ email: emailSchema })

/** The form that sets a new password. */
export const PASSWORD_MINIMUM = 8

/** Password that an account may have, wherever it is set. Spaces count, nothing is trimmed. */
export const newPasswordSchema = z
  .string()
  .min(PASSWORD_MINIMUM, message('passwordTooShort'))
  .max(PASSWORD_LIMIT, message('passwordTooLong'))

/** Both messages appear together, each on its own field. */
export const resetPasswordFormSchema = z
  .object({ password: newPasswordSchema, repeatPassword: z.string() })
  .superRefine(({ password, repeatPassword }, check) => {
    if (password === repeatPassword) return
    check.addIssue({
      code: 'custom',
      path: ['repeatPassword'],
      message: message('passwordsDiffer'),
    })
  })

/** Returns the first message of each refused field, as forms show them and BAD_INPUT names them. */
export const fieldErrors = (schema: z.ZodType, values: unknown): Record<string, string> => {
  const result = schema.safeParse(values)
  const errors: Record<string, string> = {}
  if (result.success) return errors
  for (const issue of result.error.issues) errors[issue.path.join('.')] ??= issue.message
  return errors
}
