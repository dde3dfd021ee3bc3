/** Devices that somebody is signed in with; each can be ended, but the one in use. */
import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import { formatDateTime } from '../../foundation/format/formatDate.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import type { Device } from './securityApi.ts'

export function DeviceList({ devices, onEnd }: DeviceListProps) {
  const t = useT()
  return (
    <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {devices.map((device) => {
        const name = t('security.device', {
          browser: device.browser ?? t('security.unknownBrowser'),
          system: device.system ?? t('security.unknownSystem'),
        })
        return (
          <Box component="li" key={device.id} sx={row}>
            <Box sx={{ minWidth: 0 }}>
              <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
                <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
                {device.is_current && (
                  <Chip size="small" color="primary" label={t('security.current')} />
                )}
              </Stack>
              <Typography color="text.secondary">
                {t('security.used', {
                  first: formatDateTime(device.first_used_at),
                  last: formatDateTime(device.last_used_at),
                })}
              </Typography>
            </Box>
            {!device.is_current && (
              <Button
                variant="outlined"
                color="inherit"
                aria-label={t('security.endOf', { device: name })}
                onClick={() => onEnd(device)}
              >
                {t('security.end')}
              </Button>
            )}
          </Box>
        )
      })}
    </Stack>
  )
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
} as const

interface DeviceListProps {
  devices: readonly Device[]
  onEnd: (device: Device) => void
}
