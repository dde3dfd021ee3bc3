/** Reads the server's settings from the environment once; an invalid one gives an error that names it. */
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { isOwnMachine } from '#domain/ownMachine.ts'
import { DEFAULT_DATA_DIR } from './dataDir.ts'
import { loadOrCreateSecret, loadPreviousSecret } from './secrets.ts'

export interface Settings {
  port: number
  host: string
  /** Absolute path. */
  dataDir: string
  /** PostgreSQL connection string; null: the embedded database in `dataDir`. */
  databaseUrl: string | null
  /** Connection strings of streaming replicas of `databaseUrl`, which answer reads. */
  replicaUrls: string[]
  /** Maximum number of this process's connections to PostgreSQL, without those of the heavy worker. */
  databasePoolSize: number
  /** Longest statement on PostgreSQL, and longest pause in a transaction. */
  statementSeconds: number
  /** Number of exports and imports that a process that works runs at the same time, in one thread. */
  longJobs: number
  /** 'everything': row-level security on reads too; writes always have it. */
  rowSecurity: 'writes' | 'everything'
  /**
   * Proxies whose forwarding header names the caller: how many are in front of the server, or their addresses and
   * networks. null: none, the caller is who opened the connection.
   */
  trustProxy: number | string[] | null
  /** Without a trailing slash; the base of every link in a mail. */
  publicUrl: string
  /** Port of GET /metrics, on `host`; null: nothing is counted. */
  metricsPort: number | null
  tokenSecret: string
  /** The secret before a change: what it signed or encrypted still works. */
  previousTokenSecret: string | null
  /** From which pseudonyms are derived: the installation's first secret. */
  pseudonymSecret: string
  /** null: mails become .eml files in `dataDir`/mail. */
  smtpUrl: string | null
  mailFrom: { name: string; address: string }
  /** Recipient of help requests. */
  helpEmail: string
  /** Mailbox to which the last hash of each audit log is sent daily; null: nowhere. */
  auditHashEmail: string | null
  /** True if this process works on the job queue; if not, another process must. */
  worker: boolean
  /** null: files on disk in `dataDir`/files. */
  s3: S3Settings | null
  /** True to seed the demo when the database is empty. */
  demo: boolean
  /** True if accounts of the demo may sign in: never where other machines connect, as their password is public. */
  demoAccounts: boolean
  introspection: boolean
  /** True to start with a database that a later version has changed. */
  newerDatabase: 'refuse' | 'accept'
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

export interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** True to give a bucket without CORS rules the one that browser uploads need. */
  writeCorsRule: boolean
}

export function readSettings(environment: Record<string, string | undefined>): Settings {
  const provided = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = environmentSchema.safeParse(provided)
  if (!result.success) throw new Error(describeIssue(result.error.issues[0]))
  const parsed = result.data
  const embedded = parsed.DATABASE_URL === undefined
  if (!embedded && parsed.TOKEN_SECRET === undefined)
    throw new Error('The setting TOKEN_SECRET is required when DATABASE_URL is set.')
  if (embedded && parsed.DATABASE_REPLICA_URL.length > 0)
    throw new Error(
      'The setting DATABASE_REPLICA_URL needs DATABASE_URL, of which it is a replica.',
    )
  const dataDir = resolve(parsed.DATA_DIR)
  const publicUrl = (parsed.PUBLIC_URL ?? localUrl(parsed.HOST, parsed.PORT)).replace(/\/+$/, '')
  const tokenSecret = parsed.TOKEN_SECRET ?? loadOrCreateSecret(dataDir)
  const previousTokenSecret =
    parsed.TOKEN_SECRET_PREVIOUS ?? (embedded ? loadPreviousSecret(dataDir) : null)
  const hasDemo = embedded && isOwnMachine(new URL(publicUrl).hostname)
  const demo = (parsed.DEMO ?? (hasDemo ? 'on' : 'off')) === 'on'
  return {
    port: parsed.PORT,
    host: parsed.HOST,
    dataDir,
    databaseUrl: parsed.DATABASE_URL ?? null,
    replicaUrls: parsed.DATABASE_REPLICA_URL,
    databasePoolSize: parsed.DATABASE_POOL_SIZE,
    statementSeconds: parsed.DATABASE_STATEMENT_SECONDS,
    longJobs: parsed.LONG_JOBS,
    rowSecurity: parsed.ROW_SECURITY,
    trustProxy: parsed.TRUST_PROXY ?? null,
    publicUrl,
    metricsPort: parsed.METRICS_PORT ?? null,
    tokenSecret,
    previousTokenSecret: previousTokenSecret === tokenSecret ? null : previousTokenSecret,
    pseudonymSecret: tokenSecret,
    smtpUrl: parsed.SMTP_URL ?? null,
    mailFrom: parsed.MAIL_FROM,
    helpEmail: parsed.HELP_EMAIL,
    auditHashEmail: parsed.AUDIT_HASH_EMAIL ?? null,
    worker: parsed.WORKER === 'on',
    s3: readS3Settings(parsed),
    demo,
    demoAccounts: demo && isOwnMachine(parsed.HOST) && isOwnMachine(new URL(publicUrl).hostname),
    introspection:
      (parsed.INTROSPECTION ?? (parsed.NODE_ENV === 'development' ? 'on' : 'off')) === 'on',
    newerDatabase: parsed.NEWER_DATABASE,
    logLevel: parsed.LOG_LEVEL,
  }
}

const httpUrlSchema = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
})
const secretSchema = z.string().min(32, 'must be at least 32 characters long')
const onOffSchema = z.enum(['on', 'off'], { error: "must be 'on' or 'off'" })

