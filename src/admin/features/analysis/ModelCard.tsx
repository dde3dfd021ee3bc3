/** /aimodel: what the AI cannot see, how often it was right, what it judges and how, and what happens to a video. */
import { Box, Link, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useLocale, useTranslate } from 'react-admin'
import { mayCall, mayOpen } from '#domain/access.ts'
import { MAX_ANALYSIS_FRAMES, MAX_ANALYSIS_SECONDS } from '#domain/videos/poseFrames.ts'
import { POSE_MODEL_HASH } from '#domain/videos/poseModels.ts'
import { type Threshold } from '#domain/videos/threshold.ts'
import { THRESHOLDS } from '#domain/videos/thresholds.ts'
import { THRESHOLDS_CHANGELOG } from '#domain/videos/thresholdsChangelog.ts'
import type { Language } from '#texts/languages.ts'
import { loadThresholdTexts, type ThresholdTexts } from '#texts/loadTexts.ts'
import { loadChunk } from '../../foundation/chunks/loadChunk.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { formatDay } from '../../foundation/format/formatDate.ts'
import { FigureRow, FigureTable } from '../../parts/charts/FigureTable.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { EarlierFigures, ModelConfidence, ModelFigures } from './ModelFigures.tsx'
import { SkeletonMisfits } from './SkeletonMisfits.tsx'

export function ModelCard() {
  const translate = useTranslate()
  const { type } = useMe()
  const versions = Object.entries(THRESHOLDS).toReversed()
  const language = useLocale() as Language
  const texts = useQuery({
    queryKey: ['thresholdTexts', language],
    queryFn: () => loadChunk(() => loadThresholdTexts(language)),
    staleTime: Infinity,
  })
  return (
    <Stack spacing={2} sx={{ maxWidth: 1200 }}>
      <PageHeader title={translate('modelCard.title')} />
      <Typography sx={{ maxWidth: 720 }}>{translate('modelCard.intro')}</Typography>
      <Statements of="limits" lines={LIMITS} />
      <ModelFigures />
      {mayCall(type, 'skeletonMisfits') && <SkeletonMisfits />}
      <ModelConfidence />
      <Statements of="sees" lines={JUDGED} />
      <Statements of="privacy" lines={PRIVACY} />
      <Section title={translate('modelCard.quality.title')}>
        <Typography sx={{ maxWidth: 720 }}>{translate('modelCard.quality.text')}</Typography>
      </Section>
      <Model />
      <Changelog />
      <EarlierFigures />
      <QueryState query={texts} height={400} errorText={translate('chunk.failed')}>
        {(words) =>
          versions.map(([version, thresholds]) => (
            <VersionTable key={version} version={version} thresholds={thresholds} words={words} />
          ))
        }
      </QueryState>
    </Stack>
  )
}

const JUDGED = ['INSIDE_BASE', 'BIG_ENGINES', 'TURN_NOT_TWIST', 'DIP_N_DRIVE'] as const
const LIMITS = [
  'empty',
  'hidden',
  'twist',
  'front',
  'people',
  'near',
  'weight',
  'grip',
  'others',
] as const
const PRIVACY = ['device', 'kept', 'server', 'recording', 'identity'] as const

function Statements({ of, lines }: { of: string; lines: readonly string[] }) {
  const translate = useTranslate()
  return (
    <Section title={translate(`modelCard.${of}.title`)}>
      <Box component="ul" sx={list}>
        {lines.map((line) => (
          <li key={line}>{translate(`modelCard.${of}.${line}`)}</li>
        ))}
      </Box>
    </Section>
  )
}

function Model() {
  const translate = useTranslate()
  const { type } = useMe()
  const frames = { frames: MAX_ANALYSIS_FRAMES, seconds: MAX_ANALYSIS_SECONDS }
  return (
    <Section title={translate('modelCard.model.title')}>
      <Box component="ul" sx={list}>
        <li>{translate('modelCard.model.name')}</li>
        <li>{translate('modelCard.model.rate', frames)}</li>
        <li>{translate('modelCard.model.hash', { hash: POSE_MODEL_HASH })}</li>
        {mayOpen(type, '/aiaccuracy') && (
          <li>
            <Link component={LinkBase} to="/aiaccuracy">
              {translate('modelCard.model.accuracy')}
            </Link>
          </li>
        )}
      </Box>
    </Section>
  )
}

function Changelog() {
  const translate = useTranslate()
  return (
    <Section title={translate('modelCard.changelog.title')}>
      <Box component="ul" sx={{ ...list, gap: 2 }}>
        {THRESHOLDS_CHANGELOG.map(({ version, date, text }) => (
          <Box component="li" key={version} sx={{ maxWidth: 720 }}>
            <Typography variant="subtitle2" component="h3">
              {translate('modelCard.changelog.version', { version, day: formatDay(date) })}
            </Typography>
            <Typography>{translate(`modelFigures.changes.${text}.changed`)}</Typography>
            <Typography color="text.secondary">
              {translate('modelCard.changelog.why', {
                why: translate(`modelFigures.changes.${text}.why`),
              })}
            </Typography>
            <Typography color="text.secondary">
              {translate('modelCard.changelog.cost', {
                cost: translate(`modelFigures.changes.${text}.cost`),
              })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}

function VersionTable({
  version,
  thresholds,
  words,
}: {
  version: string
  thresholds: Readonly<Record<string, Threshold>>
  words: ThresholdTexts
}) {
  const translate = useTranslate()
  const title = translate('modelCard.thresholds.title', { version })
  const columns = COLUMNS.map((column) => ({ label: translate(`modelCard.thresholds.${column}`) }))
  const format = (value: number, { unit }: Threshold) =>
    translate(`modelCard.thresholds.units.${unit}`, { value })
  const [, value = '', margin = '', source = '', limit = ''] = columns.map(({ label }) => label)
  return (
    <Section title={title} subtitle={translate('modelCard.thresholds.text')}>
      <Box sx={proseTable}>
        <FigureTable caption={title} head={columns}>
          {Object.entries(thresholds).map(([name, threshold]) => (
            <FigureRow
              key={name}
              name={translate(`modelCard.thresholds.names.${name}`)}
              cells={[
                [value, format(threshold.value, threshold)],
                [margin, threshold.margin === 0 ? '–' : format(threshold.margin, threshold)],
                [source, wordsOf(words, { version, name }).source],
                [limit, wordsOf(words, { version, name }).limit],
              ]}
            />
          ))}
        </FigureTable>
      </Box>
    </Section>
  )
}

/** Where a threshold of a version comes from and what it cannot tell; what is not new is as in the versions before. */
export function wordsOf(
  words: ThresholdTexts,
  { version, name }: { version: string; name: string },
): { source?: string; limit?: string } {
  const upTo = Object.entries(words).filter(([of]) => Number(of.slice(1)) <= Number(version))
  return Object.assign({}, ...upTo.map(([, names]) => (names as Record<string, object>)[name]))
}

const COLUMNS = ['name', 'value', 'margin', 'source', 'limit'] as const

const list = { m: 0, pl: 2.5, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' } as const

/** Sources and limits are sentences, not figures. */
const proseTable = {
  '& td, & th': { verticalAlign: 'top', py: 1 },
  '& td:nth-of-type(n + 3), & thead th:nth-of-type(n + 4)': { textAlign: 'left' },
  '& tbody td:nth-of-type(n + 3)': {
    flexDirection: { xs: 'column', sm: 'row' },
    alignItems: { xs: 'flex-start', sm: 'center' },
  },
} as const
