/** Joins trees of texts: a page's texts may lie in several of them. */
export const mergeTexts = <Trees extends object[]>(...trees: Trees): Merged<Trees> =>
  trees.reduce<Tree>((merged, tree) => merge(merged, tree as Tree), {}) as Merged<Trees>

/** The intersection of all. */
type Merged<Trees extends object[]> = Trees extends [infer First, ...infer Rest extends object[]]
  ? First & Merged<Rest>
  : Trees extends []
    ? unknown
    : Trees[number]

/** Joins what files export under the name of a part. */
export const textsOf = <Files extends object, Part extends string>(
  files: Files,
  part: Part,
): TextsOf<Files, Part> =>
  mergeTexts(
    ...Object.values(files).flatMap((file: Partial<Record<Part, object>>) => file[part] ?? []),
  ) as TextsOf<Files, Part>

/** The intersection of all. */
type TextsOf<Files, Part extends string> = {
  [Name in keyof Files]: Files[Name] extends Record<Part, infer Texts>
    ? (texts: Texts) => void
    : never
}[keyof Files] extends (texts: infer Texts) => void
  ? Texts
  : never

interface Tree {
  [name: string]: string | Tree
}

function merge(one: Tree, other: Tree): Tree {
  const merged = { ...one }
  for (const [name, value] of Object.entries(other)) {
    const present = merged[name]
    merged[name] =
      typeof value === 'object' && typeof present === 'object' ? merge(present, value) : value
  }
  return merged
}
