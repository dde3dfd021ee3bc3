/** /account: one's own second factor, devices, language, light or dark, and the way to what is held about oneself. */
import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { mayOpen } from '#domain/access.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { request } from '../../foundation/data/request.ts'
import { formatDateTime } from '../../foundation/format/formatDate.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { TextLink } from '../../parts/layout/TextLink.tsx'
import { DeviceList } from './DeviceList.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { ModeChoice } from './ModeChoice.tsx'
import { TextForm } from '../../parts/forms/TextForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactorSetup } from './SecondFactorSetup.tsx'
import {
  END_MY_DEVICE,
  END_MY_OTHER_DEVICES,
  REMOVE,
  RENEW_CODES,
  type Security,
  useMySecurity,
  SECURITY_KEY,
} from './securityApi.ts'
import { useChange, useReload } from '../../parts/notifications/useChange.ts'

export function AccountPage() {
  const t = useT()
  const { type } = useMe()
  const query = useMySecurity()
  const state = { query, errorText: t('security.failed') }
  return (
    <>
      <PageHeader title={t('security.account')} />
      <Stack spacing={2} sx={{ maxWidth: 800 }}>
        <Section title={t('security.secondFactor')} subtitle={t('security.about')}>
          <QueryState {...state} height={72}>
            {(security) => <SecondFactor security={security} />}
          </QueryState>
        </Section>
        <Section title={t('security.devices')} subtitle={t('security.devicesAbout')}>
          <QueryState {...state} height={120}>
            {(security) => <MyDevices security={security} />}
          </QueryState>
        </Section>
        <LanguageChoice />
        <ModeChoice />
        {mayOpen(type, '/mydata') && (
          <Section title={t('myData.title')} subtitle={t('security.myDataAbout')}>
            <TextLink to="/mydata">{t('security.myData')}</TextLink>
          </Section>
        )}
      </Stack>
    </>
  )
}

type Step = 'set up' | 'renew' | 'remove' | { codes: readonly string[] } | null

function SecondFactor({ security }: { security: Security }) {
  const t = useT()
  const reload = useReload(SECURITY_KEY)
  const [step, setStep] = useState<Step>(null)
  const close = () => setStep(null)
  const finish = () => {
    close()
    void reload()
  }
  if (step === 'set up') return <SecondFactorSetup onDone={finish} onCancel={close} />
  if (step === 'renew' || step === 'remove') {
    const isRenewal = step === 'renew'
    return (
      <>
        <Typography>{t(isRenewal ? 'security.renewText' : 'security.removeText')}</Typography>
        <TextForm
          type="code"
          label={t('security.code')}
          hint={t('security.codeOrRecovery')}
          submit={t(isRenewal ? 'security.renewDo' : 'security.removeDo')}
          onSubmit={async (code) => {
            if (isRenewal)
              setStep({ codes: (await request(RENEW_CODES, { code })).renewRecoveryCodes })
            else {
              await request(REMOVE, { code })
              finish()
            }
          }}
          onCancel={close}
        />
      </>
    )
  }
  if (step) return <RecoveryCodes codes={step.codes} onSaved={finish} />
  const { second_factor_since: since, recovery_codes_left, second_factor_required } = security
  if (!since)
    return (
      <>
        <Typography>{t('security.none')}</Typography>
        <Box>
          <Button variant="contained" onClick={() => setStep('set up')}>
            {t('security.setUp')}
          </Button>
        </Box>
      </>
    )
  return (
    <>
      <Typography>
        {t('security.since', { date: formatDateTime(since) })}{' '}
        {t('security.codesLeft', { smart_count: recovery_codes_left })}
      </Typography>
      {second_factor_required && (
        <Typography color="text.secondary">{t('security.required')}</Typography>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setStep('renew')}>
          {t('security.renew')}
        </Button>
        {!second_factor_required && (
          <Button color="error" onClick={() => setStep('remove')}>
            {t('security.remove')}
          </Button>
        )}
      </Stack>
    </>
  )
}

function MyDevices({ security: { devices } }: { security: Security }) {
  const t = useT()
  const end = useChange((id: string) => request(END_MY_DEVICE, { id }), {
    done: () => t('security.ended'),
    reload: [SECURITY_KEY],
  })
  const endOthers = useChange(() => request(END_MY_OTHER_DEVICES, {}), {
    done: ({ endMyOtherDevices: count }) => t('security.endedOthers', { smart_count: count }),
    reload: [SECURITY_KEY],
  })
  return (
    <>
      <DeviceList devices={devices} onEnd={({ id }) => end.mutate(id)} />
      {devices.length > 1 && (
        <Box>
          <Button variant="outlined" onClick={() => endOthers.mutate()}>
            {t('security.endOthers')}
          </Button>
        </Box>
      )}
    </>
  )
}
