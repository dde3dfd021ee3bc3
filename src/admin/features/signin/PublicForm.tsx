/** The frame of sign-in, forgotten and reset password and stopped mails: the four principles beside it, on a phone the form alone. */
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { DEFAULT_HIGHLIGHT } from '#domain/theme.ts'
import { PRODUCT_LOGO } from '../../parts/illustrations/productLogo.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { cssVariablesOf } from '../../foundation/theme/cssTokens.ts'
import { FourPrinciples } from './FourPrinciples.tsx'
import { PublicFooter } from './PublicFooter.tsx'

export function PublicFormLayout({ title, intro, children }: PublicFormLayoutProps): ReactElement {
  useDocumentTitle(title)
  return (
    <div className="public public-split" style={PUBLIC_TOKENS}>
      <FourPrinciples />
      <div className="public-side">
        <main className="public-form">
          <img className="public-logo" src={PRODUCT_LOGO} alt="Liftwise" width={143} height={40} />
          <h1>{title}</h1>
          {intro && <p className="public-quiet">{intro}</p>}
          {children}
        </main>
        <PublicFooter />
      </div>
    </div>
  )
}

/** Nobody is signed in, so the colour is the default one. */
export const PUBLIC_TOKENS = cssVariablesOf(DEFAULT_HIGHLIGHT) as CSSProperties

interface PublicFormLayoutProps {
  title: string
  intro?: string | undefined
  children: ReactNode
}
