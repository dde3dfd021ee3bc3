/**
 * `npm run texts -- check` lists what is to be translated; `accept [--language de] KEY…` notes that translations are made from
 * the English of today; `export FOLDER` writes the English texts and the notes on them for translators' tools.
 */
import { parseArgs } from 'node:util'
import { isLanguage } from '../texts/languages.ts'
import { exportEnglish } from './exportEnglish.ts'
import { acceptTranslations, faultsOf, TRANSLATED } from './translations.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string' } },
})
const [command, ...names] = positionals
const languages = isLanguage(values.language) ? [values.language] : TRANSLATED

if (command === 'check') check()
else if (command === 'accept' && names.length > 0)
  for (const language of languages) acceptTranslations(language, names)
else if (command === 'export' && names[0]) exportEnglish(names[0])
else {
  process.stderr.write('texts check | accept [--language de] KEY… | export FOLDER\n')
  process.exitCode = 2
}

function check(): void {
  const lines = languages.flatMap((language) =>
    Object.entries(faultsOf(language)).flatMap(([fault, keys]: [string, string[]]) =>
      keys.map((key) => `${language} ${fault}: ${key}\n`),
    ),
  )
  process.stdout.write(lines.length > 0 ? lines.join('') : 'Every translation is up to date.\n')
  if (lines.length > 0) process.exitCode = 1
}
