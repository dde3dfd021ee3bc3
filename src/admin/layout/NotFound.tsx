/** An address that leads to no page. */
import { PageNotice } from './PageNotice.tsx'

export function NotFound() {
  return (
    <PageNotice title="ra.page.not_found">
      There is no page at this address. It may have been moved, or the link is incomplete.
    </PageNotice>
  )
}
