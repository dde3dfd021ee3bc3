/** The doctor's word on one subject: it is as it should be, worth knowing, or must be mended. */
export interface Finding {
  level: 'ok' | 'note' | 'mend'
  subject: Subject
  /** One or two sentences; those of 'mend' say what to do. */
  sentence: string
}

type Subject = 'Program' | 'Settings' | 'Database' | 'Work' | 'Files' | 'Mail' | 'Disk' | 'Memory'

export const ok = (subject: Subject, sentence: string): Finding => ({
  level: 'ok',
  subject,
  sentence,
})
export const note = (subject: Subject, sentence: string): Finding => ({
  level: 'note',
  subject,
  sentence,
})
export const mend = (subject: Subject, sentence: string): Finding => ({
  level: 'mend',
  subject,
  sentence,
})

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
  const code = 'code' in error ? String(error.code) : error.name
  return (error.message || code).replace(/\.$/, '')
}
