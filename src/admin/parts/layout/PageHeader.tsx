/** A page's title, which is the browser's too, and its optional header button (spec 2, Shared layout). */
import { Box, Typography } from '@mui/material'
import {
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { Title } from 'react-admin'
import { createPortal } from 'react-dom'

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

/**
 * The page's title, left, and the place of its one primary action, right. Filled by react-admin's Title and by PageHeader.
 * `tools`: of a wide screen; a phone's stand above. Nothing that happens on the page draws it anew.
 */
export const PageTitleBar = memo(function PageTitleBar({ tools }: { tools?: ReactNode }) {
  const heading = useSyncDocumentTitle()
  return (
    <Box sx={bar}>
      <Typography
        variant="h1"
        id="react-admin-title"
        ref={heading}
        sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', '&:empty': { display: 'none' } }}
      />
      <Box id={PAGE_ACTION_ID} sx={{ '&:empty': { display: 'none' } }} />
      {tools && <Box sx={{ ml: 'auto', display: 'flex' }}>{tools}</Box>}
    </Box>
  )
})

const PAGE_ACTION_ID = 'page-action'

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mb: { xs: 2, md: 3 },
} as const

/** Keeps the browser's title the same as the page's heading, whoever fills that in. */
function useSyncDocumentTitle(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const element = heading.current
    if (!element) return undefined
    const follow = () => {
      const title = element.textContent?.trim()
      document.title = title ? `${title} · Liftwise` : 'Liftwise'
    }
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(element, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return heading
}
