/** Tells which fields of its records a call selects, so that nothing else is read. */
import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

/** Tells whether a query selects a field of its records; one under @skip or @include counts. */
export function selectsField(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  field: string,
): boolean {
  const selects = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).some((node) => {
      if (node.kind === Kind.FIELD) return node.name.value === field
      if (node.kind === Kind.INLINE_FRAGMENT) return selects(node.selectionSet)
      return selects(fragments[node.name.value]?.selectionSet)
    })
  return fieldNodes.some((node: FieldNode) => selects(node.selectionSet))
}

/** Fields; those that are records have fields of their own. */
export interface FieldTree {
  readonly [field: string]: FieldTree | true
}

/** Tells whether a call selects nothing of its records but some fields, so that a list reads what it shows. */
export function selectsOnly(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  fields: FieldTree,
): boolean {
  const isWithin = (set: SelectionSetNode | undefined, known: FieldTree): boolean =>
    (set?.selections ?? []).every((node) => {
      if (node.kind === Kind.INLINE_FRAGMENT) return isWithin(node.selectionSet, known)
      if (node.kind === Kind.FRAGMENT_SPREAD)
        return isWithin(fragments[node.name.value]?.selectionSet, known)
      if (node.name.value === '__typename') return true
      const field = known[node.name.value]
      if (field === undefined || field === true) return field === true
      return isWithin(node.selectionSet, field)
    })
  return fieldNodes.every(({ selectionSet }) => isWithin(selectionSet, fields))
}
