/** What no argument may exceed, whatever the operation: pages of 1 to 100 rows, lists of ids, nesting. */
import { badInput } from '#domain/errors.ts'

/** Rows of an import and frames of a video are counted, and checked, by what takes them. */
const EXEMPT_FIELDS = ['rows', 'keypoints']
const MAX_TAKE = 100
const MAX_ITEMS = 1_000
const MAX_TEXT_LENGTH = 100_000

export function checkArgumentLimits(value: unknown, name = 'input'): void {
  if (typeof value === 'string') {
    if (value.length > MAX_TEXT_LENGTH)
      throw badInput(name, `At most ${MAX_TEXT_LENGTH} characters.`)
    if (value.includes('\0')) throw badInput(name, 'A text holds no NUL character.')
  } else if (typeof value === 'number') {
    checkNumber(value, name)
  } else if (Array.isArray(value)) {
    if (value.length > MAX_ITEMS) throw badInput(name, `At most ${MAX_ITEMS} at once.`)
    for (const item of value) checkArgumentLimits(item, name)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      if (!EXEMPT_FIELDS.includes(key)) checkArgumentLimits(inner, key)
  }
}

function checkNumber(value: number, name: string): void {
  if (name === 'take' && (value < 1 || value > MAX_TAKE))
    throw badInput('take', `Take is a number from 1 to ${MAX_TAKE}.`)
  if (name === 'skip' && value < 0) throw badInput('skip', 'Skip is 0 or more.')
}
