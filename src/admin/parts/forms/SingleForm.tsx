/** A form that shows all its fields on one page. */
import { Alert, Box, Button, Typography } from '@mui/material'
import { type ReactNode, useContext } from 'react'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useIsOnline } from '../../foundation/data/useIsOnline.ts'
import { useMayAct } from '../../foundation/router/mayAct.ts'
import { ON_LOW_WINDOW, ON_PHONE } from '../../foundation/theme/cardsOnPhone.ts'
import { TextLink } from '../layout/TextLink.tsx'
import { focusWhenLost } from '../layout/useKeptFocus.ts'
import { FormUploadsContext } from '../uploads/formUploads.ts'
import { FormElement, FormFields, FormNotices, useRecordFormContext } from './RecordForm.tsx'
import { useT } from '../../foundation/i18n/useT.ts'

export function SingleForm({ name, saveLabel, children, cancelTo }: SingleFormProps) {
  return (
    <FormElement name={name} sx={formPageStyles}>
      <FormFields>
        <FormNotices isNot="saved" />
        {children}
      </FormFields>
      <SaveBar label={saveLabel} cancelTo={cancelTo} />
    </FormElement>
  )
}

export interface FormParts {
  /** For assistive technology. */
  name: string
  cancelTo: string
}

interface SingleFormProps extends FormParts {
  saveLabel: string
  children: ReactNode
}

/** Sticky bar with Save and Cancel, and the reason why the last submission failed. */
export function SaveBar({ label, busyLabel, cancelTo, before }: SaveBarProps) {
  const t = useT()
  const { isSubmitting, errors, submitCount } = useFormState()
  const isUploading = useContext(FormUploadsContext)?.isUploading ?? false
  const translate = useTranslate()
  return (
    <Box sx={bar}>
      <Box sx={buttons}>
        {before}
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={isSubmitting || isUploading}
        >
          {isUploading ? (busyLabel ?? t('form.uploading')) : label}
        </Button>
        {cancelTo !== undefined && (
          <Button component={LinkBase} to={cancelTo} size="large" color="inherit">
            {translate('ra.action.cancel')}
          </Button>
        )}
      </Box>
      <Typography component="output" color="error" sx={{ display: 'block' }}>
        {/* Another failed submission is announced again. */}
        {Object.keys(errors).length > 0 && (
          <span key={submitCount}>{translate('ra.message.invalid_form')}</span>
        )}
      </Typography>
      <SubmissionError sx={{ mt: 1 }} />
    </Box>
  )
}

interface SaveBarProps {
  label: string
  /** Instead of the label while the form waits for a file. */
  busyLabel?: string
  /** Absent: no Cancel button. */
  cancelTo?: string
  /** A button to the left. */
  before?: ReactNode
}

/** Shows why the last submission failed; once a missing connection is back, that it can be tried again. */
export function SubmissionError({ sx }: { sx?: { mt: number } }) {
  const { error } = useRecordFormContext()
  const isOnline = useIsOnline()
  const t = useT()
  if (!error) return null
  const isOver = error.isOffline && isOnline
  return (
    <Alert severity={isOver ? 'info' : 'error'} ref={focusWhenLost} tabIndex={-1} sx={sx ?? null}>
      {isOver ? t('form.onlineAgain') : error.message}
      {error.reason && <Box>{error.reason}</Box>}
      {error.existingId && <ExistingRecord id={error.existingId} />}
    </Alert>
  )
}

/** Link to the stored record in a new tab, so that what is entered here can still be read. */
function ExistingRecord({ id }: { id: string }) {
  const { resource } = useRecordFormContext().config
  const type = useMayAct({ resource, action: 'edit', id }) ? 'edit' : 'show'
  const path = useCreatePath()({ resource, type, id })
  const translate = useTranslate()
  return (
    <Box>
      {translate('form.notSaved')}{' '}
      <TextLink to={path} target="_blank">
        {translate(`resources.${resource}.action.existing.${type}`)}
      </TextLink>
    </Box>
  )
}

/** On phones the button that submits takes the whole width [40.9]. */
const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  [ON_PHONE]: {
    '& > .MuiButton-root': { minHeight: 48 },
    '& > [type="submit"]': { width: '100%' },
  },
} as const

const bar = {
  position: 'sticky',
  [ON_LOW_WINDOW]: { position: 'static' },
  bottom: 'var(--phone-bar, 0px)',
  zIndex: 1,
  mt: 2,
  pt: 2,
  // Above the phone's own bar at the bottom of the screen.
  pb: 'max(16px, env(safe-area-inset-bottom))',
  backgroundColor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const

/** The scroll margin keeps a focused field above the sticky bar. */
export const formPageStyles = {
  maxWidth: 800,
  '& input, & textarea, & button, & [role="combobox"]': { scrollMarginBottom: 120 },
} as const
