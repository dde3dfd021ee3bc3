/** What happened, as a sentence above the form: read out at once. */
import type { ReactElement, ReactNode } from 'react'

export function PublicBanner({ kind, children }: PublicBannerProps): ReactElement {
  return (
    <div role={kind === 'failed' ? 'alert' : 'status'} className={`public-banner public-${kind}`}>
      {children}
    </div>
  )
}

interface PublicBannerProps {
  kind: 'failed' | 'done'
  children: ReactNode
}
