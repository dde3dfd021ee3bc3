import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { documentLimits } from './documentLimits.ts'
import { buildGuardedSchema } from './schema.ts'

const schema = buildGuardedSchema()
const check = (document: string) => () => {
  documentLimits.checkText(document)
  documentLimits.checkDocument(schema, parse(document))
}
const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ')

it.each(
  Object.entries({
    'a page with its total': '{ items: allTasks { id name } total: totalTasks }',
    'two analyses':
      '{ a: taskAnalysis(by: TASK) { sampled_people } b: taskAnalysis(by: LOCATION) { sampled_people } }',
    '100 records by their ids': `{ ${times(100, (i) => `a${i}: getUserById(id: "${i}") { id firstname client { id company_name } }`)} }`,
    'a comment first': '# who am I\nquery { me { id } }',
    'an operation with fragments':
      '{ me { ...a client { ...b } } } fragment a on Me { id } fragment b on MyClient { id }',
    'the schema’s own description, which is deep': `{ __schema { types { fields { type ${'{ ofType '.repeat(9)} { name } ${'}'.repeat(9)} } } } }`,
    'brackets in texts and comments': `{ getUserById(id: "\\"${'['.repeat(100)}") { id } } # ${'{'.repeat(100)}`,
    'a fragment that spreads itself, which graphql refuses':
      '{ me { ...f } } fragment f on Me { ...f }',
  }),
)('[12.2] takes what the app asks: %s', (_what, document) => {
  expect(check(document)).not.toThrow()
})

/** By words of the refusal. */
const REFUSED: Record<string, Record<string, string>> = {
  depth: {
    depth: `{ me ${'{ client '.repeat(50)} { id } ${'}'.repeat(50)} }`,
    'depth through inline fragments': `{ me { ${'... on Me {'.repeat(20)} id ${'}'.repeat(20)} } }`,
    'depth through fragments that double': `{ me { ...f0 } } ${times(28, (i) => `fragment f${i} on Me { ...f${i + 1} ...f${i + 1} }`)} fragment f28 on Me { id }`,
  },
  'must not nest deeper than 64 levels': {
    // More levels than the parser has room for.
    values: `mutation { createSavedView(input: { name: "x", query: ${'['.repeat(5_000)}${']'.repeat(5_000)} }) { id } }`,
    objects: `mutation { createSavedView(input: { name: "x", query: ${'{ a: '.repeat(70)}1${' }'.repeat(70)} }) { id } }`,
  },
  'Aliases limit': {
    aliases: `{ me { ${times(111, (i) => `a${i}: id`)} } }`,
    'aliases of __typename': `{ ${times(200, (i) => `a${i}: __typename`)} }`,
  },
  'too many times': {
    'the same field again and again': `{ ${times(50, () => 'me { id }')} }`,
  },
  'at most 20 calls': {
    'many lists at once': `{ ${times(21, (i) => `a${i}: totalTasks`)} }`,
    'many sign-ins at once': `mutation { ${times(21, (i) => `a${i}: login(loginData: { email: "", password: "" }) { access_token }`)} }`,
    'calls beside those that cost more': `{ a: taskAnalysis(by: TASK) { sampled_people } ${times(11, (i) => `a${i}: totalTasks`)} }`,
    'many lists in a fragment': `{ ...q } fragment q on Query { ${times(21, (i) => `a${i}: totalTasks`)} }`,
  },
  'of which taskAnalysis counts as 10': {
    'calls that compute for long': `{ ${times(3, (i) => `a${i}: taskAnalysis(by: TASK) { sampled_people }`)} }`,
  },
  'Directives limit': {
    directives: `{ me { id ${'@include(if: true) '.repeat(21)} } }`,
    'directives in a fragment that is spread again and again': `{ me { ...f ...f ...f } } fragment f on Me { id ${'@include(if: true) '.repeat(7)} }`,
    'directives on spreads': `{ me { ...f ${'...f @include(if: true) '.repeat(21)} } } fragment f on Me { id }`,
  },
  'Aliases limit of 110 exceeded, found 111.': {
    'aliases in a fragment that is spread again and again': `{ me { ...f ...f ...f } } fragment f on Me { ${times(37, (i) => `a${i}: id`)} }`,
  },
  'at most': {
    fragments: `{ me { id } } ${times(40, (i) => `fragment f${i} on Me { id }`)}`,
  },
  spreads: {
    'fragment spreads': `{ me { ${times(130, () => '...f')} } } fragment f on Me { id }`,
  },
  'at most 1500 fields': {
    fields: `{ me { ${times(800, () => '... on Me { id firstname }')} } }`,
  },
  'at most 120 variables': {
    variables: `query (${times(121, (i) => `$v${i}: ID`)}) { me { id } }`,
  },
  'exactly one operation': {
    'two operations': 'query a { me { id } } query b { me { id } }',
    'no operation': 'fragment f on Me { id }',
  },
  'at most 24000 characters': {
    length: `{ me { id } } #${'x'.repeat(24_000)}`,
  },
  'Syntax Error': {
    'an already parsed document': JSON.stringify(parse('{ me { id } }')),
    'JSON that is no document': 'null',
  },
}

describe.each(Object.entries(REFUSED))('[12.2] says %s', (sentence, documents) => {
  it.each(Object.entries(documents))('of %s', (_what, document) => {
    expect(check(document)).toThrow(sentence)
  })
})
