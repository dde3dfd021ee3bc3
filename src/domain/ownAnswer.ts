/**
 * The header of every answer of the server. An answer without it comes from something on the way, such as a web filter, a
 * proxy or the sign-in page of a guest network.
 */
export const OWN_ANSWER_HEADER = 'x-liftwise'

export const isOwnAnswer = ({
  headers,
}: {
  headers: { has: (name: string) => boolean }
}): boolean => headers.has(OWN_ANSWER_HEADER)
