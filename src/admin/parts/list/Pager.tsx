/** The list's pager: first, an ellipsis, five page numbers, an ellipsis, last (spec 9). */
import { Box, PaginationItem, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { pageWindow } from './pageWindow.ts'

export function Pagination() {
  const { page, perPage, total, setPage, isPending } = useListContext()
  const translate = useTranslate()
  if (isPending || !total) return null
  const pages = Math.ceil(total / perPage)
  const { numbers, hasPagesBefore, hasPagesAfter } = pageWindow(page, pages)
  const turnTo = (target: number) => ({
    onClick: () => setPage(target),
    'aria-label': translate('ra.navigation.page', { page: target, _: `Go to page ${target}` }),
  })
  return (
    <Box component="nav" aria-label={translate('list.pages', { _: 'Pages' })} sx={bar}>
      <Typography variant="caption" color="text.secondary" aria-live="polite">
        {((page - 1) * perPage + 1).toLocaleString()}–
        {Math.min(page * perPage, total).toLocaleString()} of {total.toLocaleString()}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <PaginationItem
          type="first"
          disabled={page === 1}
          {...turnTo(1)}
          aria-label={translate('ra.navigation.first', { _: 'Go to first page' })}
        />
        {hasPagesBefore && <PaginationItem type="start-ellipsis" />}
        {numbers.map((number) => (
          <PaginationItem
            key={number}
            page={number}
            selected={number === page}
            aria-current={number === page ? 'page' : undefined}
            {...turnTo(number)}
          />
        ))}
        {hasPagesAfter && <PaginationItem type="end-ellipsis" />}
        <PaginationItem
          type="last"
          disabled={page === pages}
          {...turnTo(pages)}
          aria-label={translate('ra.navigation.last', { _: 'Go to last page' })}
        />
      </Box>
    </Box>
  )
}

const bar = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
  py: 1,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const
