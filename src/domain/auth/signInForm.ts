/** The sign-in form (spec 2); whether the password is right is the server's word alone. */
import { z } from 'zod'
import { MESSAGES } from '../messages.ts'

/** Characters that an e-mail address may have. */
export const EMAIL_LIMIT = 254

/** Characters of a password that are looked at: longer ones only keep the server busy. */
export const PASSWORD_LIMIT = 200

export const signInFormSchema = z.object({
  email: z.string().trim().min(1, MESSAGES.emailRequired).max(EMAIL_LIMIT, MESSAGES.emailInvalid),
  password: z
    .string()
    .min(1, MESSAGES.passwordRequired)
    .max(PASSWORD_LIMIT, MESSAGES.passwordTooLong),
})

export type SignInForm = z.infer<typeof signInFormSchema>
