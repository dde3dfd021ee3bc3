/** Comments, descriptions of the API and rules name what they are about. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

const CODE = String.raw`\/\*\*?|(?<!\/\/.*\n\s*)\/\/`

/** Beginnings of a comment, a description or a rule, by the ending of a file's name. */
const BEGINNINGS: Record<string, string> = {
  '.ts': CODE,
  '.tsx': CODE,
  '.mjs': CODE,
  '.css': CODE,
  '.graphql': String.raw`(?:^|[(,])\s*"+|(?<!#.*\n\s*)#`,
  '.sql': String.raw`(?<!--.*\n\s*)--`,
  '.behaviour.md': String.raw`^- \*\*[\d.]+\*\*`,
}

const WORDS = 'Who|What|Of|Whose|Whom|Whether|Why|How|Those'

/** Returns the first sentences that begin with one of the words and are no question. */
function namelessSentences(text: string, ending: string): string[] {
  const sentence = `(?:${BEGINNINGS[ending]})[\\s*]*((?:${WORDS})\\b[^.?!]*)(?![^.!\n]*\\?)`
  return [...text.matchAll(new RegExp(sentence, 'gmu'))].map(([, found = '']) => found)
}

it('[12.25] comments, descriptions and rules begin with what they are about', () => {
  const found = ['src', 'test'].flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => !/generated|node_modules/u.test(name))
      .flatMap((name) => {
        const ending = Object.keys(BEGINNINGS).find((each) => name.endsWith(each))
        if (!ending) return []
        const text = readFileSync(join(ROOT, room, name), 'utf8')
        return namelessSentences(text, ending).map((sentence) => `${room}/${name}: ${sentence}`)
      }),
  )
  expect(found).toEqual([])
})

it.each([
  ['.ts', '/** § wrote it. */', 1],
  ['.tsx', '{/*\n * § of others. */}', 1],
  ['.mjs', 'wait() // § the queue.', 1],
  ['.ts', '// A client.\n  // § people? Its own.', 0],
  ['.graphql', '"""\n§ it is done.\n"""', 1],
  ['.graphql', '"The reason." §: Int', 0],
  ['.sql', '-- § is counted.', 1],
  ['.behaviour.md', '- **1.1** § signs in stays.', 1],
  ['.behaviour.md', '- **1.1** § is it kept? The law asks.', 0],
])('[12.25] %s: %s has %i of these sentences', (ending, text, count) => {
  expect(namelessSentences(text.replace('§', 'Who'), ending)).toHaveLength(count)
})
