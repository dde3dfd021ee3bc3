/** The question before a deletion (spec 2): its dialog is loaded when it is first asked. */
import { lazy, Suspense } from 'react'
import type { DeletionDialogProps } from './DeletionDialog.tsx'

export function DeletionQuestion({ isAsked, ...dialog }: DeletionQuestionProps) {
  if (!isAsked) return null
  return (
    <Suspense fallback={null}>
      <DeletionDialog {...dialog} />
    </Suspense>
  )
}

interface DeletionQuestionProps extends DeletionDialogProps {
  isAsked: boolean
}

const DeletionDialog = lazy(async () => ({
  default: (await import('./DeletionDialog.tsx')).DeletionDialog,
}))
