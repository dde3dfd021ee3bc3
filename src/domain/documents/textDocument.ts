/** A text that people read, such as an article of the help or a legal page: data, without code. */

export interface TextDocument {
  title: string
  /** Day of the last change, YYYY-MM-DD; null: the text does not say. */
  changedOn: string | null
  blocks: readonly Block[]
}

export type Block =
  /** `id` is its anchor; null: it has none. */
  | { kind: 'heading'; level: number; id: string | null; text: Inlines }
  | { kind: 'paragraph'; text: Inlines }
  | { kind: 'list'; isOrdered: boolean; items: readonly Inlines[] }
  | { kind: 'terms'; terms: readonly Term[] }
  /** To be copied, line by line. */
  | { kind: 'example'; text: string }
  /** Sizes in pixels. */
  | { kind: 'picture'; address: string; alt: string; width: number; height: number }
  | NamedPart

/** A term and its meaning. */
export type Term = readonly [term: Inlines, meaning: Inlines]

/** Blocks whose name says what the page does with them, such as `when` or `principle`. */
export interface NamedPart {
  kind: 'part'
  name: string
  argument: string
  blocks: readonly Block[]
}

export type Inlines = readonly Inline[]

export type Inline =
  | string
  | StyledText
  | { kind: 'code'; text: string }
  | { kind: 'link'; to: string; text: Inlines }
  /** Written by the page, such as a list of levels. */
  | { kind: 'value'; name: string; argument: string }

export interface StyledText {
  kind: 'strong' | 'emphasis'
  text: Inlines
}

/** Returns the words alone. */
export const plainText = (inlines: Inlines): string =>
  inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline
      if (inline.kind === 'value') return ''
      return inline.kind === 'code' ? inline.text : plainText(inline.text)
    })
    .join('')
