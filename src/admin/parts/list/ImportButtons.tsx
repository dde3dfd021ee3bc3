/** Leads to the import pages of a list, for whom they open (spec 2 and 6). */
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Button } from '@mui/material'
import { LinkBase, useResourceContext, useTranslate } from 'react-admin'
import { mayOpen } from '#domain/access.ts'
import { useMe } from '../../foundation/auth/useMe.ts'
import { isEntity } from '../../foundation/router/entityPaths.ts'
import { IMPORT_PAGES } from './importPages.ts'

export function ImportButtons() {
  const resource = useResourceContext()
  const { type } = useMe()
  const translate = useTranslate()
  const pages = isEntity(resource) ? (IMPORT_PAGES[resource] ?? []) : []
  return pages
    .filter(({ page }) => mayOpen(type, page))
    .map(({ page, label }) => (
      <Button
        key={page}
        component={LinkBase}
        to={page}
        variant="outlined"
        startIcon={<UploadIcon />}
      >
        {translate(label)}
      </Button>
    ))
}
