/** Examines settings that are valid each by itself, but do not fit together or do not fit the internet. */
import { existsSync, statSync } from 'node:fs'
import { secretPath } from '../../platform/settings/secrets.ts'
import { isOwnMachine } from '#domain/ownMachine.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { type Finding, mend, mendWhere, note, ok } from './finding.ts'

export function checkSettings(settings: Settings): Finding[] {
  const problems = [
    ...(isPublic(settings) ? checkPublicAddress(settings) : []),
    ...checkSecret(settings),
    ...checkMailSettings(settings),
  ]
  if (problems.some(({ level }) => level === 'mend')) return problems
  return [ok('Settings', `They are valid; the address is ${settings.publicUrl}.`), ...problems]
}

/** True if other machines reach the server. */
const isPublic = ({ host, publicUrl }: Settings): boolean =>
  !isOwnMachine(host) || !isOwnMachine(new URL(publicUrl).hostname)

function checkPublicAddress({ publicUrl, trustProxy, demo }: Settings): Finding[] {
  const { protocol, hostname } = new URL(publicUrl)
  const isOwn = isOwnMachine(hostname)
  const isOpen = protocol === 'http:'
  return mendWhere('Settings', [
    [isOwn, `Links in mails lead to ${publicUrl}. Set PUBLIC_URL to the public address.`],
    [
      !isOwn && isOpen,
      'Passwords travel unencrypted. Put a proxy with https in front, and set PUBLIC_URL to its address.',
    ],
    [
      !isOwn && !isOpen && trustProxy === null,
      'All callers look like the proxy, so limits of one count for all. Set TRUST_PROXY, for example to 1 behind one proxy.',
    ],
    [demo, 'The demo does not belong on a public address. Set DEMO=off.'],
  ])
}

const FEWEST_DIFFERENT_CHARACTERS = 12

function checkSecret({ databaseUrl, dataDir, tokenSecret }: Settings): Finding[] {
  const path = secretPath(dataDir)
  if (databaseUrl === null && existsSync(path) && (statSync(path).mode & 0o077) !== 0)
    return [mend('Settings', `Others can read ${path}. Call: chmod 600 ${path}`)]
  if (databaseUrl !== null && new Set(tokenSecret).size < FEWEST_DIFFERENT_CHARACTERS)
    return [
      mend(
        'Settings',
        'TOKEN_SECRET can be guessed. Make a random one, for example with: openssl rand -base64 48',
      ),
    ]
  return []
}

function checkMailSettings(settings: Settings): Finding[] {
  const { smtpUrl, mailFrom, helpEmail, dataDir } = settings
  if (!smtpUrl) {
    const sentence = `Mails are not sent, but written to ${dataDir}/mail. Set SMTP_URL.`
    return [isPublic(settings) ? mend('Mail', sentence) : note('Mail', sentence)]
  }
  return Object.entries({ MAIL_FROM: mailFrom.address, HELP_EMAIL: helpEmail })
    .filter(([, address]) => address.endsWith('@liftwise.example'))
    .map(([name, address]) =>
      mend('Mail', `${address} does not exist. Set ${name} to an address of your own.`),
    )
}
