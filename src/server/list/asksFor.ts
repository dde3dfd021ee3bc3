/** Whether a call asks for a field of its records, so that nothing is read for nobody. */
import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql'

/** A field under @skip or @include counts as asked for. */
export function asksFor(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  field: string,
): boolean {
  const names = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).some((node) => {
      if (node.kind === 'Field') return node.name.value === field
      if (node.kind === 'InlineFragment') return names(node.selectionSet)
      return names(fragments[node.name.value]?.selectionSet)
    })
  return fieldNodes.some((node: FieldNode) => names(node.selectionSet))
}
