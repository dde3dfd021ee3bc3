/** The blocks of a document in plain HTML, because public pages load nothing else. */
import type { ComponentType, ReactNode } from 'react'
import type { Block, Inlines, NamedPart } from '#domain/documents/textDocument.ts'

export function DocumentBlocks({ blocks, ...shown }: DocumentBlocksProps) {
  return blocks.map((block, at) => <DocumentBlock key={at} block={block} {...shown} />)
}

interface Shown {
  /** Heading levels of the page itself: 1 makes `##` a third level. */
  headingsAbove?: number
  Link?: ComponentType<LinkProps>
  /** Shows blocks that have a name; without it they are shown as all others. */
  Part?: ComponentType<{ part: NamedPart }>
}

interface DocumentBlocksProps extends Shown {
  blocks: readonly Block[]
}

export interface LinkProps {
  to: string
  children: ReactNode
}

function DocumentBlock({ block, ...shown }: Shown & { block: Block }): ReactNode {
  const { headingsAbove = 0, Link = PlainLink, Part } = shown
  const text = (inlines: Inlines) => <DocumentText inlines={inlines} Link={Link} />
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level + headingsAbove}` as 'h2'
      return <Heading {...(block.id && { id: block.id })}>{text(block.text)}</Heading>
    }
    case 'paragraph':
      return <p>{text(block.text)}</p>
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      const items = block.items.map((item, at) => <li key={at}>{text(item)}</li>)
      return <List>{items}</List>
    }
    case 'terms':
      return (
        <dl>
          {block.terms.map(([term, meaning], at) => (
            <div key={at}>
              <dt>{text(term)}</dt>
              <dd>{text(meaning)}</dd>
            </div>
          ))}
        </dl>
      )
    case 'example':
      return (
        <pre translate="no">
          <code>{block.text}</code>
        </pre>
      )
    case 'picture': {
      const { address, alt, width, height } = block
      return <img src={address} alt={alt} width={width} height={height} loading="lazy" />
    }
    default:
      return Part ? <Part part={block} /> : <DocumentBlocks blocks={block.blocks} {...shown} />
  }
}

/** A line of a document. */
export function DocumentText({
  inlines,
  Link = PlainLink,
}: {
  inlines: Inlines
  Link?: ComponentType<LinkProps>
}): ReactNode {
  return inlines.map((inline, at) => {
    if (typeof inline === 'string') return inline
    if (inline.kind === 'code') return <code key={at}>{inline.text}</code>
    if (inline.kind === 'value') return null
    const inner = <DocumentText key={at} inlines={inline.text} Link={Link} />
    if (inline.kind === 'link')
      return (
        <Link key={at} to={inline.to}>
          {inner}
        </Link>
      )
    return inline.kind === 'strong' ? <strong key={at}>{inner}</strong> : <em key={at}>{inner}</em>
  })
}

const PlainLink = ({ to, children }: LinkProps) => <a href={to}>{children}</a>
