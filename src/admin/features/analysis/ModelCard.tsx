/** /aimodel: what the AI cannot see, how often it was right, what it judges and how: a document with the page's figures. */
import { Box, Link as MuiLink, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { LinkBase, useLocale } from 'react-admin'
import { matchPage, mayCall, mayOpen } from '#domain/access.ts'
import { type Block, type NamedPart, plainText } from '#domain/documents/textDocument.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { DocumentBlocks, type LinkProps } from '../../parts/documents/DocumentBlocks.tsx'
import { documentSections } from '../../parts/documents/documentSections.ts'
import { Folded } from '../../parts/detail/Folded.tsx'
import { fillDocument } from '../../parts/documents/fillDocument.ts'
import { loadDocument } from '../../parts/documents/loadDocument.ts'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { MeasuredFigures, ModelConfidence } from './ModelFigures.tsx'
import { modelCardValue } from './modelCardValues.ts'
import { SkeletonMisfits } from './SkeletonMisfits.tsx'

export function ModelCard() {
  const t = useT()
  const language = useLocale()
  const query = useQuery({
    queryKey: ['modelCard', language],
    queryFn: () => loadDocument(language, 'model/card'),
    staleTime: Infinity,
  })
  return (
    <Stack spacing={2} sx={{ maxWidth: 1200 }}>
      <PageHeader title={t('modelCard.title')} />
      <QueryState query={query} height={800} errorText={t('chunk.failed')}>
        {({ language: written, blocks }) => (
          <Stack spacing={2} lang={written} sx={prose}>
            <Sections blocks={blocks} />
          </Stack>
        )}
      </QueryState>
    </Stack>
  )
}

function Sections({ blocks }: { blocks: readonly Block[] }) {
  const { type } = useMe()
  const opens = (to: string) => {
    const page = matchPage(to)
    return page === null || mayOpen(type, page)
  }
  const filled = fillDocument(blocks, { valueOf: modelCardValue, opens })
  const { intro, sections } = documentSections(filled)
  return (
    <>
      <DocumentBlocks blocks={intro} />
      {sections.map(({ id, title, blocks: [, ...inner] }) => (
        <Fragment key={id}>
          {id === 'confidence' && mayCall(type, 'skeletonMisfits') && <SkeletonMisfits />}
          <Section title={plainText(title)}>
            <Box>
              <DocumentBlocks blocks={inner} Link={CardLink} Part={CardPart} />
            </Box>
          </Section>
        </Fragment>
      ))}
    </>
  )
}

const prose = {
  '& p, & li': { maxWidth: 720, overflowWrap: 'anywhere' },
  '& p': { m: 0 },
  '& p + p': { mt: 0.5 },
  '& ul': { m: 0, pl: 2.5, display: 'grid', gap: 0.5 },
  '& ul + p': { mt: 1 },
  '& p + div, & p + table': { mt: 2 },
  '& h3': { typography: 'subtitle2', m: 0 },
  '& p + h3': { mt: 2 },
  '& dl': { m: 0, display: 'grid', rowGap: 1.5, overflowWrap: 'anywhere' },
  '& dl > div': { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '260px 1fr' } },
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, maxWidth: 720 },
} as const

const CardLink = ({ to, children }: LinkProps) => (
  <MuiLink component={LinkBase} to={to}>
    {children}
  </MuiLink>
)

function CardPart({ part: { name, argument, blocks } }: { part: NamedPart }) {
  const t = useT()
  if (name === 'confidence') return <ModelConfidence />
  const inner = <DocumentBlocks blocks={blocks} />
  return name === 'measured' ? (
    <MeasuredFigures name={argument}>{inner}</MeasuredFigures>
  ) : (
    <Folded title={t('modelCard.showAll')}>{inner}</Folded>
  )
}
