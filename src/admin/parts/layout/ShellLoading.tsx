/**
 * The layout's outline while the code of the signed-in app and the current user load: plain HTML and CSS, because it is
 * part of the first page.
 */
import type { CSSProperties } from 'react'
import { DEFAULT_HIGHLIGHT } from '#domain/theme.ts'
import { cssVariablesOf } from '../../foundation/theme/paletteOf.ts'

export function ShellLoading() {
  return (
    <div className="shell" role="status" aria-label="Loading" style={TOKENS}>
      <div className="shell-menu">{bars(MENU_BARS)}</div>
      <div className="shell-page">{bars(PAGE_BARS)}</div>
    </div>
  )
}

const TOKENS = cssVariablesOf(DEFAULT_HIGHLIGHT) as CSSProperties

const bars = (widths: readonly string[]) =>
  widths.map((width, at) => <div key={at} className="shell-bar" style={{ width }} />)

const MENU_BARS = ['143px', '60%', '45%', '70%', '55%', '65%', '50%', '60%']
const PAGE_BARS = ['240px', '100%', '100%', '100%', '100%', '100%']
