/** Downloads the CSV template of an import: its headers and one row as an example (spec 2). */
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { type CsvImport, templatePath } from '#domain/imports/csv.ts'

export function TemplateLink({ kind }: { kind: CsvImport }) {
  return (
    <Button
      component="a"
      href={templatePath(kind)}
      download
      variant="outlined"
      startIcon={<DownloadIcon />}
    >
      Download the template
    </Button>
  )
}
