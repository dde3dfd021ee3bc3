/** Calls about comments. */
import type { Actor, Answer } from '#test/support/api.ts'

const FIELDS = `id observation_id user { id } at_ms text mentions { id } parent_id resolved_at resolved_by { id } deleted_at`

interface NewComment {
  text?: string
  mentions?: string[]
  atMs?: number
  parentId?: string
}

/** Mentions stand at the end of the text. */
const mentioning = ({ text = '', mentions = [], ...input }: NewComment) => ({
  text: [text, ...mentions.map((id) => `@[${id}]`)].join(' '),
  ...input,
})

export const commentOn = (
  who: Actor,
  observationId: string,
  input: NewComment = {},
): Promise<Answer> =>
  who.gql(
    `mutation ($observationId: ID!, $input: NewCommentInput!) {
      createComment(observationId: $observationId, input: $input) { ${FIELDS} } }`,
    { observationId, input: mentioning({ text: 'The load is far away.', ...input }) },
  )

export const commentsOf = async (who: Actor, id: string) =>
  (
    await who.gql(`query ($id: ID!) { getObservationById(id: $id) { comments { ${FIELDS} } } }`, {
      id,
    })
  ).data.getObservationById.comments

const CHANGES = {
  update: `mutation ($id: ID!, $input: CommentInput!) { updateComment(id: $id, input: $input) { ${FIELDS} created_at updated_at } }`,
  delete: `mutation ($id: ID!) { deleteComment(id: $id) { ${FIELDS} } }`,
  resolve: `mutation ($id: ID!) { resolveComment(id: $id, isResolved: true) { ${FIELDS} } }`,
  reopen: `mutation ($id: ID!) { resolveComment(id: $id, isResolved: false) { ${FIELDS} } }`,
} as const

export const change = (
  who: Actor,
  call: keyof typeof CHANGES,
  id: string,
  input: NewComment = {},
): Promise<Answer> =>
  who.gql(CHANGES[call], {
    id,
    ...(call === 'update' && { input: mentioning({ text: 'It is near.', ...input }) }),
  })
