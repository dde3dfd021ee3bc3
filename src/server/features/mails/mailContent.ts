/** The values of each kind of mail, named by its texts, and the type of the builders. */
import { z } from 'zod'
import type { MailKind } from '#domain/mails/mailKinds.ts'
import type { Role } from '#domain/roles.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { Translator } from '../../platform/texts/translator.ts'
import type { JobServices, QueuedJob } from '../../platform/queue/queue.ts'

/** Every mail has the receiver's `firstname` and the client's `company` besides. */
export interface MailValues {
  campaignReminder: {
    campaign: string
    /** '3 observations' */
    owed: string
    /** '5 observations' */
    required: string
    /** 'by 30 Nov 2026 (4 days left)' or 'no end date' */
    end: string
    /** Its name, 'Any task' or 'No access' */
    task: string
  }
  inactivityAlert: {
    /** '3 months' */
    months: string
    /** '4 people' */
    count: string
  }
  badLiftsAlert: {
    person: string
    /** '3 incorrect results in a row' or '1 incorrect result' */
    count: string
  }
  weeklySummary: SummaryValues
  monthlySummary: SummaryValues
  followUp: {
    subject: string
    /** Event and what the receiver can do: one or two sentences. */
    text: string
    task: string
    /** Principles to work on: 'Inside Base, Big Engines' or '' */
    principles: string
    due: string
  }
  taskAction: {
    subject: string
    /** Request to the receiver, or the overdue action. */
    text: string
    note: string
    due: string
  }
  followUpsOverdue: {
    /** '3 follow-ups are overdue' */
    count: string
  }
  commentMention: {
    /** A name, or 'Someone'. */
    author: string
    task: string
    text: string
  }
  savedView: {
    /** Its name. */
    view: string
    /** '16 to 22 Nov 2026' */
    period: string
    /** '420 observations' */
    total: string
    /** Number in the period: '42 observations' or 'no observations' */
    week: string
    /** '4 more than before (38); up from 67% correct' */
    change: string
  }
  passwordReset: object
  secondFactorRemoved: {
    /** 'You' or 'A super user' */
    by: string
  }
  /** No word of who invites: the address may be anybody's. */
  invitation: object
  exportFinished: {
    /** Company of the rows; the mail's may be another one. */
    company: string
    /** 'observations' */
    what: string
    /** '1,204 rows' */
    count: string
    /** '29 Nov 2026, 14:05' */
    until: string
  }
  auditLogChanged: object
  auditHashes: {
    /** '2026-11-27' */
    day: string
    /** '12 clients' */
    clients: string
    /** Compares the database with the file later. */
    command: string
  }
  helpRequest: { name: string; email: string; subject: string; message: string }
  helpRequestCopy: { subject: string; message: string }
}

/** A type alias, because an interface is not assignable to a record of values. */
type SummaryValues = {
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

/** Rows of the kinds that contain a list. */
export interface MailRows {
  /** `last`: '21 Aug 2026' or 'never'. */
  inactivityAlert: { person: string; last: string }
  /** `entry`: 'entry 7'. */
  auditLogChanged: { company: string; entry: string }
  /** Further figures below those of every summary. */
  weeklySummary: { label: string; value: string }
  monthlySummary: { label: string; value: string }
}

/** Values for the kind's template. */
export interface MailContent<K extends MailKind = MailKind> {
  values: MailValues[K]
  /** Rows of its list, if it has one. */
  rows?: K extends keyof MailRows ? MailRows[K][] : never
  /** Target of its button within the web app: /campaigns/7?clientId=3. */
  path: string
  attachment?: Mail['attachment']
}

/** A person with an enabled account, and their access to the mail's client. */
export interface MailRecipient {
  id: string
  firstname: string
  lastname: string
  email: string
  role: Role
  access: Access
  texts: Translator
}

/** Returns a string when the mail is no longer wanted: why. */
type MailBuilder<K extends MailKind, Payload = unknown> = (
  job: QueuedJob<Payload>,
  parts: JobServices,
  recipient: MailRecipient,
) => Promise<MailContent<K> | string>

/** A kind of mail with its builder. */
export interface MailDefinition<K extends MailKind = MailKind> {
  kind: K
  payload: z.ZodType
  build: MailBuilder<K>
}

/** Defines a kind of mail; `payload`: of its job, by default none. */
export const defineMail = <K extends MailKind, Payload = unknown>(definition: {
  kind: K
  payload?: z.ZodType<Payload>
  build: MailBuilder<K, Payload>
}): MailDefinition<K> => ({
  payload: z.unknown(),
  ...definition,
  build: definition.build as MailBuilder<K>,
})
