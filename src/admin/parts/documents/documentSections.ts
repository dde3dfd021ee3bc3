/** Sections of a document: one for each heading with an anchor. */
import type { Block, Inlines } from '#domain/documents/textDocument.ts'

interface DocumentSection {
  /** Anchor in the URL. */
  id: string
  title: Inlines
  /** With its heading. */
  blocks: Block[]
}

/** Returns what stands before the first heading, and a section for each heading with an anchor. */
export function documentSections(blocks: readonly Block[]): {
  intro: Block[]
  sections: DocumentSection[]
} {
  const intro: Block[] = []
  const sections: DocumentSection[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.id)
      sections.push({ id: block.id, title: block.text, blocks: [block] })
    else (sections.at(-1)?.blocks ?? intro).push(block)
  }
  return { intro, sections }
}
