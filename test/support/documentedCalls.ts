/** Returns the body that each curl of a document sends with `--data`. */
export const documentedCalls = (markdown: string): DocumentedCall[] =>
  [...markdown.matchAll(/--data '([^']+)'/g)].map(
    ([, body = '']) => JSON.parse(body) as DocumentedCall,
  )

interface DocumentedCall {
  query: string
  variables: Record<string, unknown>
}
