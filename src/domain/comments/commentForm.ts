/** Rules of a comment on an observation: its text, mentions and moment. */
import { z } from 'zod'
import { idList, nullableId, requiredText } from '../forms/fieldRules.ts'
import { message } from '../messages.ts'
import { COMMENT_TEXT_LIMIT } from './commentRules.ts'
import { readMarked } from './mentionText.ts'

/** People whom one comment mentions, each of whom gets a mail. */
export const MAX_MENTIONS = 10

/** With the marks of mentions. */
const MAX_MARKED_LENGTH = 2_500

/** A day: longer than any recording. */
export const MAX_COMMENT_MS = 86_400_000

export const commentSchema = z.object({
  text: requiredText(message('commentRequired'), MAX_MARKED_LENGTH).refine(
    (marked) => readMarked(marked, []).text.length <= COMMENT_TEXT_LIMIT,
    message('textTooLong', { max: COMMENT_TEXT_LIMIT }),
  ),
  mentions: idList
    .transform((ids) => ids ?? [])
    .refine((ids) => ids.length <= MAX_MENTIONS, message('tooManyMentions', { max: MAX_MENTIONS })),
})

export const newCommentSchema = commentSchema
  .extend({
    atMs: z
      .number()
      .int()
      .min(0, message('commentMomentInvalid'))
      .max(MAX_COMMENT_MS, message('commentMomentInvalid'))
      .nullish()
      .transform((at) => at ?? null),
    parentId: nullableId,
  })
  .refine(({ atMs, parentId }) => atMs === null || parentId === null, {
    path: ['atMs'],
    message: message('commentMomentInvalid'),
  })
