/** A page's title, which is the browser's too, and its optional header button (spec 2, Shared layout). */
import { Title } from 'react-admin'
import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { PAGE_ACTION } from './PageTitleBar.tsx'

export function PageHeader({ title, action }: PageHeaderProps) {
  // Read again once mounted: the layout of the very first page mounts together with it.
  const place = useSyncExternalStore(neverChanges, findPlace)
  return (
    <>
      <Title title={title} preferenceKey={false} />
      {action && place && createPortal(action, place)}
    </>
  )
}

interface PageHeaderProps {
  /** Words or a translation key. */
  title: string
  /** One button or link. */
  action?: ReactNode
}

const neverChanges = () => () => undefined

const findPlace = () => document.getElementById(PAGE_ACTION)
