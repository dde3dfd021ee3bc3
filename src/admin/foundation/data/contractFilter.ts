/** A list's filter as the address has it → as the contract has it: Booleans for words, one of them under another name. */
export function toApiFilter(filter: Record<string, unknown>): Record<string, unknown> {
  const { aiResultCorrect, internallyReviewed, ...rest } = filter
  return {
    ...rest,
    ...(aiResultCorrect === undefined ? {} : { isAiResultCorrect: toBoolean(aiResultCorrect) }),
    ...(internallyReviewed === undefined
      ? {}
      : { internallyReviewed: toBoolean(internallyReviewed) }),
  }
}

/** Anything but the two words stays as it is, so that the server refuses it by name. */
const toBoolean = (word: unknown) => (word === 'true' ? true : word === 'false' ? false : word)
