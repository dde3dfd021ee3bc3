/** An address that leads to no page. */
import { EmptyPage } from './PageNotice.tsx'

export function NotFound() {
  return (
    <EmptyPage title="ra.page.not_found">
      There is no page at this address. It may have been moved, or the link is incomplete.
    </EmptyPage>
  )
}
