/** A page of the product that has no screen yet. */
import { useLocation, useTranslate } from 'react-admin'
import { menuOf } from '#domain/access.ts'
import { MESSAGES } from '#domain/messages.ts'
import { useMe } from '../auth/useMe.ts'
import { PageNotice } from './PageNotice.tsx'
import { sectionOf } from './sectionOf.ts'

export function NotAvailableYet() {
  const section = sectionOf(useLocation().pathname)
  const { type } = useMe()
  const item = menuOf(type).find(({ path }) => path === section)
  const title = useTranslate()(item?.label ?? 'page.notAvailableYet')
  return <PageNotice title={title}>{MESSAGES.notAvailable}</PageNotice>
}
