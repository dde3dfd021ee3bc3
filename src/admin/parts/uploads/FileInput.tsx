/**
 * Form field for a file, which is uploaded immediately and previewed before saving. Its value is undefined while the
 * file is unchanged, null once it is removed, else the `filename` of the new upload.
 */
import { Box, FormHelperText, FormLabel, Typography } from '@mui/material'
import { useCallback, useId } from 'react'
import { useInput, useRecordContext } from 'react-admin'
import type { UploadKind } from '#domain/enumerations.ts'
import { describeLimits, UPLOADS } from '#domain/uploads.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useFieldLabel } from '../../foundation/i18n/useFieldLabel.ts'
import { DropArea } from './DropArea.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import { fileKind } from './fileKind.ts'
import { useReportUpload } from './formUploads.ts'
import { useUpload } from './useUpload.ts'
import { wordMessage } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'

/** `current`: link to the record's file. */
export function FileInput({ source, kind, current = null, isRequired = false }: FileInputProps) {
  const { field, fieldState } = useInput<FileValue>({ source, format: identity, parse: identity })
  const { state, start, cancel, fail } = useUpload(kind, useCurrentClient().id)
  useReportUpload(state.is === 'sending')
  const label = useFieldLabel(source)
  const id = useId()
  const t = useT()
  const type = fileKind.typeOf(kind)
  const value = field.value as FileValue
  const isNew = useIsNew(value)
  const problem = state.is === 'failed' ? state.problem : fieldState.error?.message
  const choose = async (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    if (files.length > 1) return fail(t(`uploads.one.${type}`))
    const filename = await start(file)
    if (filename !== null) field.onChange(filename)
  }
  const sent = state.is === 'done' && state.filename === value ? state.file : null
  const shown = isNew ? sent : value === null ? null : current
  const isThere = isNew || shown !== null
  return (
    <Box role="group" aria-labelledby={`${id}-label`} data-invalid={Boolean(problem)}>
      <FormLabel
        component="span"
        id={`${id}-label`}
        error={Boolean(problem)}
        sx={{ display: 'block', mb: 0.5 }}
      >
        {label}
        {isRequired && ' *'}
      </FormLabel>
      {state.is === 'sending' ? (
        <UploadProgress name={state.file.name} progress={state.progress} onCancel={cancel} />
      ) : (
        <DropArea
          accept={UPLOADS[kind].accept}
          label={t(`uploads.${isThere ? 'replace' : 'choose'}.${type}`)}
          describedBy={`${id}-limits`}
          inputRef={field.ref}
          onFiles={(files) => void choose(files)}
          {...(isThere && !isRequired ? { onRemove: () => field.onChange(null) } : {})}
          {...(value === null && current ? { onKeep: () => field.onChange(undefined) } : {})}
        >
          {isThere && <FilePreview kind={kind} shown={shown} isNew={isNew} />}
          {value === null && current && t(`uploads.removed.${type}`)}
        </DropArea>
      )}
      <FormHelperText id={`${id}-limits`} error={Boolean(problem)} sx={{ mx: 0 }}>
        <span {...(problem ? { role: 'alert' } : {})}>
          {problem ?? wordMessage(describeLimits(kind))}
        </span>
      </FormHelperText>
    </Box>
  )
}

interface FileInputProps {
  source: string
  kind: UploadKind
  current?: string | null
  /** The file may be replaced, but not removed. */
  isRequired?: boolean
}

type FileValue = string | null | undefined

const identity = (value: FileValue): FileValue => value

/** A form may also start with the name of the record's file, which is not an upload. */
function useIsNew(value: FileValue): boolean {
  const record = useRecordContext()
  return Boolean(value) && !Object.values(record ?? {}).includes(value)
}

/** Preview of a file field: the new upload, or the record's file. */
function FilePreview({ kind, shown, isNew }: FilePreviewProps) {
  const t = useT()
  const load = useCallback((element: PreviewElement | null) => loadInto(element, shown), [shown])
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {shown &&
        (fileKind.isVideo(kind) ? (
          <Box component="video" ref={load} controls preload="metadata" sx={video} />
        ) : (
          <Box
            component="img"
            ref={load}
            alt={isNew ? t('uploads.newImage') : t('uploads.currentImage')}
            sx={image}
          />
        ))}
      {isNew && (
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {shown instanceof File
            ? t('uploads.ready', { name: shown.name })
            : t(`uploads.readyUnnamed.${fileKind.typeOf(kind)}`)}
        </Typography>
      )}
    </Box>
  )
}

interface FilePreviewProps {
  kind: UploadKind
  /** A file, or a link to one; null: uploaded before the page was reloaded. */
  shown: File | string | null
  isNew: boolean
}

type PreviewElement = HTMLImageElement | HTMLVideoElement

/** The object URL of a file is valid only while it is displayed. */
function loadInto(element: PreviewElement | null, shown: File | string | null) {
  if (!element || shown === null) return undefined
  if (typeof shown === 'string') {
    element.src = shown
    return undefined
  }
  const address = URL.createObjectURL(shown)
  element.src = address
  return () => URL.revokeObjectURL(address)
}

const image = { maxWidth: '100%', width: 'auto', height: 'auto', maxHeight: 96 } as const

const video = { width: '100%', maxWidth: 480, maxHeight: 320, bgcolor: 'common.black' } as const
