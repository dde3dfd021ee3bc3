/** Pager of lists: first page, an ellipsis, five page numbers, an ellipsis, last page. */
import { Box, MenuItem, PaginationItem, Select, Typography } from '@mui/material'
import usePagination from '@mui/material/usePagination'
import { useListContext, useTranslate } from 'react-admin'
import { ON_LOW_WINDOW } from '../../foundation/theme/cardsOnPhone.ts'
import type { ListMeta } from '../../foundation/data/buildQuery.ts'
import { PAGE_SIZES, storePageSize } from '../../foundation/router/pageSize.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'

export function Pagination() {
  const { page, perPage, total = 0, meta, setPage, setPerPage, isPending } = useListContext()
  const translate = useTranslate()
  const pages = Math.ceil(total / perPage)
  const { items } = usePagination({
    page,
    count: pages,
    siblingCount: REACH,
    boundaryCount: 0,
    showFirstButton: true,
    showLastButton: true,
    hidePrevButton: true,
    hideNextButton: true,
    onChange: (_, target) => setPage(target),
  })
  if (isPending || !total) return null
  const { moreThan }: ListMeta = meta ?? {}
  const range = {
    from: formatNumber((page - 1) * perPage + 1),
    to: formatNumber(Math.min(page * perPage, total)),
  }
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
        {inWindow(items, page, pages).map((item) => (
          <PaginationItem
            {...item}
            key={`${item.type}${item.page}`}
            // The last page is not known if there are more records than were counted.
            disabled={item.disabled || (item.type === 'last' && moreThan !== undefined)}
            aria-label={labelOf(item, translate)}
          />
        ))}
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

type Item = ReturnType<typeof usePagination>['items'][number]

function labelOf({ type, page }: Item, translate: ReturnType<typeof useTranslate>) {
  if (type === 'page') return translate('ra.navigation.page', { page })
  return type === 'first' || type === 'last' ? translate(`ra.navigation.${type}`) : undefined
}

/** Page numbers shown before and after the current one. */
const REACH = 2

/** MUI has the first or last page where it would be one ellipsis, and a sixth number at either end. */
function inWindow(items: readonly Item[], current: number, pages: number): Item[] {
  const middle = Math.max(1 + REACH, Math.min(current, pages - REACH))
  return items.flatMap((item): Item[] => {
    const { type, page } = item
    if (type !== 'page' || page === null || Math.abs(page - middle) <= REACH) return [item]
    if (page === 1) return [{ ...item, type: 'start-ellipsis' }]
    return page === pages ? [{ ...item, type: 'end-ellipsis' }] : []
  })
}
