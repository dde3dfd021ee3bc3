/** The frame of an illustration: 500 × 500, a floor, and words for those who do not see it. */
import type { ReactElement, ReactNode } from 'react'
import { INK, LINE_WIDTH } from './ink.ts'

export function Picture({ description, floor = true, children }: PictureProps): ReactElement {
  return (
    <svg
      viewBox="0 0 500 500"
      width={500}
      height={500}
      role="img"
      aria-label={description}
      style={{ display: 'block', maxWidth: '100%', height: 'auto' }}
    >
      {floor && (
        <path
          d="M40 446 H460"
          stroke={INK.line}
          strokeWidth={LINE_WIDTH / 2}
          strokeLinecap="round"
          fill="none"
        />
      )}
      {children}
    </svg>
  )
}

interface PictureProps {
  /** What to do, as a sentence. */
  description: string
  floor?: boolean
  children: ReactNode
}
