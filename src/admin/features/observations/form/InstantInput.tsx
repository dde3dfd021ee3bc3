/**
 * Input of an instant as a day and a time in the reader's time zone. The instant stays exact until one of them changes.
 * It says so if the time does not exist that day or occurs twice, and offers another one.
 */
import { Box, Link, Stack, Typography } from '@mui/material'
import { useController } from 'react-hook-form'
import { useState } from 'react'
import { CLOCK_TOLERANCE_MS } from '#domain/observations/observationRules.ts'
import { useInstantText } from '../../../foundation/auth/clientZone.ts'
import { serverClock } from '../../../foundation/data/serverClock.ts'
import { formatDateTime, formatOffset } from '../../../foundation/format/formatDate.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { DayField, TimeField } from '../../../parts/dates/TypedField.tsx'
import {
  clockChangeAt,
  parseLocalDate,
  toFormDate,
  toLocalDay,
  toLocalMinute,
} from '../../submissionQueue/observationFormState.ts'

export function InstantInput({ source }: { source: string }) {
  const t = useT()
  const { field, fieldState } = useController({ name: source })
  const value = String(field.value ?? '')
  const [day = '', time = ''] = toLocalParts(value)
  const [today, setToday] = useState(() => toLocalDay(serverClock.now()))
  const change = clockChangeAt(value)
  const message = change?.is === 'skipped' ? t('messages.timeSkipped') : fieldState.error?.message
  // The message is shown at the input that needs the correction.
  const isTimeWrong = day !== '' && (time === '' || day <= today)
  return (
    <Box>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DayField
          label={t('observations.form.date')}
          value={day}
          min="2000-01-01"
          max={today}
          isRequired
          error={isTimeWrong ? undefined : message}
          onFocus={() => setToday(toLocalDay(serverClock.now()))}
          onChange={(changed) => field.onChange(`${changed}T${time}`)}
        />
        <TimeField
          label={t('observations.form.time')}
          value={time}
          isRequired
          error={isTimeWrong ? message : undefined}
          onChange={(changed) => field.onChange(`${day}T${changed}`)}
        />
      </Stack>
      <OfferedInstant value={value} message={message} onChoose={field.onChange} />
    </Box>
  )
}

/** A button with the time that is probably meant; nothing while the time is a usual one. */
function OfferedInstant({ value, message, onChoose }: OfferedInstantProps) {
  const t = useT()
  const change = clockChangeAt(value)
  const offered =
    change?.is === 'skipped'
      ? change.next
      : message === t('messages.dateInFuture')
        ? rightTimeOf(value)
        : null
  const twice = change?.is === 'twice' ? change : null
  const chosen = parseLocalDate(value)
  const textsOf = useInstantText()
  const clientTime = chosen && change?.is !== 'skipped' && textsOf(chosen.toISOString()).client
  return (
    <Typography component="output" variant="body2" sx={line}>
      {clientTime && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {t('addObservation.clientTime', { time: clientTime })}
        </Box>
      )}
      {twice && chosen && (
        <>
          {t(`addObservation.clock.twice.${twice.chosen}`, {
            offset: formatOffset(chosen),
          })}{' '}
          <Link component="button" type="button" onClick={() => onChoose(toFormDate(twice.other))}>
            {t(`addObservation.clock.useOther.${twice.chosen}`, {
              offset: formatOffset(twice.other),
            })}
          </Link>
        </>
      )}
      {offered && (
        <Link component="button" type="button" onClick={() => onChoose(toFormDate(offered))}>
          {t('addObservation.clock.use', { time: formatDateTime(offered.toISOString()) })}
        </Link>
      )}
    </Typography>
  )
}

interface OfferedInstantProps {
  /** As in the form. */
  value: string
  message: string | undefined
  onChoose: (value: string) => void
}

const line = {
  display: 'block',
  mt: 1,
  '&:empty': { display: 'none' },
  '& button': { minHeight: 24 },
} as const

/** Returns the entered time as a clock that is right has it, at the latest now. */
function rightTimeOf(value: string): Date {
  const now = serverClock.now()
  const offset = serverClock.offsetMs()
  const entered = parseLocalDate(value)
  if (!entered || Math.abs(offset) <= CLOCK_TOLERANCE_MS) return now
  return new Date(Math.min(entered.getTime() + offset, now.getTime()))
}

/**
 * Splits an ISO instant into day and time in the reader's time zone; a typed 'YYYY-MM-DDTHH:MM' is in that zone
 * already.
 */
function toLocalParts(text: string): string[] {
  if (!text.endsWith('Z')) return text.split('T')
  return toLocalMinute(new Date(text)).split('T')
}
