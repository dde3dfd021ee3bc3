/** The privacy policy or the terms for people who are not signed in. */
import { type ReactElement, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useSignedIn } from '../../foundation/auth/useSignedIn.ts'
import { i18nProvider } from '../../foundation/i18n/i18nProvider.ts'
import { type LoadedDocument, loadDocument } from '../../parts/documents/loadDocument.ts'
import { ProductLogo } from '../../parts/layout/ProductLogo.tsx'
import { LEGAL_DOCUMENTS, type LegalPath } from '../legal/legalPages.ts'
import { LegalText } from '../legal/LegalText.tsx'
import { PublicFooter } from './PublicFormLayout.tsx'
import { t } from '../../foundation/i18n/i18nProvider.ts'

export function PublicLegal({ page }: { page: LegalPath }): ReactElement | null {
  const text = useLegalText(page)
  const signedIn = useSignedIn()
  if (!text) return null
  return (
    <div className="public">
      <title>{`${text.title} · Liftwise`}</title>
      <header className="public-head">
        <ProductLogo height={32} label="Liftwise" />
        <Link to="/">{signedIn ? t('signIn.backToApp') : t('signIn.title')}</Link>
      </header>
      <main className="public-prose">
        <h1>{text.title}</h1>
        <LegalText key={page} document={text} />
      </main>
      <PublicFooter />
    </div>
  )
}

/** Returns null until the text is there. */
function useLegalText(page: LegalPath): LoadedDocument | null {
  const [loaded, setLoaded] = useState<{ page: LegalPath; text: LoadedDocument } | null>(null)
  useEffect(() => {
    void loadDocument(i18nProvider.getLocale(), LEGAL_DOCUMENTS[page]).then((text) =>
      setLoaded({ page, text }),
    )
  }, [page])
  return loaded?.page === page ? loaded.text : null
}
