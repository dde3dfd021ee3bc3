/** Sets up a second factor: password, QR code with a first code, recovery codes. */
import { Box, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { request } from '../../foundation/data/request.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { QrCode } from '../../parts/qr/QrCode.tsx'
import { TextForm } from '../../parts/forms/TextForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { CONFIRM, START } from './securityApi.ts'

export function SecondFactorSetup({ onDone, onCancel }: SecondFactorSetupProps) {
  const t = useT()
  const [setup, setSetup] = useState<{ secret: string; uri: string } | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />
  if (!setup)
    return (
      <TextForm
        key="password"
        type="password"
        label={t('security.password')}
        hint={t('security.passwordHint')}
        submit={t('security.continue')}
        onSubmit={async (password) =>
          setSetup((await request(START, { password })).startSecondFactor)
        }
        onCancel={onCancel}
      />
    )
  return (
    <Stack spacing={2}>
      <Typography>{t('security.scan')}</Typography>
      <Box>
        <QrCode text={setup.uri} label={t('security.qr')} size={220} />
      </Box>
      <Box>
        <Typography>{t('security.secret')}</Typography>
        <Typography component="code" sx={secretText}>
          {setup.secret.replaceAll(/(.{4})(?=.)/gu, '$1 ')}
        </Typography>
      </Box>
      <TextForm
        key="code"
        type="code"
        label={t('security.code')}
        hint={t('security.codeHint')}
        submit={t('security.confirm')}
        onSubmit={async (code) => setCodes((await request(CONFIRM, { code })).confirmSecondFactor)}
        onCancel={onCancel}
      />
    </Stack>
  )
}

const secretText = { fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' } as const

interface SecondFactorSetupProps {
  /** Called when the person has saved their recovery codes. */
  onDone: () => void
  /** Absent: they have to set it up. */
  onCancel?: () => void
}
