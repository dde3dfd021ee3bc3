import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'liftwise-settings-'))
const secret = 'x'.repeat(32)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('[38.1] needs no setting at all: embedded, demo on, port 3000 on the own machine only', () => {
  const settings = readSettings({ DATA_DIR: folder })
  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    databasePoolSize: 16,
    statementSeconds: 30,
    longJobs: 1,
    publicUrl: 'http://127.0.0.1:3000',
    trustProxy: null,
    metricsPort: null,
    smtpUrl: null,
    helpEmail: 'help@liftwise.example',
    auditHashEmail: null,
    worker: true,
    s3: null,
    demo: true,
    demoAccounts: true,
    introspection: false,
    rowSecurity: 'writes',
  })
})

it('[38.2] makes a token secret once and keeps it where only its owner reads it', () => {
  const first = readSettings({ DATA_DIR: folder }).tokenSecret
  expect(readSettings({ DATA_DIR: folder }).tokenSecret).toBe(first)
  expect(readFileSync(join(folder, 'token-secret'), 'utf8')).toBe(first)
  expect(first.length).toBeGreaterThanOrEqual(64)
  expect(statSync(join(folder, 'token-secret')).mode & 0o077).toBe(0)
})

it('[38.21] a secret that was renamed is the previous one of a new secret', () => {
  const first = readSettings({ DATA_DIR: folder }).tokenSecret
  mkdirSync(join(folder, 'db'))
  renameSync(join(folder, 'token-secret'), join(folder, 'token-secret-previous'))
  const settings = readSettings({ DATA_DIR: folder })
  expect(settings.previousTokenSecret).toBe(first)
  expect(settings.tokenSecret).not.toBe(first)
  expect(readSettings({ DATA_DIR: folder, TOKEN_SECRET: first }).previousTokenSecret).toBeNull()
})

it('[38.1] seeds no demo into a database of its own, or behind a public address, unless requested', () => {
  const outside = { DATABASE_URL: 'postgres://u:p@db/liftwise', TOKEN_SECRET: secret }
  expect(readSettings(outside).demo).toBe(false)
  expect(readSettings({ ...outside, DEMO: 'on' }).demo).toBe(true)
  const proxied = { DATA_DIR: folder, PUBLIC_URL: 'https://lift.example' }
  expect(readSettings(proxied).demo).toBe(false)
  expect(readSettings({ ...proxied, DEMO: 'on' }).demo).toBe(true)
})

it.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['127.0.0.1.example.com', false],
])('[38.15] the demo’s accounts sign in at HOST %s: %s', (HOST, expected) => {
  const settings = { DATA_DIR: folder, HOST }
  expect(readSettings(settings).demoAccounts).toBe(expected)
  expect(readSettings({ ...settings, DEMO: 'off' }).demoAccounts).toBe(false)
})

it('[38.15] the demo’s accounts do not sign in behind a proxy that other machines reach', () => {
  const at = (PUBLIC_URL: string) => readSettings({ DATA_DIR: folder, PUBLIC_URL }).demoAccounts
  expect(at('https://lift.example')).toBe(false)
  expect(at('http://localhost:8080')).toBe(true)
  expect(at('http://[::1]:3000')).toBe(true)
})

it.each(['ab/c', '12/c', '1#c', 'a?c', '1?c', '9%zz'])(
  '[38.1] a password of the database or of the mail server that is not encoded, such as %s, is refused with what to write',
  (password) => {
    const addresses = (written: string) => ({
      DATABASE_URL: `postgres://liftwise:${written}@db/x`,
      SMTP_URL: `smtps://liftwise:${written}@mail.example`,
    })
    const encoded = addresses(encodeURIComponent(password))
    for (const [name, address] of Object.entries(addresses(password)))
      expect(() => readSettings({ ...encoded, [name]: address, TOKEN_SECRET: secret })).toThrow(
        new RegExp(`${name} .+; in its password '/' is written %2F, '#' %23`, 'u'),
      )
    expect(readSettings({ ...encoded, TOKEN_SECRET: secret })).toMatchObject({
      databaseUrl: encoded.DATABASE_URL,
      smtpUrl: encoded.SMTP_URL,
    })
  },
)

it('[48.30] reads any number of replicas of a PostgreSQL server', () => {
  const primary = { DATABASE_URL: 'postgres://db/x', TOKEN_SECRET: secret }
  const replicas = (more: object) => readSettings({ ...primary, ...more }).replicaUrls
  expect(replicas({})).toEqual([])
  expect(replicas({ DATABASE_REPLICA_URL: 'postgres://one/x, postgres://two/x' })).toEqual([
    'postgres://one/x',
    'postgres://two/x',
  ])
})

