/** Leads to the list where the imported records are. */
import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { CsvImport } from '#domain/imports/csv.ts'
import { IMPORTS } from './importKinds.ts'

export function ListLink({ kind }: { kind: CsvImport }) {
  const { list, records } = IMPORTS[kind]
  return (
    <Button component={LinkBase} to={list} variant="contained" sx={{ alignSelf: 'flex-start' }}>
      Go to {records}
    </Button>
  )
}
