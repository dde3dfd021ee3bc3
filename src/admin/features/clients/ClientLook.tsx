/** A client's colour and logo. */
import { Box } from '@mui/material'
import type { Client } from '#api/generated/contract.ts'
import { DEFAULT_HIGHLIGHT } from '#domain/theme.ts'
import { PropertyList } from '../../parts/detail/PropertyList.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { ThemePreview } from './ThemePreview.tsx'

export function ClientBranding({ client }: { client: Client }) {
  const colour = client.color ?? DEFAULT_HIGHLIGHT
  const { logo_url: logo } = client
  return (
    <Section title="Look">
      <PropertyList
        facts={[
          ['Highlight colour', <Colour key="colour" colour={colour} />],
          ['Logo', logo && <Box key="logo" component="img" src={logo} alt="The logo" sx={image} />],
        ]}
      />
      <ThemePreview colour={colour} />
    </Section>
  )
}

function Colour({ colour }: { colour: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box
        aria-hidden
        sx={{
          width: 20,
          height: 20,
          borderRadius: 1,
          border: 1,
          borderColor: 'outline',
          bgcolor: colour,
        }}
      />
      {colour}
    </Box>
  )
}

const image = { display: 'block', maxWidth: '100%', maxHeight: 64, objectFit: 'contain' } as const