const PORT_RULE = 'must be a port number from 0 to 65535'
const portSchema = z
  .string()
  .regex(/^\d{1,5}$/, PORT_RULE)
  .transform(Number)
  .refine((port) => port <= 65_535, PORT_RULE)

/** A worker needs several connections at a time: for its job, its lease and the job's streams. */
export const DEFAULT_POOL_SIZE = 16

const PASSWORD_RULE = "in its password '/' is written %2F, '#' %23, '?' %3F, '@' %40 and '%' %25"
const POSTGRES_URL_RULE = `must be an address that starts with postgres://; ${PASSWORD_RULE}`
const SMTP_URL_RULE = `must be an address that starts with smtp:// or smtps://; ${PASSWORD_RULE}`
const postgresUrlSchema = z
  .url({ protocol: /^postgres(ql)?$/, error: POSTGRES_URL_RULE })
  .refine(hasWholePassword, POSTGRES_URL_RULE)

/** Behind digits, as of a port, a sign that should be encoded ends the address early: what follows is no host. */
function hasWholePassword(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, password } = new URL(address)
  try {
    decodeURIComponent(password)
  } catch {
    return false
  }
  return username !== '' || !address.includes('@')
}

export const DEFAULT_STATEMENT_SECONDS = 30
/** Each needs its own connections, so that none waits for another one's. */
export const CONNECTIONS_OF_LONG_JOB = 4

const wholeNumber = (least: number, most: number, fallback: number) => {
  const rule = `must be a whole number from ${least} to ${most}`
  return z.coerce.number(rule).int(rule).min(least, rule).max(most, rule).default(fallback)
}

const environmentSchema = z.object({
  PORT: portSchema.default(3000),
  METRICS_PORT: portSchema.optional(),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default(DEFAULT_DATA_DIR),
  DATABASE_URL: postgresUrlSchema.optional(),
  DATABASE_REPLICA_URL: z
    .string()
    .transform((text) => text.split(',').map((url) => url.trim()))
    .pipe(z.array(postgresUrlSchema))
    .default([]),
  DATABASE_POOL_SIZE: wholeNumber(4, 500, DEFAULT_POOL_SIZE),
  DATABASE_STATEMENT_SECONDS: wholeNumber(5, 300, DEFAULT_STATEMENT_SECONDS),
  LONG_JOBS: wholeNumber(1, 8, 1),
  ROW_SECURITY: z
    .enum(['writes', 'everything'], { error: "must be 'writes' or 'everything'" })
    .default('writes'),
  TRUST_PROXY: z
    .string()
    .transform(parseProxies)
    .refine((proxies) => proxies !== null, {
      error: 'must be the number of proxies (1 to 9) or their addresses, separated by commas',
    })
    .optional(),
  PUBLIC_URL: httpUrlSchema.optional(),
  TOKEN_SECRET: secretSchema.optional(),
  TOKEN_SECRET_PREVIOUS: secretSchema.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: SMTP_URL_RULE })
    .refine(hasWholePassword, SMTP_URL_RULE)
    .optional(),
  MAIL_FROM: z
    .string()
    .default('Liftwise <no-reply@liftwise.example>')
    .transform(parseSender)
    .refine(({ address }) => z.email().safeParse(address).success, {
      error:
        "must be an email address, or a name and an address like 'Liftwise <no-reply@example.com>'",
    }),
  HELP_EMAIL: z.email('must be an email address').default('help@liftwise.example'),
  AUDIT_HASH_EMAIL: z.email('must be an email address').optional(),
  WORKER: onOffSchema.default('on'),
  S3_ENDPOINT: httpUrlSchema.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_CORS: onOffSchema.default('off'),
  DEMO: onOffSchema.optional(),
  INTROSPECTION: onOffSchema.optional(),
  NEWER_DATABASE: z
    .enum(['refuse', 'accept'], { error: "must be 'refuse' or 'accept'" })
    .default('refuse'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('warn'),
  NODE_ENV: z.string().optional(),
})

export const SETTING_NAMES: readonly string[] = Object.keys(environmentSchema.shape)

function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  return `The setting ${String(issue?.path[0])} ${issue?.message}.`
}

function parseSender(text: string): { name: string; address: string } {
  const parts = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text)
  return parts
    ? { name: parts[1] ?? '', address: parts[2]?.trim() ?? '' }
    : { name: 'Liftwise', address: text.trim() }
}

/** Returns null for what is neither a number of hops nor a list of addresses and networks such as 10.0.0.0/8. */
function parseProxies(text: string): number | string[] | null {
  if (/^[1-9]$/.test(text)) return Number(text)
  const proxies = text.split(',').map((proxy) => proxy.trim())
  return proxies.every(isAddressOrNetwork) ? proxies : null
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

function localUrl(host: string, port: number): string {
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

function readS3Settings(read: z.infer<typeof environmentSchema>): S3Settings | null {
  const required = {
    S3_ENDPOINT: read.S3_ENDPOINT,
    S3_BUCKET: read.S3_BUCKET,
    S3_ACCESS_KEY_ID: read.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: read.S3_SECRET_ACCESS_KEY,
  }
  const missing = Object.entries(required).flatMap(([name, value]) =>
    value === undefined ? [name] : [],
  )
  if (missing.length === 4) return null
  if (missing.length > 0)
    throw new Error(`The setting ${missing[0]} is missing; S3 needs all of its settings.`)
  return {
    endpoint: required.S3_ENDPOINT ?? '',
    region: read.S3_REGION,
    bucket: required.S3_BUCKET ?? '',
    accessKeyId: required.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: required.S3_SECRET_ACCESS_KEY ?? '',
    writeCorsRule: read.S3_CORS === 'on',
  }
}
