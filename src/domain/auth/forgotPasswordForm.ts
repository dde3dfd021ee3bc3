/** The form that asks where to send the reset link (spec 2). */
import { z } from 'zod'
import { MESSAGES } from '../messages.ts'
import { EMAIL_LIMIT } from './signInForm.ts'

/** An e-mail address as accounts have it; also of the user form. */
export const emailSchema = z
  .string()
  .trim()
  .min(1, MESSAGES.emailRequired)
  .max(EMAIL_LIMIT, MESSAGES.emailInvalid)
  .pipe(z.email(MESSAGES.emailInvalid))

export const forgotPasswordFormSchema = z.object({ email: emailSchema })

export type ForgotPasswordForm = z.infer<typeof forgotPasswordFormSchema>
