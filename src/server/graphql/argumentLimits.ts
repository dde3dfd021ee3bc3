/** What no argument may exceed, whatever the operation: pages of 1 to 100 rows, lists of ids, nesting. */
import { badInput } from '#domain/errors.ts'

/** Rows of an import and frames of a video are counted, and checked, by what takes them. */
const COUNTED_ELSEWHERE = ['rows', 'keypoints']
const TAKE = 100
const ITEMS = 1_000
const TEXT = 100_000

export function checkArguments(value: unknown, name = 'input'): void {
  if (typeof value === 'string') {
    if (value.length > TEXT) throw badInput(name, `At most ${TEXT} characters.`)
    if (value.includes('\0')) throw badInput(name, 'A text holds no NUL character.')
  } else if (typeof value === 'number') {
    checkNumber(value, name)
  } else if (Array.isArray(value)) {
    if (value.length > ITEMS) throw badInput(name, `At most ${ITEMS} at once.`)
    for (const item of value) checkArguments(item, name)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      if (!COUNTED_ELSEWHERE.includes(key)) checkArguments(inner, key)
  }
}

function checkNumber(value: number, name: string): void {
  if (name === 'take' && (value < 1 || value > TAKE))
    throw badInput('take', `Take is a number from 1 to ${TAKE}.`)
  if (name === 'skip' && value < 0) throw badInput('skip', 'Skip is 0 or more.')
}
