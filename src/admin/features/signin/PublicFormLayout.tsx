/**
 * Layout of the sign-in, forgotten password, reset password and unsubscribe pages: the form, next to it the four
 * principles; on a phone the form alone.
 */
import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '#texts/languages.ts'
import { PrinciplePicture } from '../../parts/illustrations/PrinciplePicture.tsx'
import { ProductLogo } from '../../parts/layout/ProductLogo.tsx'
import { chooseLanguageAtSignIn, languageStore, t } from '../../foundation/i18n/i18nProvider.ts'

export function PublicFormLayout({ title, intro, children }: PublicFormLayoutProps): ReactElement {
  return (
    <div className="public public-split">
      <title>{`${title} · Liftwise`}</title>
      <FourPrinciples />
      <div className="public-side">
        <main className="public-form">
          <ProductLogo className="public-logo" height={40} label="Liftwise" />
          <h1>{title}</h1>
          {intro && <p className="public-quiet">{intro}</p>}
          {children}
        </main>
        <PublicFooter />
      </div>
    </div>
  )
}

interface PublicFormLayoutProps {
  title: string
  intro?: string | undefined
  children: ReactNode
}

/** The four principles, shown next to the form where there is room. */
function FourPrinciples(): ReactElement {
  return (
    <aside className="public-principles" aria-label={t('signIn.principles')}>
      <div>
        <p className="public-claim">{t('signIn.claim')}</p>
        <ul>
          {PRINCIPLES.map((principle) => (
            <li key={principle}>
              <PrinciplePicture principle={principle} />
              <p>
                <strong>{t(`principles.name.${principle}`)}</strong>
                {t(`principles.gist.${principle}`)}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}

/** Message above the form about what happened; screen readers announce it immediately. */
export function PublicBanner({ kind, children }: PublicBannerProps): ReactElement {
  return (
    <div role={kind === 'failed' ? 'alert' : 'status'} className={`public-banner public-${kind}`}>
      {children}
    </div>
  )
}

interface PublicBannerProps {
  kind: 'failed' | 'invalid' | 'done'
  children: ReactNode
}

/** Legal links at the bottom of every public page. */
export function PublicFooter(): ReactElement {
  return (
    <footer className="public-footer">
      <LanguageSelect />
      <Link to="/privacy">{t('signIn.privacy')}</Link>
      <Link to="/termsandconditions">{t('signIn.terms')}</Link>
    </footer>
  )
}

/** The choice is kept on this device, and becomes that of whoever signs in. */
function LanguageSelect(): ReactElement {
  const language = useSyncExternalStore(languageStore.subscribe, languageStore.get)
  return (
    <select
      className="public-language"
      aria-label={t('signIn.language')}
      value={language ?? DEFAULT_LANGUAGE}
      onChange={({ target: { value } }) => {
        if (isLanguage(value)) void chooseLanguageAtSignIn(value)
      }}
    >
      {Object.entries(LANGUAGES).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
