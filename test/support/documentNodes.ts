/** Every block and inline of a document, in order. */
import type { Block, Inline } from '#domain/documents/textDocument.ts'

export type DocumentNode = Block | Exclude<Inline, string>

export function documentNodes(value: unknown): DocumentNode[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(documentNodes)
  return 'kind' in value ? [value as DocumentNode, ...inner] : inner
}
