/** A day or an instant with a 2-digit year; assistive technology and a pointer that rests on it get the whole date. */
import { styled } from '@mui/material/styles'
import {
  formatDate,
  formatDateTime,
  formatWholeDate,
  formatWholeDateTime,
} from '../../foundation/format/formatDate.ts'

/** Give either; 'N/A' for null. */
export function DateText({ day, instant }: DateTextProps) {
  const text = day === undefined ? formatDateTime(instant) : formatDate(day)
  const whole = day === undefined ? formatWholeDateTime(instant) : formatWholeDate(day)
  if (whole === null) return text
  return (
    <Time dateTime={day ?? instant ?? ''} title={whole} data-whole={whole}>
      <span aria-hidden>{text}</span>
    </Time>
  )
}

interface DateTextProps {
  /** YYYY-MM-DD. */
  day?: string | null | undefined
  instant?: string | null | undefined
}

/** The whole date is read aloud and not shown. It is no text of the page, which would be copied with it. */
const Time = styled('time')({
  '&::after': {
    content: 'attr(data-whole)',
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})
