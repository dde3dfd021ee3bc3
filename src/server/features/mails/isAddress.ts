/** Whether a mail can be sent there at all. */
import { emailSchema } from '#domain/auth/forgotPasswordForm.ts'

export const isEmailAddress = (address: string): boolean => emailSchema.safeParse(address).success
