/** A list's filter as the address has it → as the contract has it: Booleans for words, one of them under another name. */
export function contractFilter(filter: Record<string, unknown>): Record<string, unknown> {
  const { aiResultCorrect, internallyReviewed, ...same } = filter
  return {
    ...same,
    ...(aiResultCorrect === undefined ? {} : { isAiResultCorrect: truth(aiResultCorrect) }),
    ...(internallyReviewed === undefined ? {} : { internallyReviewed: truth(internallyReviewed) }),
  }
}

/** Anything but the two words stays as it is, so that the server refuses it by name. */
const truth = (word: unknown) => (word === 'true' ? true : word === 'false' ? false : word)
