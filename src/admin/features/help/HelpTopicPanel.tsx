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
import type { PagePattern } from '#domain/access.ts'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'
import { useMayAct } from '../../foundation/router/mayAct.ts'
import { PrinciplePicture } from '../../parts/illustrations/PrinciplePicture.tsx'
import type { HelpPart, HelpTopic, PrincipleHelp } from './helpTopic.ts'

export function HelpTopicPanel({ topic, sentence, isOpen, onToggle }: HelpTopicPanelProps) {
  const { id, title, parts } = topic
  return (
    <Accordion
      id={id}
      expanded={isOpen}
      onChange={onToggle}
      disableGutters
      variant="outlined"
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
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
          {parts.map((part, at) => (
            <HelpTopicPart key={at} part={part} />
          ))}
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
  '& ol, & ul': { m: 0, pl: 2.5 },
  '& li + li': { mt: 0.5 },
} as const

/** Renders one part of a topic. */
function HelpTopicPart({ part }: { part: HelpPart }) {
  if ('heading' in part)
    return (
      <Typography variant="h3" sx={{ pt: 1 }}>
        {part.heading}
      </Typography>
    )
  if ('text' in part) return <Typography>{part.text}</Typography>
  if ('steps' in part) return <ol>{lines(part.steps)}</ol>
  if ('points' in part) return <ul>{lines(part.points)}</ul>
  if ('terms' in part)
    return (
      <Box component="dl" sx={terms}>
        {part.terms.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </Box>
    )
  if ('principles' in part) return <PrinciplesHelp principles={part.principles} />
  if ('download' in part)
    return (
      <MuiLink href={part.download} download sx={download}>
        <DownloadIcon fontSize="small" />
        {part.label}
      </MuiLink>
    )
  return <PageLink {...part} />
}

function PageLink({ go, label }: { go: PagePattern; label: string }) {
  const mayAdd = useMayAct({ resource: 'allobservations', action: 'create' })
  if (go === '/allobservations/addObservation' && !mayAdd) return null
  return (
    <Typography>
      <Link to={go}>{label}</Link>
    </Typography>
  )
}

const lines = (texts: readonly string[]) => texts.map((text) => <li key={text}>{text}</li>)

const terms = {
  m: 0,
  display: 'grid',
  rowGap: 1,
  '& > div': { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '180px 1fr' } },
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const

const download = { display: 'inline-flex', alignItems: 'center', gap: 1 } as const

/** Principles with their pictures, descriptions and points to look for. */
function PrinciplesHelp({ principles }: { principles: readonly PrincipleHelp[] }) {
  return (
    <Box sx={grid}>
      {principles.map(({ principle, summary, points }) => (
        <section key={principle} aria-labelledby={`principle-${principle}`}>
          <Box sx={picture}>
            <PrinciplePicture principle={principle} />
          </Box>
          <div>
            <Typography variant="h3" id={`principle-${principle}`}>
              {enumLabels.principle[principle]}
            </Typography>
            <Typography sx={{ mt: 0.5 }}>{summary}</Typography>
            <Box component="ul" sx={{ mt: '8px !important' }}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </Box>
          </div>
        </section>
      ))}
    </Box>
  )
}

const grid = {
  display: 'grid',
  gap: 3,
  '& > section': {
    display: 'grid',
    gap: 2,
    alignItems: 'center',
    gridTemplateColumns: { xs: '1fr', sm: '200px 1fr' },
  },
} as const

const picture = { maxWidth: 240, border: 1, borderColor: 'divider', borderRadius: 2 } as const
