/** A person's second factor and devices, on their page, for who may change them. */
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { firstNameOf } from '#domain/displayName.ts'
import type { User } from '#api/generated/contract.ts'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'
import { formatDateTime } from '../../foundation/format/formatDate.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { DeviceList } from '../account/DeviceList.tsx'
import {
  END_USER_DEVICE,
  RESET_SECOND_FACTOR,
  type Security,
  useReloadSecurity,
  useUserSecurity,
} from '../account/securityApi.ts'
import { useNotifyText } from '../../parts/notifications/useNotifyText.ts'

export function UserSecurity({ user }: { user: User }) {
  const t = useT()
  const query = useUserSecurity(user.id)
  return (
    <Section
      title={t('security.devices')}
      subtitle={t('security.devicesOf', { name: firstNameOf(user) })}
    >
      <QueryState query={query} height={120} errorText={t('security.failed')}>
        {(security) => <SecurityOf user={user} security={security} />}
      </QueryState>
    </Section>
  )
}

function SecurityOf({ user, security }: { user: User; security: Security }) {
  const userId = user.id
  const name = firstNameOf(user)
  const { second_factor_since: since, devices } = security
  const t = useT()
  const notify = useNotify()
  const notifyText = useNotifyText()
  const reload = useReloadSecurity()
  const [isAsking, setAsking] = useState(false)
  const change = async (work: Promise<unknown>, done: string) => {
    try {
      await work
      notify(done, { type: 'success' })
    } catch (error) {
      notifyText(graphqlErrorMessage(error), 'error')
    }
    await reload()
  }
  const reset = () => {
    setAsking(false)
    void change(request(RESET_SECOND_FACTOR, { userId }), 'security.resetDone')
  }
  return (
    <>
      {devices.length === 0 ? (
        <Typography>{t('security.noDevices', { name })}</Typography>
      ) : (
        <DeviceList
          devices={devices}
          onEnd={({ id }) =>
            void change(request(END_USER_DEVICE, { userId, id }), 'security.ended')
          }
        />
      )}
      <Typography>
        {t('security.secondFactorState', {
          state: since
            ? t('security.since', { date: formatDateTime(since) })
            : t('security.noneOf', { name }),
        })}
      </Typography>
      {since && (
        <Box>
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            {t('security.reset')}
          </Button>
        </Box>
      )}
      <Confirm
        isOpen={isAsking}
        confirm={t('security.resetDo')}
        title={t('security.reset')}
        content={t('security.resetText', { name })}
        onConfirm={reset}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
