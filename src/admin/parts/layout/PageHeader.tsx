/** A page's title, which is the browser's too, and its optional header button (spec 2, Shared layout). */
import { Title } from 'react-admin'
import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { PAGE_ACTION_ID } from './PageTitleBar.tsx'

export function PageHeader({ title, action }: PageHeaderProps) {
  // Read again once mounted: the layout of the very first page mounts together with it.
  const slot = useSyncExternalStore(noSubscription, findActionSlot)
  return (
    <>
      <Title title={title} preferenceKey={false} />
      {action && slot && createPortal(action, slot)}
    </>
  )
}

interface PageHeaderProps {
  /** Words or a translation key. */
  title: string
  /** One button or link. */
  action?: ReactNode
}

const noSubscription = () => () => undefined

const findActionSlot = () => document.getElementById(PAGE_ACTION_ID)
