/** Returns the answer of a call that must not be refused. */
import { expect } from 'vitest'
import type { Answer } from './api.ts'

export async function answered(call: Promise<Answer>): Promise<Answer['data']> {
  const { data, errors } = await call
  expect(errors, errors?.[0]?.message).toBeUndefined()
  return data
}
