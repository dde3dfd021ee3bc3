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

/** Returns whether a gateway says that it does not reach the server. */
export const isGatewayFailure = (status: number): boolean => status >= 502 && status <= 504
