/** The form of a comment, whose code loads when it is first used: a page with comments is read more often than answered. */
import { Suspense } from 'react'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'
import { Outline } from '../../parts/layout/WhenSeen.tsx'
import type { CommentFormProps } from './CommentForm.tsx'

export const LazyCommentForm = (props: CommentFormProps) => (
  <Suspense fallback={<Outline height={FORM_HEIGHT} />}>
    <CommentForm {...props} />
  </Suspense>
)

const CommentForm = lazyScreen(() => import('./CommentForm.tsx'), 'CommentForm')

/** Pixels. */
export const FORM_HEIGHT = 183
