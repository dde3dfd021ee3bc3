/** Limits of the mails that one person's actions send, and of those that one person gets by them. */

/** Action of a person that sends mail to others. */
export type MailingAct =
  | 'comments'
  | 'changes of comments'
  | 'actions'
  | 'follow-ups'
  | 'invitations'

/** Acts of a kind by one person within an hour. */
export const MAILING_ACTS_AN_HOUR = 60

/** Mails within an hour to one address that acts of others cause; what is beyond stands in the app alone. */
export const MAILS_AN_HOUR_TO_ONE = 20
