/** The page's title, left, and the place of its one primary action, right. Filled by react-admin's Title and by PageHeader. */
import { Box, Typography } from '@mui/material'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { useSyncDocumentTitle } from './useBrowserTitle.ts'

/** `tools`: of a wide screen; a phone's stand above. Nothing that happens on the page draws it anew. */
export const PageTitleBar = memo(function PageTitleBar({ tools }: { tools?: ReactNode }) {
  const heading = useSyncDocumentTitle()
  return (
    <Box sx={bar}>
      <Typography
        variant="h1"
        id="react-admin-title"
        ref={heading}
        sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', '&:empty': { display: 'none' } }}
      />
      <Box id={PAGE_ACTION_ID} sx={{ '&:empty': { display: 'none' } }} />
      {tools && <Box sx={{ ml: 'auto', display: 'flex' }}>{tools}</Box>}
    </Box>
  )
})

export const PAGE_ACTION_ID = 'page-action'

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mb: { xs: 2, md: 3 },
} as const
