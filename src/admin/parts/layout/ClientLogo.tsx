/** Logo of the current client or of the product, with a link to the role's home page. */
import { Box } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useState } from 'react'
import { homePathOf } from '#domain/access.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { PRODUCT_LOGO } from './productLogo.ts'
import { useT } from '../../foundation/i18n/useT.ts'

export function ClientLogo({ height }: { height: number }) {
  const t = useT()
  const { type } = useMe()
  const { logo_url: logo, company_name: company } = useCurrentClient()
  const [broken, setBroken] = useState<string | null>(null)
  const own = logo && logo !== broken ? logo : null
  return (
    <Box component={LinkBase} to={homePathOf(type)} sx={link}>
      <Box
        component="img"
        src={own ?? PRODUCT_LOGO}
        alt={t('menu.home', { name: own ? company : 'Liftwise' })}
        onError={() => setBroken(logo ?? null)}
        sx={{
          display: 'block',
          height,
          maxWidth: 1,
          objectFit: 'contain',
          objectPosition: 'left',
        }}
      />
    </Box>
  )
}

/** Becomes narrower where there is no room. */
const link = {
  display: 'block',
  justifySelf: 'start',
  width: 'fit-content',
  maxWidth: 'min(200px, 100%)',
} as const
