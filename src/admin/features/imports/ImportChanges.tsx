/** What an import changes in records that exist: the cells that look wrong first, then every change. */
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useMemo } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import type { ImportChange, ImportResult } from '#api/generated/contract.ts'
import type { CsvImport } from '#domain/imports/importColumns.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import type { Column } from '../../parts/list/columns.ts'
import { ImportTable } from './ImportTable.tsx'
import { EmptyValue, TEXT_COLUMN, ProblemsTable } from './ProblemsTable.tsx'

export function ImportChanges({ kind, result, url }: ImportChangesProps) {
  const { changes, change_count: changeCount, warnings, warning_count: warningCount } = result
  const translate = useTranslate()
  const columns = useMemo(() => columnsOf(kind, translate), [kind, translate])
  if (changeCount + warningCount === 0) return null
  return (
    <>
      {warningCount > 0 && (
        <>
          <Alert severity="warning">
            {translate('imports.warnings', { smart_count: warningCount })}
          </Alert>
          <ProblemsTable label={translate('imports.warningsTable')} problems={warnings} />
          <Unlisted count={warningCount - warnings.length} />
        </>
      )}
      {changeCount > 0 && (
        <>
          <Typography component="h3" variant="subtitle1">
            {translate('imports.changes', {
              smart_count: changeCount,
              count: formatNumber(changeCount),
            })}
          </Typography>
          <ImportTable label={translate('imports.changesTable')} rows={changes} columns={columns} />
          <Unlisted count={changeCount - changes.length} />
        </>
      )}
      {url && (
        <Box>
          <Button component="a" href={url} variant="outlined" startIcon={<DownloadIcon />}>
            {translate('imports.downloadChanges')}
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

const Unlisted = ({ count }: { count: number }) =>
  count > 0 ? <Typography>… and {formatNumber(count)} more in the file.</Typography> : null

type Translate = ReturnType<typeof useTranslate>

function columnsOf(kind: CsvImport, translate: Translate): Column<ImportChange & RaRecord>[] {
  const valueOf = (column: string, value: string | null | undefined) =>
    value || <EmptyValue text={translate(emptyLabel(kind, column))} />
  return [
    { source: 'row', label: 'Row', numeric: true, sortable: false },
    { ...TEXT_COLUMN, source: 'record', label: 'Record' },
    { ...TEXT_COLUMN, source: 'column', label: 'Column' },
    {
      ...TEXT_COLUMN,
      source: 'to',
      label: 'Change',
      render: ({ column, from, to }) => (
        <>
          {valueOf(column, from)} → {valueOf(column, to)}
        </>
      ),
    },
  ]
}

/** What an empty cell means. */
function emptyLabel(kind: CsvImport, column: string): string {
  if (column === 'parent') return 'imports.topLevel'
  const isAll = kind === 'users' && (column === 'locations' || column === 'departments')
  return isAll ? 'imports.all' : 'imports.empty'
}
