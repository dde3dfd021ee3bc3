/** A document for Apollo, parsed once. */
import { parse } from 'graphql'
import type { DocumentNode } from 'graphql'

/** The operation is the first definition, as ra-data-graphql asks. */
export function parsed(document: string): DocumentNode {
  const known = documents.get(document)
  if (known) return known
  const node = parse(document)
  documents.set(document, node)
  return node
}

const documents = new Map<string, DocumentNode>()
