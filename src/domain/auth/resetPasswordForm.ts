/** The form that sets a new password (spec 5). */
import { z } from 'zod'
import { MESSAGES } from '../messages.ts'
import { PASSWORD_LIMIT } from './signInForm.ts'

export const PASSWORD_MINIMUM = 8

/** A password that an account may get, wherever it is set. Spaces count, nothing is trimmed. */
export const newPasswordSchema = z
  .string()
  .min(PASSWORD_MINIMUM, MESSAGES.passwordTooShort)
  .max(PASSWORD_LIMIT, MESSAGES.passwordTooLong)

/** Both messages are told at once, each on its own field. */
export const resetPasswordFormSchema = z
  .object({ password: newPasswordSchema, repeatPassword: z.string() })
  .superRefine(({ password, repeatPassword }, check) => {
    if (password === repeatPassword) return
    check.addIssue({ code: 'custom', path: ['repeatPassword'], message: MESSAGES.passwordsDiffer })
  })

export type ResetPasswordForm = z.infer<typeof resetPasswordFormSchema>
