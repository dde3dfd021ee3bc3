/** Format of an import file: its headers, a description of each, and whether a cell may be empty. */
import { Box, Chip, Typography } from '@mui/material'
import type { CsvImport } from '#domain/imports/importColumns.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { type ColumnHelp, IMPORTS } from './importKinds.ts'

export function ImportFileFormat({ kind }: { kind: CsvImport }) {
  const t = useT()
  const { columns, notes } = IMPORTS[kind]
  return (
    <Section title={t('imports.format.title')} subtitle={t('imports.format.hint')}>
      <Box component="dl" sx={list}>
        {Object.entries<ColumnHelp>(columns).map(
          ([header, { description, isRequired = false }]) => (
            <div key={header}>
              <dt>
                <span translate="no">{header}</span>
                {isRequired && <Chip label={t('imports.format.required')} />}
              </dt>
              <dd>{t(`imports.cells.${description}`)}</dd>
            </div>
          ),
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {notes.map((note) => (
          <Typography component="li" key={note}>
            {t(`imports.notes.${note}`)}
          </Typography>
        ))}
      </Box>
    </Section>
  )
}

const list = {
  m: 0,
  '& > div': {
    display: 'grid',
    columnGap: 2,
    rowGap: 0.5,
    gridTemplateColumns: { sm: '220px 1fr' },
    alignItems: 'baseline',
    py: 1,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& dt': { display: 'flex', alignItems: 'center', gap: 1, minHeight: 24, fontWeight: 600 },
  '& dd': { m: 0 },
} as const
