/** Types of keys, and of what fills the placeholders of their texts; both are those of the English texts. */
import type { texts as app } from './en/app.ts'
import type { texts as pages } from './en/pages.ts'
import type { texts as publicPages } from './en/public.ts'

export type AppTexts = typeof publicPages & typeof app & typeof pages

/** Every key of a tree: 'list.pages'. */
export type KeyOf<Tree, Prefix extends string = ''> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? `${Prefix}${Name}`
    : KeyOf<Tree[Name], `${Prefix}${Name}.`>
}[keyof Tree & string]

/** Every part of a tree above texts: 'list'. */
export type BranchOf<Tree, Prefix extends string = ''> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? never
    : `${Prefix}${Name}` | BranchOf<Tree[Name], `${Prefix}${Name}.`>
}[keyof Tree & string]

type TextAt<Tree, Key extends string> = Key extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Tree
    ? TextAt<Tree[Name], Rest>
    : never
  : Key extends keyof Tree
    ? Tree[Key]
    : never

/** Names of the placeholders of a text; a text with plural forms needs `smart_count`. */
type PlaceholdersOf<Text> = Text extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest> | PluralOf<Text>
  : PluralOf<Text>

type PluralOf<Text> = Text extends `${string}||||${string}` ? 'smart_count' : never

/** Numbers are written as the language does; years and codes are given as text. */
export type TextValues<Names extends string = string> = Record<Names, string | number>

/** The second argument of `translate`: absent for texts without placeholders. */
export type ValuesOf<Tree, Key extends string> = [PlaceholdersOf<TextAt<Tree, Key>>] extends [never]
  ? []
  : [values: TextValues<PlaceholdersOf<TextAt<Tree, Key>>>]

export type TranslateOf<Tree> = <Key extends KeyOf<Tree>>(
  key: Key,
  ...values: ValuesOf<Tree, Key>
) => string

/** Key of a text of the web app. */
export type TextKey = KeyOf<AppTexts>
export type ArgumentsOf<Key extends TextKey> = ValuesOf<AppTexts, Key>
/** Key of a text without placeholders. */
export type PlainTextKey = {
  [Key in TextKey]: ArgumentsOf<Key> extends [] ? Key : never
}[TextKey]

export type Translate = TranslateOf<AppTexts>

/** The same tree with other words: what another language has to give. */
export type TextsLike<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends string ? string : TextsLike<Tree[Name]>
}
