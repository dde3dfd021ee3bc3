/** Links to the observations before and after one, in the list that the reader came from; J and K open them. */
import NavigateBefore from '@mui/icons-material/NavigateBefore'
import NavigateNext from '@mui/icons-material/NavigateNext'
import { Box, IconButton } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  type GetListParams,
  type GetListResult,
  LinkBase,
  useCreatePath,
  useGetList,
  useNavigate,
} from 'react-admin'
import { useT } from '../../../foundation/i18n/useT.ts'
import { NOT_PRINTED_CLASS } from '../../../foundation/theme/baseStyles.ts'
import { useKeysEverywhere } from '../../videos/useKeysEverywhere.ts'
import { isPageShortcut } from '../../videos/workbenchCommands.ts'

/** Renders nothing where no list with the observation was open before. */
export function NeighbourLinks({ id }: { id: string }) {
  const t = useT()
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const [areKeysEverywhere] = useKeysEverywhere()
  const { previous, next } = useNeighbours(id)
  const pathOf = (neighbour: string) =>
    createPath({ resource: RESOURCE, id: neighbour, type: 'show' })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    if (
      !areKeysEverywhere ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.defaultPrevented
    )
      return
    const to = { j: next, k: previous }[event.key.toLowerCase()]
    if (to && isPageShortcut(target, event.key)) navigate(pathOf(to))
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  if (!previous && !next) return null
  return (
    <Box className={NOT_PRINTED_CLASS} sx={{ display: 'flex', flex: 'none' }}>
      {(
        [
          ['observations.detail.previous', 'k', previous, NavigateBefore],
          ['observations.detail.next', 'j', next, NavigateNext],
        ] as const
      ).map(([label, key, neighbour, Icon]) => (
        <IconButton
          key={label}
          component={LinkBase}
          to={neighbour ? pathOf(neighbour) : ''}
          disabled={!neighbour}
          aria-label={t(label)}
          aria-keyshortcuts={key}
          title={`${t(label)} (${key.toUpperCase()})`}
          sx={{ width: 44, height: 44 }}
        >
          <Icon />
        </IconButton>
      ))}
    </Box>
  )
}

interface Neighbours {
  previous: string | null
  next: string | null
}

/** Looks in the page of the list that was read last, and beyond its ends in the page next to it. */
function useNeighbours(id: string): Neighbours {
  const queryClient = useQueryClient()
  const [shown] = useState(() =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: [RESOURCE, 'getList'] })
      .map(({ queryKey, state }) => ({
        params: queryKey[2] as GetListParams,
        ids: idsOf(state.data as GetListResult | undefined),
        at: state.dataUpdatedAt,
      }))
      .filter(({ ids }) => ids.includes(id))
      .toSorted((one, other) => other.at - one.at)
      .at(0),
  )
  const { page, perPage } = shown?.params.pagination ?? { page: 1, perPage: 10 }
  const at = shown?.ids.indexOf(id) ?? -1
  const isAtEnd = shown !== undefined && at === shown.ids.length - 1 && shown.ids.length === perPage
  const isAtStart = shown !== undefined && at === 0 && page > 1
  const before = useGetList(...pageBeside(shown?.params, page - 1, isAtStart))
  const after = useGetList(...pageBeside(shown?.params, page + 1, isAtEnd))
  return {
    previous: shown?.ids[at - 1] ?? (before.data?.at(-1)?.id as string | undefined) ?? null,
    next: shown?.ids[at + 1] ?? (after.data?.at(0)?.id as string | undefined) ?? null,
  }
}

const RESOURCE = 'allobservations'

const idsOf = (result: GetListResult | undefined): string[] =>
  (result?.data ?? []).map(({ id }) => String(id))

/** Arguments of `useGetList` for another page of the list; it is read only where it is `wanted`. */
const pageBeside = (
  params: GetListParams | undefined,
  page: number,
  wanted: boolean,
): Parameters<typeof useGetList> => [
  RESOURCE,
  { ...params, pagination: { page, perPage: params?.pagination?.perPage ?? 10 } },
  { enabled: wanted },
]
