/** Title of a page, also of the browser's tab, and its optional header button. The layout renders both in PageTitleBar. */
import { Box, Typography } from '@mui/material'
import {
  createContext,
  memo,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Title, useTranslate } from 'react-admin'
import { createPortal } from 'react-dom'
import { hasSignedInHere } from '../../foundation/auth/signInState.ts'
import { isHistoryMove, useAddress, useRouter } from '../../foundation/router/AddressProvider.tsx'

export function PageHeader({ title, tabTitle = title, action }: PageHeaderProps) {
  const translate = useTranslate()
  const slot = useContext(ActionSlotContext)
  useFocusHeading()
  return (
    <>
      <title>{`${translate(tabTitle, { _: tabTitle })} · Liftwise`}</title>
      <Title title={title} preferenceKey={false} />
      {action && slot && createPortal(action, slot)}
    </>
  )
}

interface PageHeaderProps {
  /** Text or a translation key. */
  title: string
  /** Title of the browser's tab, where it says more than the page's own. */
  tabTitle?: string | undefined
  /** One button or link. */
  action?: ReactNode
}

/**
 * Moves to the top of a page and focuses its heading, which screen readers announce, when the person navigates to it or
 * has just signed in; Back and Forward keep the browser's scroll position.
 */
function useFocusHeading(): void {
  const router = useRouter()
  const { pathname } = useAddress()
  const visitRef = useContext(VisitRefContext)
  useEffect(() => {
    const isNew = visitRef.current === null ? hasSignedInHere() : visitRef.current !== pathname
    visitRef.current = pathname
    if (!isNew) return undefined
    if (!isHistoryMove(router)) window.scrollTo(0, 0)
    // A moment later the heading has its text, and a closing menu has given its focus back.
    const timer = setTimeout(() => {
      // The search may have been opened before the page was there.
      if (document.activeElement?.closest('[aria-modal="true"]')) return
      document.getElementById(HEADING_ID)?.focus(WITHOUT_SCROLL)
    })
    return () => clearTimeout(timer)
  }, [pathname, router, visitRef])
}

const WITHOUT_SCROLL = { preventScroll: true }

/** The element that react-admin's Title writes to. */
const HEADING_ID = 'react-admin-title'

/** Path of the page that was last entered; null before the first one. */
const VisitRefContext = createContext<RefObject<string | null>>({ current: null })

/** Connects the PageTitleBar and the PageHeader inside it. */
export function PageHeaderProvider({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const visitRef = useRef<string | null>(null)
  return (
    <ActionSlotRefContext value={setSlot}>
      <ActionSlotContext value={slot}>
        <VisitRefContext value={visitRef}>{children}</VisitRefContext>
      </ActionSlotContext>
    </ActionSlotRefContext>
  )
}

/** Element that PageHeader renders the page's action into; null until the title bar is mounted. */
const ActionSlotContext = createContext<HTMLElement | null>(null)

/** Callback ref of that element. A context of its own, so that setting it does not rerender the title bar. */
const ActionSlotRefContext = createContext<(slot: HTMLElement | null) => void>(() => undefined)

/**
 * The page's title on the left and its primary action on the right, filled by react-admin's Title and by PageHeader.
 * `tools`: buttons of wide screens; phones have them in the navigation. Memoized: no change of the page rerenders it.
 */
export const PageTitleBar = memo(function PageTitleBar({ tools }: { tools?: ReactNode }) {
  const setSlot = useContext(ActionSlotRefContext)
  return (
    <Box sx={bar}>
      <Typography
        variant="h1"
        id={HEADING_ID}
        tabIndex={-1}
        sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', '&:empty': { display: 'none' } }}
      />
      <Box ref={setSlot} sx={{ '&:empty': { display: 'none' } }} />
      {tools && <Box sx={{ ml: 'auto', display: 'flex' }}>{tools}</Box>}
    </Box>
  )
})

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mb: { xs: 2, md: 3 },
} as const
