/** Area to drop a file, with a button to choose one. */
import UploadFile from '@mui/icons-material/UploadFile'
import { Box, Button, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import type { DragEvent, ReactNode } from 'react'
import { useT } from '../../foundation/i18n/useT.ts'

export function DropArea({
  accept,
  label,
  describedBy,
  inputRef,
  onFiles,
  onRemove,
  onKeep,
  isPrimary = false,
  children,
}: DropAreaProps) {
  const t = useT()
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <Box
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={[
        area,
        isPrimary && wide,
        isOver && { borderColor: 'primary.dark', bgcolor: 'primary.light' },
      ]}
    >
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button
          variant={isPrimary ? 'contained' : 'outlined'}
          startIcon={<UploadFile />}
          aria-describedby={describedBy}
          {...(inputRef ? { ref: inputRef } : {})}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        {onRemove && (
          <Button color="inherit" onClick={onRemove}>
            {t('uploads.remove')}
          </Button>
        )}
        {onKeep && (
          <Button color="inherit" onClick={onKeep}>
            {t('uploads.keep')}
          </Button>
        )}
        <Typography color="text.secondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
          {t('uploads.drop')}
        </Typography>
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept.join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Allows the same file to be chosen again after a failure.
          target.value = ''
        }}
      />
    </Box>
  )
}

interface DropAreaProps {
  /** File extensions, such as '.csv'. */
  accept: readonly string[]
  label: string
  describedBy?: string
  /** The button, which receives the focus when the field is invalid. */
  inputRef?: (element: HTMLElement | null) => void
  onFiles: (files: readonly File[]) => void
  onRemove?: () => void
  /** Undoes a removal. */
  onKeep?: () => void
  /** Choosing a file is the page's main action. */
  isPrimary?: boolean
  children?: ReactNode
}

const area = {
  display: 'grid',
  gap: 2,
  p: 2,
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'outline',
  borderRadius: 1,
} as const

const wide = { py: { sm: 4 }, justifyContent: { sm: 'center' } } as const
