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
import { Title } from 'react-admin'
import { createPortal } from 'react-dom'

export function PageHeader({ title, action }: PageHeaderProps) {
  const slot = useContext(ActionSlotContext)
  return (
    <>
      <Title title={title} preferenceKey={false} />
      {action && slot && createPortal(action, slot)}
    </>
  )
}

interface PageHeaderProps {
  /** Text or a translation key. */
  title: string
  /** One button or link. */
  action?: ReactNode
}

/** Connects the PageTitleBar and the PageHeader inside it. */
export function PageHeaderProvider({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <ActionSlotRefContext value={setSlot}>
      <ActionSlotContext value={slot}>{children}</ActionSlotContext>
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
  const heading = useSyncDocumentTitle()
  const setSlot = useContext(ActionSlotRefContext)
  return (
    <Box sx={bar}>
      <Typography
        variant="h1"
        id="react-admin-title"
        ref={heading}
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

/** Keeps the document's title equal to the page's heading. */
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
