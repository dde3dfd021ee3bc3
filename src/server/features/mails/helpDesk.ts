/** The one mail that goes to the provider's help desk instead of to a person with an account. */
import type { MailKind } from '#domain/mails/mailKinds.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { MailAddress } from '../../platform/mail/mailer.ts'

export const isForHelpDesk = (kind: MailKind): boolean => kind === 'helpRequest'

export const helpDeskAddress = ({ helpEmail }: Settings): MailAddress => ({
  name: 'Liftwise help',
  address: helpEmail,
})
