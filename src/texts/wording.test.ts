/** One word for one thing, and one set of signs: what the glossary says, where a machine can read it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from './languages.ts'
import { loadServerTexts } from './loadServerTexts.ts'

/** Words that English does not use, and the words it uses instead. */
const SAID_OTHERWISE: readonly [RegExp, string][] = [
  [/\b(?:some|any)body\b/iu, 'someone, anyone'],
  [/\beverybody\b/iu, 'everyone'],
  [/\bnobody\b/iu, 'no one'],
  [/\bsees\b/u, 'can see'],
  [/\bby (?:itself|themselves)\b/iu, 'automatically'],
  [/\bby hand\b/iu, 'manually, yourself'],
  [/\bmeanwhile\b/iu, 'in the meantime'],
  [/\b(?:e-)?mails?\b/iu, 'email'],
  [/\bwithout (?:a time )?limit\b/iu, 'indefinitely'],
  [/\bpictures? (?:a|per) second\b/iu, 'frames per second'],
  [/\bjudg|\bverdict/iu, 'assess, result'],
  [/\b(?:in)?correct observations?\b/iu, 'observation with an incorrect result'],
  [/\bbad lift|\buser error/iu, 'incorrect technique (no blame)'],
  [/\bowes?\b|\bowed\b/iu, 'still to do (no blame)'],
  [/\boccurrences?\b/iu, 'round'],
  [/\b(?:a|your|the) contests?\b/iu, 'objection'],
  [/\bcorrect share\b|\bshare (?:in)?correct\b/iu, '% correct'],
  [/\badministrator/iu, 'super user, provider'],
  [/\bthose (?:whom|that)\b/iu, 'people who'],
  [/\bThe product\b/u, 'Liftwise'],
  [/\bMiB\b|[\d›] %/u, 'MB; 64%'],
]

/** Signs that no text of any language has. */
const SIGNS: readonly [RegExp, string][] = [
  [/["']/u, 'curly quotation marks and apostrophes'],
  [/\.{3}/u, '…'],
  [/ {2}/u, 'one space'],
]

const PRINCIPLES = ['Inside Base', 'Big Engines', 'Turn Not Twist', "Dip n' Drive"]
const ANY_PRINCIPLE = /inside base|big engines|turn not twist|dip (?:n['’]?|&|and) drive/giu

const SPEC = 'The specification prints this label or message.'
const CSV = 'A header of CSV files, which programs read.'

/** Texts that keep another wording or sign. */
const EXCEPTIONS: readonly Exception[] = [
  { key: /./u, part: /Dip n' Drive/gu, reason: 'The name, in every language.' },
  { key: /^(?:messages\.signingIn)$/u, part: /\.{3}/u, reason: SPEC },
  { key: /^messages\.otherIncomplete$/u, part: /'Other'/u, reason: SPEC },
  { key: /^messages\.(?:dipNDrive|turnNotTwist)Required$/u, part: /^.* is/u, reason: SPEC },
  { key: /^messages\.noPrincipleAnswered$/u, part: /Dip & Drive/u, reason: SPEC },
  { key: /^enums\.(?:aiErrorCause|taskPrinciple)\./u, part: /^.*$/u, reason: SPEC },
  { key: /\.unlinked_observee_\w+$/u, part: /'/u, reason: SPEC },
  { key: /\.observer_employee_id$/u, part: /'/u, reason: CSV },
  { key: /^status\.facts\.mail$/u, part: /Mail server/u, reason: 'What it is called.' },
  { key: /^users\.bounced\./u, part: /email administrator/u, reason: 'Of their mail system.' },
  { key: /^help\/api\.md/u, part: /1 MiB/u, reason: 'An exact limit, for programmers.' },
]

interface Exception {
  key: RegExp
  /** Part of the text that is left alone. */
  part: RegExp
  reason: string
}

describe('English', async () => {
  const texts = await textsOf('en')

  it('[49.32] says one word for one thing, and blames nobody', () => {
    expect(faults(texts, SAID_OTHERWISE)).toEqual([])
  })

  it('[49.32] spells the four principles in one way', () => {
    const spelled = [...texts].flatMap(([key, text]) =>
      [...without(key, text).matchAll(ANY_PRINCIPLE)].map(([name]) => [key, name]),
    )
    expect(spelled.filter(([, name = '']) => !PRINCIPLES.includes(name))).toEqual([])
  })
})

describe.each(Object.keys(LANGUAGES) as Language[])('%s', (language) => {
  it('[49.32] has curly quotation marks, an ellipsis of one sign, and single spaces', async () => {
    expect(faults(await textsOf(language), SIGNS)).toEqual([])
  })
})

const faults = (
  texts: ReadonlyMap<string, string>,
  rules: readonly (readonly [RegExp, string])[],
): string[] =>
  [...texts].flatMap(([key, text]) => {
    const rest = without(key, text)
    return rules
      .filter(([pattern]) => pattern.test(rest))
      .map(([pattern, instead]) => `${key}: ${pattern.exec(rest)?.[0]} in ‘${text}’ (${instead})`)
  })

/** Leaves out placeholders, and what an exception lets stand. */
const without = (key: string, text: string): string =>
  EXCEPTIONS.filter((exception) => exception.key.test(key)).reduce(
    (rest, { part }) => rest.replace(part, '%'),
    text.replaceAll(/%\{\w+\}/gu, '‹›'),
  )

/** Texts by key, and documents by file, without their code. */
async function textsOf(language: Language): Promise<Map<string, string>> {
  const worded = leaves(await loadServerTexts(language))
  const folder = join(import.meta.dirname, language)
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) =>
      linesOf(join(folder, name)).map((line, at): [string, string] => [`${name}:${at + 1}`, line]),
    )
  return new Map([...worded, ...documents])
}

const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .replaceAll(/```.*?```|`[^`]*`|\{\{.*?\}\}|^:::.*?$|\{#\w[\w-]*\}|\]\(.*?\)/gmsu, '%')
    .split('\n')

function leaves(tree: object, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${prefix}${name}`, value] as [string, string]]
      : leaves(value as object, `${prefix}${name}.`),
  )
}
