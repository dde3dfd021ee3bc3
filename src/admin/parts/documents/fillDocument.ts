/** Prepares a document for its reader: writes the values, and leaves out what is not for them. */
import type { Block, Inline, Inlines } from '#domain/documents/textDocument.ts'

export interface DocumentReader {
  /** Throws on a value that nobody knows. */
  valueOf: (name: string, argument: string) => string
  /** True if a link leads to what opens for the reader. */
  opens: (to: string) => boolean
  /** True if blocks with a condition are for the reader; default: all. */
  isMet?: (condition: string) => boolean
}

export function fillDocument(blocks: readonly Block[], reader: DocumentReader): Block[] {
  const { isMet = () => true } = reader
  const read = (inlines: Inlines) => inlines.map((inline) => fillInline(inline, reader))
  return blocks.flatMap((block): Block[] => {
    switch (block.kind) {
      case 'part': {
        const inner = () => fillDocument(block.blocks, reader)
        if (block.name !== 'when') return [{ ...block, blocks: inner() }]
        return isMet(block.argument) ? inner() : []
      }
      case 'paragraph':
        return isClosedLink(block.text, reader) ? [] : [{ ...block, text: read(block.text) }]
      case 'heading':
        return [{ ...block, text: read(block.text) }]
      case 'list':
        return [{ ...block, items: block.items.map(read) }]
      case 'terms':
        return [
          { ...block, terms: block.terms.map(([term, meaning]) => [read(term), read(meaning)]) },
        ]
      default:
        return [block]
    }
  })
}

/** True if it is nothing but a link to what does not open for the reader. */
const isClosedLink = ([link, ...more]: Inlines, { opens }: DocumentReader) =>
  more.length === 0 && typeof link === 'object' && link.kind === 'link' && !opens(link.to)

function fillInline(inline: Inline, reader: DocumentReader): Inline {
  if (typeof inline === 'string' || inline.kind === 'code') return inline
  if (inline.kind === 'value') return reader.valueOf(inline.name, inline.argument)
  const text = inline.text.map((one) => fillInline(one, reader))
  if (inline.kind !== 'link' || reader.opens(inline.to)) return { ...inline, text }
  return { kind: 'emphasis', text }
}
