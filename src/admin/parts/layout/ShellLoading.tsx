/**
 * The layout's outline while the code of the signed-in app and the current user load: plain HTML and CSS, because it is
 * part of the first page. index.html has the same markup, which is on the screen before this code.
 */
import { t } from '../../foundation/i18n/i18nProvider.ts'

export function ShellLoading() {
  return (
    <div className="shell" role="status" aria-label={t('broken.loading')}>
      <div className="shell-menu">
        <svg className="shell-icon" viewBox="0 0 24 24" aria-hidden>
          <path d="M3 18h18v-2H3zm0-5h18v-2H3zm0-7v2h18V6z" />
        </svg>
        {bars(8)}
      </div>
      <div className="shell-page">{bars(6)}</div>
    </div>
  )
}

const bars = (count: number) =>
  Array.from({ length: count }, (_, at) => <div key={at} className="shell-bar" />)
