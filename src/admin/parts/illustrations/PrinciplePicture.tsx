/** Picture of the correct form of a principle, 500 × 500 pixels at most; no page waits for the code that draws it. */
import { Skeleton } from '@mui/material'
import { Suspense } from 'react'
import type { Principle } from '#domain/observations/principles.ts'
import { lazyScreen } from '../layout/lazyScreen.tsx'

export function PrinciplePicture({ principle }: { principle: Principle }) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" sx={square} />}>
      <DrawnPrinciple principle={principle} />
    </Suspense>
  )
}

const DrawnPrinciple = lazyScreen(() => import('./DrawnPrinciple.tsx'), 'DrawnPrinciple')

const square = { maxWidth: 500, height: 'auto', aspectRatio: '1' } as const
