/** Changes of an import in records that exist: the cells that look wrong first, then every change. */
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useMemo } from 'react'
import type { RaRecord } from 'react-admin'
import type { ImportChange, ImportResult } from '#api/generated/contract.ts'
import type { CsvImport } from '#domain/imports/importColumns.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import type { Column } from '../../parts/list/columns.ts'
import { ImportTable } from './ImportTable.tsx'
import { type EmptyMeaning, EmptyValue, TEXT_COLUMN, ProblemsTable } from './ProblemsTable.tsx'

export function ImportChanges({ kind, result, url }: ImportChangesProps) {
  const { changes, change_count: changeCount, warnings, warning_count: warningCount } = result
  const t = useT()
  const columns = useMemo(() => columnsOf(kind), [kind])
  if (changeCount + warningCount === 0) return null
  return (
    <>
      {warningCount > 0 && (
        <>
          <Alert severity="warning">{t('imports.warnings', { smart_count: warningCount })}</Alert>
          <ProblemsTable label={t('imports.warningsTable')} problems={warnings} />
          <Unlisted count={warningCount - warnings.length} />
        </>
      )}
      {changeCount > 0 && (
        <>
          <Typography component="h3" variant="subtitle1">
            {t('imports.changes', { smart_count: changeCount })}
          </Typography>
          <ImportTable label={t('imports.changesTable')} rows={changes} columns={columns} />
          <Unlisted count={changeCount - changes.length} />
        </>
      )}
      {url && (
        <Box>
          <Button component="a" href={url} variant="outlined" startIcon={<DownloadIcon />}>
            {t('imports.downloadChanges')}
          </Button>
        </Box>
      )}
    </>
  )
}

interface ImportChangesProps {
  kind: CsvImport
  result: ImportResult
  /** Link to the file with all of them. */
  url: string | null | undefined
}

/** Number of changes that are not listed. */
export function Unlisted({ count }: { count: number }) {
  const t = useT()
  return count > 0 ? <Typography>{t('imports.unlisted', { smart_count: count })}</Typography> : null
}

function columnsOf(kind: CsvImport): Column<ImportChange & RaRecord>[] {
  const valueOf = (column: string, value: string | null | undefined) =>
    value || <EmptyValue meaning={emptyMeaning(kind, column)} />
  return [
    { source: 'row', label: 'imports.columns.row', numeric: true, sortable: false },
    { ...TEXT_COLUMN, source: 'record', label: 'imports.columns.record' },
    { ...TEXT_COLUMN, source: 'column', label: 'imports.columns.column' },
    {
      ...TEXT_COLUMN,
      source: 'to',
      label: 'imports.columns.change',
      render: ({ column, from, to }) => (
        <>
          {valueOf(column, from)} → {valueOf(column, to)}
        </>
      ),
    },
  ]
}

function emptyMeaning(kind: CsvImport, column: string): EmptyMeaning {
  if (column === 'parent') return 'imports.topLevel'
  const isAll = kind === 'users' && (column === 'locations' || column === 'departments')
  return isAll ? 'imports.all' : 'imports.empty'
}
