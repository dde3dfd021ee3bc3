/** Pictures of the correct form of the four principles, 500 × 500 pixels each at most; folded on phones. */
import { Box, type Theme, Typography, useMediaQuery } from '@mui/material'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { PrinciplePicture } from '../../../parts/illustrations/PrinciplePicture.tsx'

export function PrincipleGallery() {
  const t = useT()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  if (!isPhone) return <Pictures />
  return (
    <details>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1.5, fontWeight: 600 }}>
        {t('observations.form.pictures')}
      </Box>
      <Pictures />
    </details>
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
