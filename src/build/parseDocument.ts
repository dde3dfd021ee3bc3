/**
 * Reads a document from Markdown: paragraphs, lists, headings with an anchor (`## Contact {#contact}`), examples
 * of code, links and
 * pictures. Of our own are `::: name argument` … `:::` around blocks, `{{name argument}}` for what the page writes, and a
 * list of terms, whose items begin with `**Term:**`. Anything else is refused.
 */
import { Marked, type Token, type Tokens } from 'marked'
import type {
  Block,
  Inline,
  Inlines,
  StyledText,
  Term,
  TextDocument,
} from '../domain/documents/textDocument.ts'

type FindPicture = (name: string) => Promise<{ address: string; width: number; height: number }>

/** Throws with the file's name on what a document cannot hold. */
export async function parseDocument(
  source: string,
  file: string,
  findPicture: FindPicture,
): Promise<TextDocument> {
  try {
    const [, head = '', text = ''] = /^(?:---\n([\s\S]*?)\n---\n)?([\s\S]*)$/.exec(source) ?? []
    const [first, ...blocks] = await blocksOf(MARKDOWN.lexer(text), findPicture)
    const title = first?.kind === 'heading' && first.level === 1 ? first.text : []
    if (title.length !== 1 || typeof title[0] !== 'string') throw new Error('It has no title.')
    return {
      title: title[0],
      changedOn: /^changed: (\d{4}-\d\d-\d\d)$/m.exec(head)?.[1] ?? null,
      blocks,
    }
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error })
  }
}

/** Reads several documents of one file, each below a title with its name: `# Getting started {#start}`. */
export async function parseTopics(
  source: string,
  file: string,
  findPicture: FindPicture,
): Promise<Record<string, TextDocument>> {
  const topics = source.split(/^(?=# )/m).map(async (part): Promise<[string, TextDocument]> => {
    const [, name] = /^# .* \{#([\w-]+)\}\n/.exec(part) ?? []
    if (!name) throw new Error(`${file}: A topic has no name: ${part.slice(0, 40)}`)
    return [name, await parseDocument(part, file, findPicture)]
  })
  return Object.fromEntries(await Promise.all(topics))
}

interface NamedToken extends Tokens.Generic {
  name: string
  argument: string
}

const MARKDOWN = new Marked({
  extensions: [
    {
      name: 'part',
      level: 'block',
      start: (text) => /^:::/m.exec(text)?.index,
      tokenizer(text) {
        const found = /^::: (\w+) ?(.*)\n([\s\S]*?)\n:::(?:\n|$)/.exec(text)
        if (!found) return undefined
        const [raw, name, argument, inner = ''] = found
        return { type: 'part', raw, name, argument, tokens: this.lexer.blockTokens(inner, []) }
      },
    },
    {
      name: 'value',
      level: 'inline',
      start: (text) => text.indexOf('{{'),
      tokenizer(text) {
        const found = /^\{\{(\w+) ?([^{}]*)\}\}/.exec(text)
        return found
          ? { type: 'value', raw: found[0], name: found[1], argument: found[2] }
          : undefined
      },
    },
  ],
})

async function blocksOf(tokens: Token[], findPicture: FindPicture): Promise<Block[]> {
  const blocks: Block[] = []
  for (const token of tokens) {
    if (token.type === 'part') {
      const { name, argument, tokens: inner = [] } = token as NamedToken
      blocks.push({ kind: 'part', name, argument, blocks: await blocksOf(inner, findPicture) })
    } else if (token.type === 'paragraph' && isPicture(token as Tokens.Paragraph)) {
      const { href, text } = (token as Tokens.Paragraph).tokens[0] as Tokens.Image
      if (!text) throw new Error(`The picture ${href} has no text for those who do not see it.`)
      blocks.push({ kind: 'picture', alt: text, ...(await findPicture(href)) })
    } else if (token.type !== 'space') blocks.push(blockOf(token))
  }
  return blocks
}

const isPicture = ({ tokens }: Tokens.Paragraph) =>
  tokens.length === 1 && tokens[0]?.type === 'image'

function blockOf(token: Token): Block {
  if (token.type === 'heading') return headingOf(token as Tokens.Heading)
  if (token.type === 'paragraph')
    return { kind: 'paragraph', text: inlinesOf((token as Tokens.Paragraph).tokens) }
  if (token.type === 'code') return { kind: 'example', text: (token as Tokens.Code).text }
  if (token.type !== 'list') throw new Error(`It cannot hold this: ${token.raw}`)
  const { ordered, items } = token as Tokens.List
  const lines = items.map(inlinesOfItem)
  return lines.every(isTerm)
    ? { kind: 'terms', terms: lines.map(termOf) }
    : { kind: 'list', isOrdered: ordered, items: lines }
}

function headingOf({ depth, tokens }: Tokens.Heading): Block {
  const text = inlinesOf(tokens)
  const last = text.at(-1)
  const anchor = / \{#([\w-]+)\}$/.exec(wordsOf(last))
  return {
    kind: 'heading',
    level: depth,
    id: anchor?.[1] ?? null,
    text: anchor ? [...text.slice(0, -1), wordsOf(last).slice(0, anchor.index)] : text,
  }
}

const wordsOf = (inline: Inline | undefined) => (typeof inline === 'string' ? inline : '')

function inlinesOfItem({ tokens, raw }: Tokens.ListItem): Inlines {
  const [line, ...more] = tokens
  if (line?.type !== 'text' || more.length > 0) throw new Error(`A list has text only: ${raw}`)
  return inlinesOf((line as Tokens.Text).tokens ?? [])
}

const isTerm = ([first]: Inlines) =>
  typeof first === 'object' && first.kind === 'strong' && wordsOf(first.text.at(-1)).endsWith(':')

function termOf([first, ...meaning]: Inlines): Term {
  const term = (first as StyledText).text
  const withoutColon = [...term.slice(0, -1), wordsOf(term.at(-1)).slice(0, -1)].filter(Boolean)
  const [start, ...rest] = meaning
  return [
    withoutColon,
    typeof start === 'string' ? [start.trimStart(), ...rest].filter(Boolean) : meaning,
  ]
}

function inlinesOf(tokens: Token[]): Inlines {
  const inlines: Inline[] = []
  for (const inline of tokens.map(inlineOf)) {
    const before = inlines.at(-1)
    if (typeof inline === 'string' && typeof before === 'string')
      inlines[inlines.length - 1] = before + inline
    else inlines.push(inline)
  }
  return inlines
}

function inlineOf(token: Token): Inline {
  switch (token.type) {
    case 'text':
    case 'escape':
      return (token as Tokens.Text).text.replaceAll('\n', ' ')
    case 'strong':
      return { kind: 'strong', text: inlinesOf((token as Tokens.Strong).tokens) }
    case 'em':
      return { kind: 'emphasis', text: inlinesOf((token as Tokens.Em).tokens) }
    case 'codespan':
      return { kind: 'code', text: (token as Tokens.Codespan).text }
    case 'link': {
      const { href, tokens } = token as Tokens.Link
      return { kind: 'link', to: href, text: inlinesOf(tokens) }
    }
    case 'value': {
      const { name, argument } = token as NamedToken
      return { kind: 'value', name, argument }
    }
    default:
      throw new Error(`It cannot hold this: ${token.raw}`)
  }
}
