/** Button that names the view that the observation list shows, with a menu that chooses another one, saves this one, and opens all to change them. */
import BookmarkIcon from '@mui/icons-material/BookmarkBorder'
import { Button, Divider, ListItemText, Menu, MenuItem } from '@mui/material'
import { startTransition, Suspense, useId, useState } from 'react'
import { LinkBase, useListContext } from 'react-admin'
import { displayName } from '#domain/displayName.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { loadErrorText } from '../../foundation/data/graphqlError.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'
import {
  isWholeList,
  type ListedView,
  queriesDiffer,
  savedQueryOf,
  useSavedViews,
  viewAddress,
} from './savedViewsQuery.ts'

/** `onChoose`: the list is about to show this filter. */
export function SavedViewsMenu({ onChoose }: SavedViewsMenuProps) {
  const t = useT()
  const { filterValues, sort } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState<'save' | 'manage' | null>(null)
  const button = useId()
  const shown = savedQueryOf(filterValues, sort)
  // A visit of the whole list does not wait for views that nobody asked for.
  const { data: views, error, refetch } = useSavedViews(anchor !== null || !isWholeList(shown))
  const isActive = ({ query }: ListedView) => !queriesDiffer(query, shown)
  const active = views?.find(isActive)
  const close = () => setAnchor(null)
  // Afterwards, so that the menu gives the focus back before the dialog takes it.
  const open = (dialog: typeof opened) => {
    close()
    startTransition(() => setOpened(dialog))
  }
  const choose = (view: ListedView) => {
    close()
    onChoose(view.query.filter)
  }
  return (
    <>
      <Button
        id={button}
        variant="outlined"
        startIcon={<BookmarkIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={buttonStyle}
      >
        <span>
          {active ? t('savedViews.active', { name: active.name }) : t('savedViews.button')}
        </span>
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': button }, paper: { sx: { maxWidth: 400 } } }}
      >
        <MenuItem onClick={() => open('save')}>{t('savedViews.save')}</MenuItem>
        <Divider />
        {error && !views && (
          <MenuItem onClick={() => void refetch()}>
            <ListItemText
              primary={t('list.tryAgain')}
              secondary={loadErrorText(error, t('savedViews.failed'))}
            />
          </MenuItem>
        )}
        {!error && !views?.length && (
          <MenuItem disabled>{views ? t('savedViews.none') : t('page.loading')}</MenuItem>
        )}
        {views?.map((view) => (
          <MenuItem
            key={view.id}
            component={LinkBase}
            to={viewAddress(view.query)}
            selected={view === active}
            aria-current={view === active || undefined}
            onClick={() => choose(view)}
          >
            <ListItemText
              primary={view.name}
              secondary={
                !view.is_mine &&
                view.user &&
                t('savedViews.sharedBy', { name: displayName(view.user, t) })
              }
              slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
            />
          </MenuItem>
        ))}
        {views && views.length > 0 && <Divider />}
        {views && views.length > 0 && (
          <MenuItem onClick={() => open('manage')}>{t('savedViews.manage')}</MenuItem>
        )}
      </Menu>
      {opened && (
        <Suspense>
          {opened === 'save' ? (
            <SaveViewDialog query={shown} onClose={() => setOpened(null)} />
          ) : (
            <ManageViewsDialog onClose={() => setOpened(null)} />
          )}
        </Suspense>
      )}
    </>
  )
}

interface SavedViewsMenuProps {
  onChoose: (filter: ObservationListFilter) => void
}

const SaveViewDialog = lazyScreen(() => import('./SaveViewDialog.tsx'), 'SaveViewDialog')

const ManageViewsDialog = lazyScreen(() => import('./ManageViewsDialog.tsx'), 'ManageViewsDialog')

/** A long name does not take the line. */
const buttonStyle = {
  minWidth: 0,
  maxWidth: { xs: '100%', md: 280 },
  whiteSpace: 'nowrap',
  '& > span:last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
} as const
