/** Hides the schema from introspection: `__schema` is refused, and no type has the name that `__type` asks for. */
import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  Kind,
  type ValidationContext,
  visit,
} from 'graphql'

/** Rule for documents when introspection is off. */
export function noSchemaRule(context: ValidationContext) {
  return {
    Field(node: FieldNode) {
      if (node.name.value !== '__schema') return
      context.reportError(new GraphQLError('Introspection is off.', { nodes: node }))
    },
  }
}

/**
 * Returns the document with names that no type has, so that `__type` answers null, as for an unknown name. Its own
 * variables are no longer used, so this is for execution only.
 */
export function hideTypes(text: string, document: DocumentNode): DocumentNode {
  if (!text.includes('__type')) return document
  return visit(document, {
    Field: (node) =>
      node.name.value === '__type' ? { ...node, arguments: [NAME_OF_NO_TYPE] } : undefined,
  })
}

const NAME_OF_NO_TYPE = {
  kind: Kind.ARGUMENT,
  name: { kind: Kind.NAME, value: 'name' },
  value: { kind: Kind.STRING, value: '' },
} as const
