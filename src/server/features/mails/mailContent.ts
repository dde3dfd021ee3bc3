/** What each kind of mail says of its matter: the values that templates/mail/<kind>.txt names, as phrases that fit it. */
import type { MailKind } from '#domain/mails/mailKinds.ts'
import type { Role } from '#domain/roles.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { JobServices, QueuedJob } from '../../platform/queue/queue.ts'

export interface MailValues {
  campaignReminder: {
    firstname: string
    company: string
    campaign: string
    /** '3 observations' */
    owed: string
    /** '5 observations' */
    required: string
    /** 'by 30 Nov 2026 (4 days left)' or 'no end date' */
    end: string
    /** Its name, or 'Any task' */
    task: string
  }
  inactivityAlert: {
    firstname: string
    company: string
    /** '3 months' */
    months: string
    /** '4 people' */
    count: string
  }
  badLiftsAlert: {
    firstname: string
    company: string
    person: string
    /** '3 incorrect observations in a row' or '1 incorrect observation' */
    count: string
  }
  weeklySummary: SummaryValues
  monthlySummary: SummaryValues
  passwordReset: { firstname: string }
  invitation: { firstname: string; company: string }
  exportFinished: {
    firstname: string
    company: string
    /** 'observations' */
    what: string
    /** '1,204 rows' */
    count: string
    /** '29 Nov 2026, 14:05' */
    until: string
  }
  helpRequest: { name: string; email: string; company: string; subject: string; message: string }
  helpRequestCopy: { firstname: string; subject: string; message: string }
}

/** A type, no interface: it may stand for any values. */
type SummaryValues = {
  firstname: string
  company: string
  /** '16 to 22 Nov 2026' or 'October 2026' */
  period: string
  /** '42 observations' or 'no observations' */
  observations: string
  /** '30' */
  correct: string
  /** '12' */
  incorrect: string
  /** '71%', or 'none to judge' */
  share: string
  /** 'up from 67%', or 'no observations to compare with' */
  change: string
}

/** Of the kinds that have a list: one of its lines. */
export interface MailRows {
  /** `last`: '21 Aug 2026' or 'never'. */
  inactivityAlert: { person: string; last: string }
  /** Further figures below those that every summary has. */
  weeklySummary: { label: string; value: string }
  monthlySummary: { label: string; value: string }
}

/** Fills the kind's text in templates/mail. */
export interface MailContent<K extends MailKind = MailKind> {
  values: MailValues[K]
  /** The lines of its list, where it has one. */
  rows?: K extends keyof MailRows ? MailRows[K][] : never
  /** Where its button leads, inside the web app: /campaigns/7?clientId=3. */
  path: string
}

/** Somebody with an account that is enabled, and what they may see in the mail's client. */
export interface MailRecipient {
  id: string
  firstname: string
  lastname: string
  email: string
  role: Role
  access: Access
}

/** A string: why the mail is no longer wanted. */
export type MailBuilder<K extends MailKind = MailKind> = (
  job: QueuedJob,
  parts: JobServices,
  recipient: MailRecipient,
) => Promise<MailContent<K> | string>

export type MailBuilders = { [K in MailKind]?: MailBuilder<K> }
