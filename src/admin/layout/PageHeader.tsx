/** A page's title, which is the browser's too, and its optional header button (spec 2, Shared layout). */
import { Title } from 'react-admin'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { PAGE_ACTION } from './PageTitleBar.tsx'

export function PageHeader({ title, action }: PageHeaderProps) {
  const [place, setPlace] = useState(findPlace)
  // The layout of the very first page mounts together with it.
  useEffect(() => setPlace(findPlace), [])
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

const findPlace = () => document.getElementById(PAGE_ACTION)
