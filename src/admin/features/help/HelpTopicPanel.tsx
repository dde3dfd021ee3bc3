/** Help topic: its title, the sentence that matches the search and, when open, the whole text. */
import ExpandMore from '@mui/icons-material/ExpandMore'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Link as MuiLink,
  Stack,
  Typography,
} from '@mui/material'
import { Link } from 'react-admin'
import { matchPage } from '#domain/access.ts'
import type { NamedPart } from '#domain/documents/textDocument.ts'
import type { Principle } from '#domain/observations/principles.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { DocumentBlocks, type LinkProps } from '../../parts/documents/DocumentBlocks.tsx'
import { PrinciplePicture } from '../../parts/illustrations/PrinciplePicture.tsx'
import type { HelpTopic } from './helpTopics.ts'

export function HelpTopicPanel({ topic, sentence, isOpen, onToggle }: HelpTopicPanelProps) {
  const { id, language, title, blocks } = topic
  return (
    <Accordion
      id={id}
      lang={language}
      expanded={isOpen}
      onChange={onToggle}
      disableGutters
      variant="outlined"
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
      sx={panel}
    >
      <AccordionSummary
        expandIcon={<ExpandMore />}
        id={`${id}-title`}
        aria-controls={`${id}-text`}
        sx={{ minHeight: 52, px: { xs: 2, md: 3 } }}
      >
        <span>
          <Typography component="span" variant="h3" sx={{ display: 'block' }}>
            {title}
          </Typography>
          {sentence && (
            <Typography component="span" variant="caption" color="text.secondary">
              {sentence}
            </Typography>
          )}
        </span>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2, md: 3 }, pb: 3 }}>
        <Stack spacing={2} sx={prose}>
          <DocumentBlocks blocks={blocks} headingsAbove={2} Link={HelpLink} Part={PrincipleHelp} />
        </Stack>
      </AccordionDetails>
    </Accordion>
  )
}

interface HelpTopicPanelProps {
  topic: HelpTopic
  /** The sentence that matches the search; '' when the title alone matches. */
  sentence: string
  isOpen: boolean
  onToggle: () => void
}

const panel = {
  '&:first-of-type': { borderTopLeftRadius: 10, borderTopRightRadius: 10 },
  '&:last-of-type': { borderBottomLeftRadius: 10, borderBottomRightRadius: 10 },
  '&:not(:last-of-type)': { borderBottom: 0 },
  '&::before': { display: 'none' },
} as const

/** At most about 75 characters a line. */
const prose = {
  maxWidth: 640,
  lineHeight: '22px',
  '& p, & li, & dd': { lineHeight: '22px' },
  '& p': { m: 0 },
  '& > h4': { typography: 'h3', m: 0, pt: 1 },
  '& ol, & ul': { m: 0, pl: 2.5 },
  '& li + li': { mt: 0.5 },
  '& dl': { m: 0, display: 'grid', rowGap: 1 },
  '& dl > div': { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '180px 1fr' } },
  '& img': {
    maxWidth: '100%',
    height: 'auto',
    border: 1,
    borderColor: 'divider',
    borderRadius: 2,
  },
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const

function HelpLink({ to, children }: LinkProps) {
  if (matchPage(to)) return <Link to={to}>{children}</Link>
  if (!to.startsWith(TEMPLATES)) return <MuiLink href={to}>{children}</MuiLink>
  return (
    <MuiLink href={to} download sx={download}>
      <DownloadIcon fontSize="small" />
      {children}
    </MuiLink>
  )
}

const TEMPLATES = '/templates/'

const download = { display: 'inline-flex', alignItems: 'center', gap: 1 } as const

/** A principle with its picture, description and points to look for. */
function PrincipleHelp({ part }: { part: NamedPart }) {
  const t = useT()
  const principle = part.argument as Principle
  return (
    <Box component="section" aria-labelledby={`principle-${principle}`} sx={withPicture}>
      <Box sx={picture}>
        <PrinciplePicture principle={principle} />
      </Box>
      <div>
        <h4 id={`principle-${principle}`}>{t(`enums.principle.${principle}`)}</h4>
        <DocumentBlocks blocks={part.blocks} />
      </div>
    </Box>
  )
}

const withPicture = {
  display: 'grid',
  gap: 2,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr', sm: '200px 1fr' },
  '& h4': { typography: 'h3', m: 0 },
  '& p': { mt: 0.5 },
  '& ul': { mt: '8px !important' },
} as const

const picture = { maxWidth: 240, border: 1, borderColor: 'divider', borderRadius: 2 } as const
