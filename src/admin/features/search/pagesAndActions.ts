/** Pages and actions that a role may open, matched in the browser. */
import { type ResourceName, RESOURCES } from '#api/resources.ts'
import { mayCall, mayOpen, menuOf, type PagePattern } from '#domain/access.ts'
import { EXPORT_FORMATS, type ExportFormat } from '#domain/enumerations.ts'
import type { CsvImport } from '#domain/imports/importColumns.ts'
import { IMPORT_PAGES } from '#domain/imports/importPages.ts'
import type { Role } from '#domain/roles.ts'
import { searchable, searchWords } from '#domain/searchText.ts'
import type { PlainTextKey } from '#texts/keys.ts'

/** `label`: a translation key, as the menu has them. */
export interface SearchedPage {
  path: PagePattern
  label: string
  /** Other words for it. */
  words?: PlainTextKey
  /** Settings and other parts of the page, by which it is found. */
  contents?: readonly { label: PlainTextKey; words: PlainTextKey }[]
}

export const pagesOf = (role: Role): readonly SearchedPage[] =>
  [...menuOf(role), ...OTHER_PAGES].filter(({ path }) => mayOpen(role, path))

/** Pages without an item of the menu. */
const OTHER_PAGES: readonly SearchedPage[] = [
  { path: '/jobs', label: 'jobs.title' },
  { path: '/aiaccuracy', label: 'search.aiAccuracy' },
  { path: '/aimodel', label: 'modelCard.title' },
  { path: '/mydata', label: 'myData.title' },
  { path: '/allobservations/review', label: 'reviewQueue.title', words: 'search.words.review' },
  {
    path: '/account',
    label: 'menu.account',
    contents: [
      { label: 'mode.title', words: 'search.words.mode' },
      { label: 'language.title', words: 'search.words.language' },
      { label: 'security.secondFactor', words: 'search.words.secondFactor' },
      { label: 'security.devices', words: 'search.words.devices' },
    ],
  },
]

/** Opens a page, or has the server export a whole list. `label`: a translation key. */
export type SearchedAction =
  | { type: 'add' | 'import'; key: string; label: ActionLabel; path: string }
  | ExportAction

type ActionLabel = Extract<PlainTextKey, `search.${'add' | 'import' | 'export'}.${string}`>

export interface ExportAction {
  type: 'export'
  key: string
  label: ActionLabel
  list: ExportedResource
  format: ExportFormat
}

/** Lists that the server exports whatever their length. */
export type ExportedResource = keyof typeof EXPORTS

const EXPORTS = {
  allobservations: 'triggerExportObservations',
  users: 'triggerGetUsersForExport',
} as const

/** The most frequent one first. */
const ADDED = [
  'allobservations',
  'users',
  'locations',
  'departments',
  'tasks',
  'campaigns',
  'gbslibrary',
  'clients',
] as const satisfies readonly ResourceName[]

/** `isOwnClient`: everybody adds observations to their own client only. */
export function actionsOf(role: Role, isOwnClient: boolean): readonly SearchedAction[] {
  const adding = ADDED.map((name) => ({ name, path: `/${name}/${RESOURCES[name].addPath}` }))
    .filter(({ name, path }) => mayOpen(role, path) && (isOwnClient || name !== 'allobservations'))
    .map(({ name, path }) => ({
      type: 'add' as const,
      path,
      key: path,
      label: `search.add.${name}` as const,
    }))
  const importing = (Object.keys(IMPORT_PAGES) as CsvImport[])
    .map((kind) => ({ kind, path: IMPORT_PAGES[kind] }))
    .filter(({ path }) => mayOpen(role, path))
    .map(({ kind, path }) => ({
      type: 'import' as const,
      path,
      key: path,
      label: `search.import.${kind}` as const,
    }))
  const exporting = (Object.keys(EXPORTS) as ExportedResource[])
    .filter((list) => mayCall(role, EXPORTS[list]))
    .flatMap((list) =>
      EXPORT_FORMATS.map((format) => ({
        type: 'export' as const,
        list,
        format,
        key: `${list}.${format}`,
        label: `search.export.${list}.${format}` as const,
      })),
    )
  return [...adding, ...importing, ...exporting]
}

/** Returns whether each word of the search starts a word of the label. */
export function startsWords(label: string, search: string): boolean {
  const text = plainWords(label)
  return searchWords(search).every((word) => text.includes(plainWords(word)))
}

/** Each after a space: what follows an apostrophe or a hyphen is a word too. */
const plainWords = (text: string): string =>
  ` ${
    searchable(text)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim() || text
  }`
