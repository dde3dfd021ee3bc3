/** A person's second factor and devices, on their page, for people who may change them. */
import { Box, Typography } from '@mui/material'
import { firstNameOf } from '#domain/displayName.ts'
import type { User } from '#api/generated/contract.ts'
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
  SECURITY_KEY,
  useUserSecurity,
} from '../account/securityApi.ts'
import { useChange } from '../../parts/notifications/useChange.ts'
import { ConfirmButton } from '../../parts/confirm/ConfirmButton.tsx'

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
  const reset = useChange(() => request(RESET_SECOND_FACTOR, { userId }), {
    done: () => t('security.resetDone'),
    reload: [SECURITY_KEY],
  })
  const end = useChange((id: string) => request(END_USER_DEVICE, { userId, id }), {
    done: () => t('security.ended'),
    reload: [SECURITY_KEY],
  })
  return (
    <>
      {devices.length === 0 ? (
        <Typography>{t('security.noDevices', { name })}</Typography>
      ) : (
        <DeviceList devices={devices} onEnd={({ id }) => end.mutate(id)} />
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
          <ConfirmButton
            variant="outlined"
            color="error"
            label={t('security.reset')}
            title={t('security.reset')}
            content={t('security.resetText', { name })}
            confirm={t('security.resetDo')}
            onConfirm={(close) => {
              close()
              reset.mutate()
            }}
          />
        </Box>
      )}
    </>
  )
}
