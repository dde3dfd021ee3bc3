/** Whether a mail can be sent there at all. */
import { emailSchema } from '#domain/forgotPasswordForm.ts'

export const isEmailAddress = (address: string): boolean => emailSchema.safeParse(address).success
