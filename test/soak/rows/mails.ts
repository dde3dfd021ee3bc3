/** A mail server that defers, refuses or drops mails: none is lost, none is sent twice, and people need not wait. */
import { setTimeout as wait } from 'node:timers/promises'
import { DEMO_EMAILS } from '#server/app/demo/demoPeople.ts'
import { scriptedSmtp, type ScriptedSmtp, type SmtpReply } from '../../support/scriptedSmtp.ts'
import type { Finding, Soak, SoakRow } from '../soakRow.ts'
import { newCallLog, recordCall, refusalsOf } from '../support/callLog.ts'
import { NORTHWIND, signIn } from '../support/caller.ts'
import { checkLedger } from '../support/checkLedger.ts'
import { faultsOf, milliseconds, quantile } from '../support/figures.ts'
import { startWithClock } from '../support/movedProduct.ts'
import { HELP_MESSAGE, newLedger, requestHelp } from '../support/writers.ts'

export const mails: SoakRow = {
  name: 'mails',
  promise:
    'A deferred mail is sent later, once; a refused one is not tried again; a dropped one comes again with the same Message-ID; nobody waits for it',
  engines: ['embedded', 'postgres'],
  unit: 'help requests each',
  quick: 2,
  full: 30,
  run,
}

const REPLIES: Record<'defers' | 'refuses' | 'drops', SmtpReply> = {
  defers: { at: 'RCPT TO', code: 451, words: 'Greylisted, come back later' },
  refuses: { at: 'RCPT TO', code: 550, words: 'No such mailbox' },
  drops: 'lost',
}
const ANSWER_MS = 1_000

async function run({ count, install, onEnd, progress }: Soak): Promise<Finding> {
  const smtp = await scriptedSmtp()
  onEnd(smtp.close)
  const installation = await install({ settings: { SMTP_URL: smtp.url } })
  const product = await startWithClock(installation)
  const people = [...NORTHWIND, ...DEMO_EMAILS['Contoso Retail']]
  const callers = await Promise.all(people.map((email) => signIn(installation.port, email)))
  const ledger = newLedger()
  const calls = newCallLog()
  const faults: string[] = []
  for (const [what, reply] of Object.entries(REPLIES)) {
    smtp.replies.push(...Array.from({ length: 2 * count }, () => reply))
    const before = smtp.received.length
    for (let sent = 0; sent < count; sent += 1) {
      // People may ask for help five times in a quarter of an hour.
      if (sent > 0 && sent % callers.length === 0) await product.moveClock(LIMIT_MS)
      await recordCall(calls, () => requestHelp(callers[sent % callers.length]!, ledger))
    }
    await untilQuiet(smtp)
    for (let retry = 0; retry < RETRIES; retry += 1) {
      await product.moveClock(RETRY_MS)
      await untilQuiet(smtp)
    }
    const copies = copiesOf(smtp.received.slice(before))
    const numbers = [...copies.values()]
    progress(`${what}: ${numbers.length} mails, at most ${Math.max(0, ...numbers)} copies`)
    faults.push(...faultsOfCopies(what as keyof typeof REPLIES, numbers, 2 * count))
  }
  await product.stop()
  const [jobs] = await installation.query<{ open: number; failed: number }>(
    `select count(*) filter (where state in ('waiting', 'running'))::int as open,
      count(*) filter (where state = 'failed' and error like '%No such mailbox%')::int as failed
    from jobs where kind in ('mail.helpRequest', 'mail.helpRequestCopy')`,
  )
  return {
    figure: `${6 * count} mails; requests answered within ${milliseconds(quantile(calls.took, 0.95))} (95 %)`,
    faults: [
      ...faults,
      ...(await checkLedger(installation, ledger)),
      ...faultsOf(
        [ledger.helpRequests.length === 3 * count, `Requests failed: ${refusalsOf(calls)}.`],
        [jobs?.open === 0, `${jobs?.open} mails are still open.`],
        [jobs?.failed === 2 * count, `${jobs?.failed} of ${2 * count} refusals are on record.`],
        [quantile(calls.took, 0.95) <= ANSWER_MS, 'People had to wait.'],
      ),
    ],
  }
}

const LIMIT_MS = 16 * 60_000
/** Longer than the pause before the second attempt, and before the third. */
const RETRY_MS = 3 * 60_000
const RETRIES = 3
/** The worker looks for work each second. */
const QUIET_MS = 4_000

/** Resolves when no mail has come for a while. */
async function untilQuiet({ received, replies }: ScriptedSmtp): Promise<void> {
  for (let before = -1; before !== received.length + replies.length;) {
    before = received.length + replies.length
    await wait(QUIET_MS)
  }
}

/** Number of copies by Message-ID of help requests: at some hours the moved clock makes reminders due, too. */
function copiesOf(received: readonly string[]): Map<string, number> {
  const copies = new Map<string, number>()
  for (const mail of received.filter((one) => one.includes(HELP_MESSAGE))) {
    const id = /^Message-ID: (.+)$/im.exec(mail)?.[1] ?? 'none'
    copies.set(id, (copies.get(id) ?? 0) + 1)
  }
  return copies
}

/** A server that drops a mail after all of it has come has it, and cannot say so. */
const MAX_COPIES = { defers: 1, refuses: 0, drops: 3 }

function faultsOfCopies(
  what: keyof typeof REPLIES,
  copies: readonly number[],
  sent: number,
): string[] {
  const expected = what === 'refuses' ? 0 : sent
  return faultsOf(
    [copies.length === expected, `It ${what}: ${copies.length} of ${expected} mails came.`],
    [Math.max(0, ...copies) <= MAX_COPIES[what], `It ${what}: a mail came too often.`],
  )
}
