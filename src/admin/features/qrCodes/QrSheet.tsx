/** Printable QR codes: one large, or six on a page. */
import { Box, Typography } from '@mui/material'
import { useT } from '../../foundation/i18n/useT.ts'
import {
  addObservationAddress,
  PLACE_PARAMS,
  type PlaceParam,
} from '../../foundation/router/observationListPath.ts'
import { QrCode } from '../../parts/qr/QrCode.tsx'
import type { Workplace } from './workplace.ts'

export function QrSheet({ workplaces, company, origin }: QrSheetProps) {
  const isLarge = workplaces.length === 1
  return (
    <Box sx={isLarge ? null : grid}>
      {workplaces.map((workplace) => (
        <CodeCard
          key={workplace.id}
          workplace={workplace}
          company={company}
          origin={origin}
          isLarge={isLarge}
        />
      ))}
    </Box>
  )
}

interface QrSheetProps {
  workplaces: readonly Workplace[]
  company: string
  /** Address under which phones find the server. */
  origin: string
}

function CodeCard({ workplace, company, origin, isLarge }: CodeCardProps) {
  const { kind, name, parentName, filled } = workplace
  const t = useT()
  const ids = Object.fromEntries(
    PLACE_PARAMS.flatMap((param) => (filled[param] ? [[param, filled[param].id]] : [])),
  )
  const address = addObservationAddress(origin, ids)
  const others = PLACE_PARAMS.filter((param) => param !== kind && filled[param])
  return (
    <Box component="section" aria-label={name} sx={[card, isLarge && largeCard]}>
      <Typography variant={isLarge ? 'h1' : 'h2'} component="h2" sx={isLarge ? largeName : null}>
        {name}
      </Typography>
      <Typography color="text.secondary">
        {[
          t(`qr.${kind}`),
          ...(parentName ? [t('qr.inside', { name: parentName })] : []),
          ...others.map((param: PlaceParam) => filled[param]?.name),
          company,
        ].join(' · ')}
      </Typography>
      <Box sx={isLarge ? largeCode : smallCode}>
        <QrCode text={address} label={t('qr.code')} size={isLarge ? 400 : 150} />
      </Box>
      <Typography sx={{ fontWeight: 600 }}>{t('qr.instruction')}</Typography>
      <Typography variant="caption" color="text.secondary" sx={isLarge ? null : smallAddress}>
        {address}
      </Typography>
    </Box>
  )
}

interface CodeCardProps {
  workplace: Workplace
  company: string
  origin: string
  isLarge: boolean
}

/** Three rows of two on a page of A4 or Letter, below the page's title. */
const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 2,
  '@media print': {
    // Pages break between floats, not between the rows of a grid.
    display: 'flow-root',
    '& > section': {
      float: 'left',
      width: '49%',
      height: '76mm',
      margin: '0 0.5% 1mm',
      padding: '4px 8px',
      gap: 0,
    },
    '& > section:nth-of-type(6n + 1):not(:first-of-type)': { breakBefore: 'page' },
  },
} as const

const card = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.5,
  p: 2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  bgcolor: 'background.paper',
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: 1,
} as const

const largeCard = { gap: 2, py: 4, '@media print': { minHeight: '230mm' } } as const
const largeName = { fontSize: 40, lineHeight: '48px' } as const
const largeCode = { '& svg': { width: 'min(400px, 100%)', height: 'auto' } } as const
const smallCode = { lineHeight: 0 } as const
const smallAddress = { fontSize: 11, lineHeight: '13px' } as const
