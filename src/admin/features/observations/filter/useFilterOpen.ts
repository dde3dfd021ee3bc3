/** Whether the fields of the filter form are seen: on a desktop from the start and as it was left, on a phone when asked for. */
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useStore } from 'react-admin'
import { useState } from 'react'

export function useFilterOpen(): {
  isOpen: boolean
  isPhone: boolean
  setOpen: (isOpen: boolean) => void
} {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  const [onDesktop, setOnDesktop] = useStore('allobservations.filters', true)
  const [onPhone, setOnPhone] = useState(false)
  return {
    isPhone,
    isOpen: isPhone ? onPhone : onDesktop,
    setOpen: isPhone ? setOnPhone : setOnDesktop,
  }
}