it('[38.1] reads the sender of emails as a name and an address', () => {
  const mailFrom = (text: string) => readSettings({ DATA_DIR: folder, MAIL_FROM: text }).mailFrom
  expect(mailFrom('Lift Ltd <no-reply@lift.example>')).toEqual({
    name: 'Lift Ltd',
    address: 'no-reply@lift.example',
  })
  expect(mailFrom('no-reply@lift.example')).toEqual({
    name: 'Liftwise',
    address: 'no-reply@lift.example',
  })
})

it('[10.31] reads the proxies in front of it as a number or as addresses and networks', () => {
  const proxies = (text: string) => readSettings({ DATA_DIR: folder, TRUST_PROXY: text }).trustProxy
  expect(proxies('2')).toBe(2)
  expect(proxies('10.0.0.0/8, 192.0.2.1,2001:db8::/32')).toEqual([
    '10.0.0.0/8',
    '192.0.2.1',
    '2001:db8::/32',
  ])
})

it('[38.11] leaves the job queue to others when a setting says so', () => {
  expect(readSettings({ DATA_DIR: folder, WORKER: 'off' }).worker).toBe(false)
})

it('[35.12] leaves a bucket’s CORS rules to its administrator by default', () => {
  const s3 = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  const settings = (more: object) => readSettings({ DATA_DIR: folder, ...s3, ...more })
  expect(settings({}).s3?.writeCorsRule).toBe(false)
  expect(settings({ S3_CORS: 'on' }).s3?.writeCorsRule).toBe(true)
})

it.each([
  [{ PORT: '70000' }, 'The setting PORT must be a port number from 0 to 65535.'],
  [{ HOST: 'a b' }, 'The setting HOST must be a host name or an address.'],
  [
    { DATABASE_URL: 'mysql://x' },
    "The setting DATABASE_URL must be an address that starts with postgres://; in its password '/' is written %2F, '#' %23, '?' %3F, '@' %40 and '%' %25.",
  ],
  [
    { DATABASE_URL: 'postgres://db/x' },
    'The setting TOKEN_SECRET is required when DATABASE_URL is set.',
  ],
  [
    { DATABASE_POOL_SIZE: '3' },
    'The setting DATABASE_POOL_SIZE must be a whole number from 4 to 500.',
  ],
  [
    { DATABASE_REPLICA_URL: 'postgres://db/x, elsewhere' },
    "The setting DATABASE_REPLICA_URL must be an address that starts with postgres://; in its password '/' is written %2F, '#' %23, '?' %3F, '@' %40 and '%' %25.",
  ],
  [
    { DATABASE_REPLICA_URL: 'postgres://db/x' },
    'The setting DATABASE_REPLICA_URL needs DATABASE_URL, of which it is a replica.',
  ],
  [{ TOKEN_SECRET: 'short' }, 'The setting TOKEN_SECRET must be at least 32 characters long.'],
  [
    { TOKEN_SECRET_PREVIOUS: 'short' },
    'The setting TOKEN_SECRET_PREVIOUS must be at least 32 characters long.',
  ],
  [
    { PUBLIC_URL: 'ftp://x' },
    'The setting PUBLIC_URL must be an address that starts with http:// or https://.',
  ],
  ...['yes', '0', '10', '10.0.0.300', '10.0.0.0/33', '10.0.0.1 10.0.0.2'].map(
    (TRUST_PROXY): [object, string] => [
      { TRUST_PROXY },
      'The setting TRUST_PROXY must be the number of proxies (1 to 9) or their addresses, separated by commas.',
    ],
  ),
  [
    { SMTP_URL: 'http://x' },
    "The setting SMTP_URL must be an address that starts with smtp:// or smtps://; in its password '/' is written %2F, '#' %23, '?' %3F, '@' %40 and '%' %25.",
  ],
  [{ HELP_EMAIL: 'help' }, 'The setting HELP_EMAIL must be an email address.'],
  [{ WORKER: 'no' }, "The setting WORKER must be 'on' or 'off'."],
  [{ S3_BUCKET: 'files' }, 'The setting S3_ENDPOINT is missing; S3 needs all of its settings.'],
  [{ S3_CORS: 'yes' }, "The setting S3_CORS must be 'on' or 'off'."],
  [{ DEMO: 'yes' }, "The setting DEMO must be 'on' or 'off'."],
  [{ NEWER_DATABASE: 'yes' }, "The setting NEWER_DATABASE must be 'refuse' or 'accept'."],
  [{ ROW_SECURITY: 'no' }, "The setting ROW_SECURITY must be 'writes' or 'everything'."],
])('[38.1] stops the start with a sentence that names the wrong setting: %j', (wrong, sentence) => {
  expect(() => readSettings({ DATA_DIR: folder, ...wrong })).toThrow(sentence)
})
