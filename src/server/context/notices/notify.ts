/** Tells people of a client something in the app, and perhaps by a mail: each once for each cause. */
import { v7 as uuid } from 'uuid'
import { mayCall } from '#domain/access.ts'
import type { NotificationKind } from '#domain/enumerations.ts'
import type { MailJobKind } from '#domain/jobs/jobKinds.ts'
import { ROLES, type Role } from '#domain/roles.ts'
import type { TenantFilter, Transaction } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { NIL_UUID } from '../../platform/db/uuids.ts'
import { enqueue } from '../../platform/queue/queue.ts'

export interface Notice {
  clientId: string
  kind: NotificationKind
  /** The record that it is about. */
  subjectId: string
  /** The same one tells nobody twice. */
  cause: string
  /** null: nobody. */
  people: readonly (string | null)[]
  at: Date
  /** Values that the notice shows; a function where they differ between people. */
  payload?: object | ((person: string) => object)
  /** Id of a notice to one person; absent: a new one. */
  id?: string
  /** Condition on the alias `person`; absent: all of them see the subject. */
  sees?: (tenantFilter: TenantFilter) => Sql<boolean>
  /** Absent: no mail. By default it has the notice's subject, kind and cause. */
  mail?: { kind: MailJobKind; subjectId?: string; cause?: string }
}

/** In the client's transaction. A person of the provider is told in the app by a job, whose scope is wider. */
export async function notify(transaction: Transaction, notice: Notice): Promise<void> {
  const { clientId, kind, subjectId, cause, at, mail, payload = {} } = notice
  const people = [...new Set(notice.people)].filter((person) => person !== null)
  if (people.length === 0) return
  const rows = await insertNotices(transaction, { ...notice, people }, ROLES_TOLD)
  const others = rows.filter(({ isOfClient }) => !isOfClient).map(({ id }) => id)
  const keyed = `${kind} ${cause}`
  await enqueue(transaction, [
    ...rows.flatMap(({ id: userId, isTold }) =>
      mail && isTold
        ? [
            {
              clientId,
              kind: mail.kind,
              userId,
              subjectId: mail.subjectId ?? subjectId,
              cause: mail.cause ?? keyed,
              dueAt: at,
            },
          ]
        : [],
    ),
    ...(others.length === 0
      ? []
      : [
          {
            clientId,
            kind: 'notifyProvider' as const,
            subjectId,
            cause: keyed,
            payload: { kind, cause, people: others, content: payload },
            dueAt: at,
          },
        ]),
  ])
}

const ROLES_TOLD = ROLES.filter((role) => mayCall(role, 'myNotifications'))

interface ToldPerson {
  id: string
  isOfClient: boolean
  isTold: boolean
}

/** Tells those within the transaction's scope who have an account of one of the roles. */
export const insertNotices = (
  transaction: Transaction,
  {
    kind,
    subjectId,
    cause,
    people,
    at,
    sees = () => sql<boolean>`true`,
    payload = {},
    id = uuid(),
  }: Omit<Notice, 'clientId' | 'mail' | 'people'> & { people: readonly string[] },
  roles: readonly Role[],
): Promise<ToldPerson[]> =>
  transaction.sql<ToldPerson>(
    (tenantFilter) => sql`with named as (
          select * from unnest(${people.map((_, at) => (at === 0 ? id : uuid()))}::uuid[], ${people}::uuid[],
            ${people.map((person) => JSON.stringify(typeof payload === 'function' ? payload(person) : payload))}::jsonb[])
            as named (id, user_id, payload)
        ), told as (
          insert into notifications (client_id, id, user_id, kind, subject_id, occurrence, payload, created_at)
          select person.client_id, named.id, person.id, ${kind}::text, ${subjectId}::uuid, ${cause}::text, named.payload, ${at}::timestamptz
          from named join users person on person.id = named.user_id
          where ${tenantFilter('person')} and person.type = any(${roles}::text[]) and person.is_account_enabled
            and person.deleted_at is null and ${sees(tenantFilter)}
          on conflict do nothing returning user_id
        )
        select named.user_id as id, told.user_id is not null as "isTold",
          exists (select from users person where ${tenantFilter('person')} and person.id = named.user_id) as "isOfClient"
        from named left join told on told.user_id = named.user_id order by named.id`,
  )

interface Told extends Pick<Notice, 'subjectId' | 'cause'> {
  kinds: readonly NotificationKind[]
}

/** Takes back what people within the transaction's scope were told; `people`: those alone. */
export const removeNotices = (
  transaction: Transaction,
  { kinds, subjectId, cause }: Told,
  people: readonly string[] | null = null,
): Promise<unknown> =>
  transaction.run((tables) => {
    const notices = tables
      .remove('notifications')
      .where('subject_id', '=', subjectId)
      .where('occurrence', '=', cause)
      .where('kind', 'in', kinds)
    return people === null ? notices : notices.where('user_id', 'in', [...people, NIL_UUID])
  })

/** In the client's transaction. Takes back what people of the client were told, and by a job, what the provider's were. */
export async function withdrawNotices(
  transaction: Transaction,
  { clientId, at, ...told }: Told & Pick<Notice, 'clientId' | 'at'>,
): Promise<void> {
  await removeNotices(transaction, told)
  const { kinds, subjectId, cause } = told
  const withdrawal = `withdraw ${cause}`
  const payload = { kinds, cause }
  await enqueue(transaction, [
    { clientId, kind: 'withdrawFromProvider', subjectId, cause: withdrawal, payload, dueAt: at },
  ])
}

/** Returns which of the kinds a mail's notice is of, without their prefix; null: written by another version of the server. */
export const kindOfMail = <Kind extends string>(
  cause: string,
  prefix: string,
  kinds: readonly Kind[],
): Kind | null => kinds.find((kind) => cause.startsWith(`${prefix}${kind} `)) ?? null
