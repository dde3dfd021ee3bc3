/** Pager of lists: first page, an ellipsis, five page numbers, an ellipsis, last page. */
import { Box, MenuItem, PaginationItem, Select, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { ON_LOW_WINDOW } from '../../foundation/theme/cardsOnPhone.ts'
import type { ListMeta } from '../../foundation/data/buildQuery.ts'
import { PAGE_SIZES, storePageSize } from '../../foundation/router/pageSize.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'

export function Pagination() {
  const { page, perPage, total, meta, setPage, setPerPage, isPending } = useListContext()
  const translate = useTranslate()
  if (isPending || !total) return null
  const { moreThan }: ListMeta = meta ?? {}
  const pages = Math.ceil(total / perPage)
  const range = {
    from: formatNumber((page - 1) * perPage + 1),
    to: formatNumber(Math.min(page * perPage, total)),
  }
  const { numbers, hasPagesBefore, hasPagesAfter } = pageWindow(page, pages)
  const turnTo = (target: number) => ({
    onClick: () => setPage(target),
    'aria-label': translate('ra.navigation.page', { page: target }),
  })
  return (
    <Box component="nav" aria-label={translate('list.pages')} sx={bar}>
      <Typography variant="caption" color="text.secondary" aria-live="polite">
        {moreThan === undefined
          ? translate('list.range', { ...range, total: formatNumber(total) })
          : translate('list.rangeOfMore', {
              ...range,
              count: formatNumber(moreThan),
            })}
      </Typography>
      {total > PAGE_SIZES[0] && (
        <Select
          size="small"
          value={perPage}
          onChange={({ target: { value } }) => {
            storePageSize(value)
            setPerPage(value)
          }}
          inputProps={{ 'aria-label': translate('ra.navigation.page_rows_per_page') }}
        >
          {[...new Set([...PAGE_SIZES, perPage])].map((size) => (
            <MenuItem key={size} value={size}>
              {translate('list.rowsPerPage', { count: size })}
            </MenuItem>
          ))}
        </Select>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <PaginationItem
          type="first"
          disabled={page === 1}
          {...turnTo(1)}
          aria-label={translate('ra.navigation.first')}
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
          // Which page is the last is not known where there are more than were counted.
          disabled={page === pages || moreThan !== undefined}
          {...turnTo(pages)}
          aria-label={translate('ra.navigation.last')}
        />
      </Box>
    </Box>
  )
}

const bar = {
  position: 'sticky',
  [ON_LOW_WINDOW]: { position: 'static' },
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

/** Number of page numbers around the current one. */
const MAX_PAGE_NUMBERS = 5

/** `page` from 1 to `pages`. Full at both ends: page 1 of 9 shows 1 to 5, page 9 shows 5 to 9. */
export function pageWindow(page: number, pages: number): PageWindow {
  const count = Math.min(MAX_PAGE_NUMBERS, Math.max(pages, 1))
  const middle = page - Math.floor(count / 2)
  const first = Math.max(1, Math.min(middle, pages - count + 1))
  const last = first + count - 1
  return {
    numbers: Array.from({ length: count }, (_, index) => first + index),
    hasPagesBefore: first > 1,
    hasPagesAfter: last < pages,
  }
}

interface PageWindow {
  numbers: number[]
  /** An ellipsis comes before the numbers. */
  hasPagesBefore: boolean
  hasPagesAfter: boolean
}
