/**
 * English made longer and accented, and the same from right to left: shows on every screen what is no text of the tree,
 * what does not fit, and what a right-to-left language would break. Nobody is offered them; a test or a developer sets
 * `localStorage.language`.
 * Every text is in brackets and about a third longer; placeholders and plural forms stay.
 */
export function pseudoTexts<Tree>(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree as object).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string'
        ? value.split(' |||| ').map(pseudo).join(' |||| ')
        : pseudoTexts(value),
    ]),
  ) as Tree
}

function pseudo(text: string): string {
  const accented = text.replaceAll(/%\{\w+\}|[a-z]/giu, (part) => ACCENTED[part] ?? part)
  const words = Math.ceil(text.replaceAll(/%\{\w+\}/gu, '').length / 3 / FILLER.length)
  return `[${accented} ${Array.from({ length: words }, () => FILLER).join(' ')}]`
}

const FILLER = 'łøñg'

const ACCENTED: Record<string, string> = {
  a: 'å',
  c: 'ç',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'û',
  y: 'ý',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  S: 'Š',
  U: 'Û',
}
