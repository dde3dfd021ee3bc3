import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readSettings } from '../../platform/settings/settings.ts'
import { checkSettings } from './checkSettings.ts'

const folder = mkdtempSync(join(tmpdir(), 'liftwise-doctor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** An installation on the internet with nothing to mend. */
const PUBLIC = {
  DATA_DIR: folder,
  DATABASE_URL: 'postgres://liftwise@db/liftwise',
  TOKEN_SECRET: 'k3vU9-b0Wq7_zXy4Rt8mNp2Lc6Df1GhJ',
  PUBLIC_URL: 'https://lift.example',
  TRUST_PROXY: '1',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'no-reply@lift.example',
  HELP_EMAIL: 'help@lift.example',
}

const toMend = (environment: Record<string, string>): string[] =>
  checkSettings(readSettings(environment))
    .filter(({ level }) => level === 'mend')
    .map(({ sentence }) => sentence)

it('[48.4] the doctor finds nothing to mend in the settings of a trial and of a public installation', () => {
  expect(toMend({ DATA_DIR: folder })).toEqual([])
  expect(toMend(PUBLIC)).toEqual([])
})

it.each([
  [{ HOST: '0.0.0.0', PUBLIC_URL: '' }, /^Links in mails lead to http:\/\/localhost:3000\./],
  [{ PUBLIC_URL: 'http://lift.example' }, /^Passwords travel unencrypted\./],
  [{ TRUST_PROXY: '' }, /^All callers look like the proxy/],
  [{ DEMO: 'on' }, /^The demo does not belong on a public address\. Set DEMO=off\.$/],
  [{ TOKEN_SECRET: 'changemechangemechangemechangeme' }, /^TOKEN_SECRET can be guessed\./],
  [{ SMTP_URL: '' }, /^Mails are not sent, but written to .* Set SMTP_URL\.$/],
  [{ MAIL_FROM: '' }, /^no-reply@liftwise\.example does not exist\. Set MAIL_FROM/],
  [{ HELP_EMAIL: '' }, /^help@liftwise\.example does not exist\. Set HELP_EMAIL/],
])('[48.4] the doctor says what to mend with %j', (change, sentence) => {
  expect(toMend({ ...PUBLIC, ...change })).toEqual([expect.stringMatching(sentence)])
})

it('[48.4] the doctor finds a secret that others can read', () => {
  readSettings({ DATA_DIR: folder })
  chmodSync(join(folder, 'token-secret'), 0o644)
  expect(toMend({ DATA_DIR: folder })).toEqual([expect.stringContaining('Call: chmod 600')])
})
