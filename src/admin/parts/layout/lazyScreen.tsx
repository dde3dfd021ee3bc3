/** Screens, dialogs and other parts whose code is loaded on demand. */
import { Alert, Button } from '@mui/material'
import {
  type ComponentType,
  createContext,
  type FunctionComponent,
  type JSXElementConstructor,
  lazy,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { loadChunk } from '../../foundation/chunks/loadChunk.ts'
import { connection } from '../../foundation/data/connection.ts'
import { useIsOnline } from '../../foundation/data/useIsOnline.ts'
import { loadPageTexts } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'

/**
 * Returns the component `name` of the loaded module; suspends until its code and the texts of pages have loaded. When
 * they cannot be loaded, an alert replaces the component, and the rest of the page stays.
 */
export function lazyScreen<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): FunctionComponent<PropsOf<Module[Name]>> {
  return lazyPart(async () => (await Promise.all([load(), loadPageTexts()]))[0], name)
}

/** Returns a component like `lazyScreen`'s that needs only the texts of the shell and the lists. */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): FunctionComponent<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>
  const createLazy = () =>
    lazy(async (): Promise<{ default: ComponentType<Props> }> => {
      try {
        return { default: (await loadChunk(load))[name] as ComponentType<Props> }
      } catch {
        return { default: Failed }
      }
    })
  let Latest = createLazy()

  function Failed() {
    // A dialog that is opened again tries to load its code again.
    useEffect(() => () => void (Latest = createLazy()), [])
    return <ChunkError onRetry={useContext(RetryContext)} />
  }

  return function LazyScreen(props: Props) {
    const [Screen, setScreen] = useState(() => Latest)
    const retry = useCallback(() => setScreen(createLazy), [])
    return (
      <RetryContext value={retry}>
        <Screen {...props} />
      </RetryContext>
    )
  }
}

/** A component without props infers as unknown. */
type PropsOf<Screen> =
  Screen extends JSXElementConstructor<infer Props>
    ? Props extends object
      ? Props
      : object
    : never

const RetryContext = createContext<() => void>(() => undefined)

function ChunkError({ onRetry }: { onRetry: () => void }) {
  const t = useT()
  const isOnline = useIsOnline()
  const wasOnline = useRef(true)
  useEffect(() => void connection.check(), [])
  useEffect(() => {
    if (isOnline && !wasOnline.current) onRetry()
    wasOnline.current = isOnline
  }, [isOnline, onRetry])
  return (
    <Alert
      severity="error"
      action={
        <>
          <Button color="inherit" onClick={onRetry}>
            {t('list.tryAgain')}
          </Button>
          <Button color="inherit" onClick={() => location.reload()}>
            {t('chunk.reload')}
          </Button>
        </>
      }
    >
      {isOnline ? t('chunk.failed') : t('messages.noConnection')}
    </Alert>
  )
}
