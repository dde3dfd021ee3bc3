/** Names of the places around places, in the reader's language. */
import type { Resolvers } from '#api/generated/contract.ts'
import type { PlaceParent } from '#api/parents.ts'
import { displayName } from '#domain/displayName.ts'
import type { Translator } from '../../platform/texts/translator.ts'
import type { RequestContext } from '../request/requestContext.ts'

/** Marks a deleted one. */
export const parentName = (
  parent: PlaceParent | null | undefined,
  { t }: Translator,
): string | null => (parent ? displayName(parent, t) : null)

export const namedRecordResolvers = {
  NamedRecord: { parent_name: ({ parent }, _args, { texts }) => parentName(parent, texts) },
} satisfies Resolvers<RequestContext>
