/** Writes the API's reference in Markdown, read off the schema and the access table. */
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  isObjectType,
  print,
  printType,
} from 'graphql'
import { CALLS, type CallAccess, type Operation } from '../domain/access.ts'
import { enums } from '../texts/en/enums.ts'
import { exampleOf } from './apiExample.ts'

/** Throws when the schema has no queries or no mutations. */
export function apiReference(schema: GraphQLSchema): string {
  const [queries, mutations] = [schema.getQueryType(), schema.getMutationType()]
  if (!queries || !mutations) throw new Error('The schema has no queries or no mutations.')
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => type !== queries && type !== mutations && !isBuiltIn(type.name),
  )
  const parts = [
    '# Reference',
    '## Queries {#queries}',
    ...operationsOf('query', queries),
    '## Mutations {#mutations}',
    ...operationsOf('mutation', mutations),
    '## Types {#types}',
    contentsOf(types),
    ...types.toSorted(byName).flatMap(typeOf),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function operationsOf(kind: 'query' | 'mutation', type: GraphQLObjectType): string[] {
  const fields = Object.values(type.getFields())
  return [
    type.description ?? '',
    contentsOf(fields),
    ...fields.toSorted(byName).flatMap((field) => operationOf(kind, field)),
  ]
}

function operationOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string[] {
  const { name, description, astNode } = field
  const access = CALLS[name as Operation]
  const declaration = astNode ? print({ ...astNode, description: undefined }) : ''
  return [
    headingOf(name),
    description ?? '',
    `Who can call it: ${accessText(access)}.`,
    codeBlock('graphql', declaration),
    linksTo(usedTypes(field)),
    codeBlock('sh', callOf(access, exampleOf(kind, field))),
  ]
}

function typeOf(type: GraphQLNamedType): string[] {
  const declaration = printType(type).replace(/^"""[\s\S]*?"""\n/, '')
  return [
    headingOf(type.name),
    type.description ?? '',
    codeBlock('graphql', declaration),
    linksTo(
      isObjectType(type) || isInputObjectType(type)
        ? Object.values(type.getFields()).flatMap(usedTypes)
        : [],
    ),
  ]
}

interface Named {
  name: string
}

const byName = (one: Named, other: Named) => one.name.localeCompare(other.name, 'en')

const headingOf = (name: string) => `### ${name} {#${name}}`

const codeBlock = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``

const contentsOf = (entries: readonly Named[]) =>
  entries
    .toSorted(byName)
    .map(({ name }) => `- ${linkTo(name)}`)
    .join('\n')

const linkTo = (name: string) => `[${name}](#${name})`

function linksTo(types: readonly GraphQLNamedType[]): string {
  const names = new Set(types.map(({ name }) => name).filter((name) => !isBuiltIn(name)))
  return names.size > 0 ? `Types: ${[...names].toSorted().map(linkTo).join(', ')}` : ''
}

interface Typed {
  type: GraphQLType
  args?: readonly GraphQLArgument[]
}

const usedTypes = ({ type, args = [] }: Typed): GraphQLNamedType[] =>
  [type, ...args.map((one) => one.type)].map((one: GraphQLType) => getNamedType(one))

const isBuiltIn = (name: string) => /^(ID|String|Int|Float|Boolean|__\w+)$/.test(name)

function accessText(access: CallAccess): string {
  if (access === 'anyone') return 'anyone, even without signing in'
  if (access === 'signed in') return 'anyone who is signed in'
  return access.map((role) => enums.role[role]).join(', ')
}

interface ApiExample {
  query: string
  variables: Record<string, unknown>
}

function callOf(access: CallAccess, { query, variables }: ApiExample): string {
  const headers = ["--header 'content-type: application/json'"]
  if (access !== 'anyone') headers.push("--header 'authorization: Bearer ACCESS_TOKEN'")
  const body = `{\n    "query": ${JSON.stringify(query)},\n    "variables": ${JSON.stringify(variables)}\n  }`
  const data = `--data '${body.replaceAll("'", String.raw`'\''`)}'`
  return ['curl https://liftwise.example/graphql', ...headers, data].join(' \\\n  ')
}
