/** Whether a call asks for a field of its records, so that nothing is read for nobody. */
import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql'

/** A field under @skip or @include counts as asked for. */
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
