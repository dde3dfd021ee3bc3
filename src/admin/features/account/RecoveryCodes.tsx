/** Recovery codes, which are shown once. */
import { Alert, AlertTitle, Button, List, Stack } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'

export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const translate = useTranslate()
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
        <AlertTitle>{translate('security.codesTitle')}</AlertTitle>
        {translate('security.codesText')}
      </Alert>
      <List disablePadding sx={list} aria-label={translate('security.codesTitle')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={onSaved}>
          {translate('security.saved')}
        </Button>
        {/* Absent without https. */}
        {navigator.clipboard && (
          <Button variant="outlined" onClick={() => void copy()}>
            {translate(isCopied ? 'security.copied' : 'security.copy')}
          </Button>
        )}
      </Stack>
      {isRefused && <Alert severity="error">{translate('security.copyRefused')}</Alert>}
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
