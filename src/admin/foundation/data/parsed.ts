/** A document for Apollo, parsed once. */
import { parse } from 'graphql'
import type { DocumentNode } from 'graphql'

/** The operation is the first definition, as ra-data-graphql asks. */
export function parseDocument(document: string): DocumentNode {
  const cached = parsedDocuments.get(document)
  if (cached) return cached
  const node = parse(document)
  parsedDocuments.set(document, node)
  return node
}

const parsedDocuments = new Map<string, DocumentNode>()
