/** The privacy policy or the terms for people who are not signed in. */
import type { ReactElement } from 'react'
import { Link } from 'react-router-dom'
import { useSignedIn } from '../../foundation/auth/useSignedIn.ts'
import { PRODUCT_LOGO } from '../../parts/layout/productLogo.ts'
import { LEGAL_PAGES, type LegalPath } from '../legal/legalPages.ts'
import { LegalText } from '../legal/LegalText.tsx'
import { PublicFooter, PUBLIC_TOKENS } from './PublicFormLayout.tsx'

export function PublicLegal({ page }: { page: LegalPath }): ReactElement {
  const legal = LEGAL_PAGES[page]
  const signedIn = useSignedIn()
  return (
    <div className="public" style={PUBLIC_TOKENS}>
      <title>{`${legal.title} · Liftwise`}</title>
      <header className="public-head">
        <img src={PRODUCT_LOGO} alt="Liftwise" width={114} height={32} />
        <Link to="/">{signedIn ? 'Back to Liftwise' : 'Sign in'}</Link>
      </header>
      <main className="public-prose">
        <h1>{legal.title}</h1>
        <LegalText key={page} {...legal} />
      </main>
      <PublicFooter />
    </div>
  )
}
