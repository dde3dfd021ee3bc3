/** The doctor's word on one subject: it is as it should be, worth knowing, or must be mended. */
export interface Finding {
  level: 'ok' | 'note' | 'mend'
  subject: Subject
  /** One or two sentences; those of 'mend' say what to do. */
  sentence: string
}

type Subject =
  | 'Program'
  | 'Settings'
  | 'Database'
  | 'Work'
  | 'Files'
  | 'Backup'
  | 'Mail'
  | 'Disk'
  | 'Memory'

const findingOf =
  (level: Finding['level']) =>
  (subject: Subject, sentence: string): Finding => ({ level, subject, sentence })

export const ok = findingOf('ok')
export const note = findingOf('note')
export const mend = findingOf('mend')

/** Finds the sentences that hold, each something to mend. */
export const mendWhere = (
  subject: Subject,
  problems: readonly (readonly [holds: boolean, sentence: string])[],
): Finding[] => problems.filter(([holds]) => holds).map(([, sentence]) => mend(subject, sentence))

const CHECK_TIMEOUT_MS = 60_000

/** Returns what `check` finds; a failure, or no answer in a minute, is something to mend. */
export async function examine(
  subject: Subject,
  check: () => Promise<Finding[]>,
  advice: string,
): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in a minute')), CHECK_TIMEOUT_MS)
  })
  try {
    return await Promise.race([check(), tooLate])
  } catch (error) {
    return [mend(subject, `${reasonOf(error)}. ${advice}`)]
  } finally {
    clearTimeout(timer)
  }
}

/** Some errors of connections have a code and no message, and those of `fetch` say why in their cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return reasonOf(error.cause)
  const status = statusOf(error)
  // The store's client has no word for an answer without a body.
  if (error.name === 'UnknownError' && status !== null)
    return STATUS_REASONS[status] ?? `The store answered with status ${status}`
  const code = 'code' in error ? String(error.code) : error.name
  return (error.message || code).replace(/\.$/, '')
}

const STATUS_REASONS: Readonly<Record<number, string>> = {
  301: 'The bucket is in another region',
  403: 'The keys do not open the bucket',
  404: 'There is no such bucket',
}

function statusOf(error: Error): number | null {
  const metadata = '$metadata' in error ? error.$metadata : null
  return typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
    ? Number(metadata.httpStatusCode)
    : null
}
