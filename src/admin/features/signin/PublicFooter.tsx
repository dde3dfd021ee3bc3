/** The legal links under every public page. */
import type { ReactElement } from 'react'
import { Link } from 'react-router-dom'

export function PublicFooter(): ReactElement {
  return (
    <footer className="public-footer">
      <Link to="/privacy">Privacy Policy</Link>
      <Link to="/termsandconditions">T&amp;Cs</Link>
    </footer>
  )
}
