/** A text with nodes at some of its placeholders: a link, or a name in bold. */
import { Fragment, isValidElement, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { ArgumentsOf, TextKey } from '#texts/keys.ts'

export function RichText<Key extends TextKey>({ of, values }: RichTextProps<Key>) {
  const nodes: Record<string, ReactNode> = values
  const words = Object.entries(nodes).filter(([, value]) => !isValidElement(value))
  return useTranslate()(of, Object.fromEntries(words))
    .split(/%\{(\w+)\}/u)
    .map((part, at) => (at % 2 === 0 ? part : <Fragment key={part}>{nodes[part]}</Fragment>))
}

interface RichTextProps<Key extends TextKey> {
  of: Key
  values: Record<keyof NonNullable<ArgumentsOf<Key>[0]>, ReactNode>
}
