/** Pictures of the correct form of the four principles, 500 × 500 pixels each at most; folded on phones. */
import { Box, type Theme, Typography, useMediaQuery } from '@mui/material'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { Folded } from '../../../parts/detail/Folded.tsx'
import { PrinciplePicture } from '../../../parts/illustrations/PrinciplePicture.tsx'

export function PrincipleGallery() {
  const t = useT()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  if (!isPhone) return <Pictures />
  return (
    <Folded title={t('observations.form.pictures')}>
      <Pictures />
    </Folded>
  )
}

function Pictures() {
  const t = useT()
  return (
    <Box sx={twoByTwo}>
      {PRINCIPLES.map((principle) => (
        <Box key={principle} component="figure" sx={{ m: 0 }}>
          <Typography variant="h3" component="figcaption">
            {t(`enums.principle.${principle}`)}
          </Typography>
          <PrinciplePicture principle={principle} />
        </Box>
      ))}
    </Box>
  )
}

const twoByTwo = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 500px))' },
} as const
