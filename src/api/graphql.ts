/** GraphQL documents as plain strings that carry the types of their data and variables. */
import type { Documents } from './generated/operations.ts'

/** A document's text; the property exists in the type only. */
export type TypedDocument<Data, Variables> = string & {
  readonly __types?: (variables: Variables) => Data
}

/**
 * Returns the document itself. Its types are generated from its text, so run `npm run generate` after a change;
 * constants in it must be plain template literals.
 */
export const graphql = <const Text extends keyof Documents>(document: Text): Documents[Text] =>
  document
