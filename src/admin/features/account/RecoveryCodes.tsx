/** Recovery codes, which are shown once. */
import { Alert, AlertTitle, Button, List, Stack } from '@mui/material'
import { useState } from 'react'
import { useT } from '../../foundation/i18n/useT.ts'

export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const t = useT()
  const [isCopied, setCopied] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const copy = async () => {
    const isDone = await navigator.clipboard.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    )
    setCopied(isDone)
    setRefused(!isDone)
  }
  return (
    <Stack spacing={2}>
      <Alert severity="warning" role="status">
        <AlertTitle>{t('security.codesTitle')}</AlertTitle>
        {t('security.codesText')}
      </Alert>
      <List disablePadding sx={list} aria-label={t('security.codesTitle')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={onSaved}>
          {t('security.saved')}
        </Button>
        {/* Absent without https. */}
        {navigator.clipboard && (
          <Button variant="outlined" onClick={() => void copy()}>
            {t(isCopied ? 'security.copied' : 'security.copy')}
          </Button>
        )}
      </Stack>
      {isRefused && <Alert severity="error">{t('security.copyRefused')}</Alert>}
    </Stack>
  )
}

const list = {
  fontFamily: 'monospace',
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  maxWidth: 480,
} as const

interface RecoveryCodesProps {
  codes: readonly string[]
  onSaved: () => void
}
