/**
 * Layout of the sign-in, forgotten password, reset password and unsubscribe pages: the form, next to it the four
 * principles; on a phone the form alone.
 */
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { DEFAULT_HIGHLIGHT } from '#domain/theme.ts'
import { cssVariablesOf } from '../../foundation/theme/paletteOf.ts'
import { PrinciplePicture } from '../../parts/illustrations/PrinciplePicture.tsx'
import { PRODUCT_LOGO } from '../../parts/layout/productLogo.ts'

export function PublicFormLayout({ title, intro, children }: PublicFormLayoutProps): ReactElement {
  return (
    <div className="public public-split" style={PUBLIC_TOKENS}>
      <title>{`${title} · Liftwise`}</title>
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

/** The default colour, because nobody is signed in. */
export const PUBLIC_TOKENS = cssVariablesOf(DEFAULT_HIGHLIGHT, 'light') as CSSProperties

interface PublicFormLayoutProps {
  title: string
  intro?: string | undefined
  children: ReactNode
}

/** The four principles, shown next to the form where there is room. */
function FourPrinciples(): ReactElement {
  return (
    <aside className="public-principles" aria-label="The four principles">
      <div>
        <p className="public-claim">Four principles. Every lift, push and pull.</p>
        <ul>
          {PRINCIPLES.map(({ principle, name, gist }) => (
            <li key={name}>
              <PrinciplePicture principle={principle} />
              <p>
                <strong>{name}</strong>
                {gist}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}

const PRINCIPLES = [
  { principle: 'INSIDE_BASE', name: 'Inside Base', gist: 'Load close, feet apart' },
  { principle: 'BIG_ENGINES', name: 'Big Engines', gist: 'Legs lift, back stays straight' },
  { principle: 'TURN_NOT_TWIST', name: 'Turn Not Twist', gist: 'Feet and load turn together' },
  { principle: 'DIP_N_DRIVE', name: "Dip n' Drive", gist: 'Get low, push with the legs' },
] as const

/** Message above the form about what happened; screen readers announce it immediately. */
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

/** Legal links at the bottom of every public page. */
export function PublicFooter(): ReactElement {
  return (
    <footer className="public-footer">
      <Link to="/privacy">Privacy Policy</Link>
      <Link to="/termsandconditions">T&amp;Cs</Link>
    </footer>
  )
}
