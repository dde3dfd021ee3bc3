/** Exports the list around it: all rows of its filter, search and sort (spec 2, [2.45] [2.46]). */
import { useListContext } from 'react-admin'
import { useMe } from '../../foundation/auth/useMe.ts'
import type { Export } from './exportState.ts'
import { findServerExport } from './serverExportOf.ts'
import { useBrowserExport } from './useBrowserExport.ts'
import { useServerExport } from './useServerExport.ts'

export function useExport(title: string): Export {
  const { resource } = useListContext()
  const { type } = useMe()
  const exported = findServerExport(resource, type)
  const inBrowser = useBrowserExport(title)
  const onServer = useServerExport(exported)
  return exported ? onServer : inBrowser
}
