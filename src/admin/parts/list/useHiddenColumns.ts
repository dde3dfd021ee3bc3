/** Columns that a list does not show: those of the user's choice, or else those for which the screen is too narrow. */
import { type Theme, useMediaQuery } from '@mui/material'
import { useCallback, useMemo } from 'react'
import { useRemoveFromStore, useResourceContext, useStore } from 'react-admin'
import type { Column } from './columns.ts'

export function useHiddenColumns(columns: readonly Column[]): HiddenColumns {
  const key = `${useResourceContext()}.datatable`
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const isTablet = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'))
  const isLaptop = useMediaQuery((theme: Theme) => theme.breakpoints.down('xl'))
  const byWidth = useMemo(() => {
    const isNarrow = { sm: isPhone, lg: isTablet, xl: isLaptop }
    return columns
      .filter(({ hiddenBelow }) => hiddenBelow && isNarrow[hiddenBelow])
      .map(({ source }) => source)
  }, [columns, isPhone, isTablet, isLaptop])
  const [chosen, setHidden] = useStore<string[] | null>(key, null)
  const hidden = chosen ?? byWidth
  const remove = useRemoveFromStore(key)
  return {
    isHidden: useCallback(({ source }: Column) => hidden.includes(source), [hidden]),
    toggle: ({ source }) =>
      setHidden(
        hidden.includes(source) ? hidden.filter((other) => other !== source) : [...hidden, source],
      ),
    reset: chosen ? () => remove() : null,
  }
}

interface HiddenColumns {
  /** Stable while the same columns are hidden. */
  isHidden: (column: Column) => boolean
  toggle: (column: Column) => void
  /** Forgets the user's choice; null: there is none. */
  reset: (() => void) | null
}
