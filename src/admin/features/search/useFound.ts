/** Results of the search for a text, by groups in their order. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { FoundKind } from '#api/generated/contract.ts'
import { mayOpen } from '#domain/access.ts'
import { searchedDay } from '#domain/searchedDay.ts'
import type { Role } from '#domain/roles.ts'
import { useCurrentClient, useToday } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useIsOnline } from '../../foundation/data/useIsOnline.ts'
import { formatDate } from '../../foundation/format/formatDate.ts'
import { dateLocale } from '../../foundation/i18n/readerLocale.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useDebouncedValue } from '../../parts/choices/useDebouncedValue.ts'
import {
  type DeviceRecord,
  findRecords,
  matches,
  readDeviceRecords,
  recordPath,
  RESOURCE_OF,
  searchedListPath,
  SHOWN,
} from './foundRecords.ts'
import { type Opened, readOpened } from './openedLast.ts'
import {
  actionsOf,
  type ExportAction,
  pagesOf,
  type SearchedAction,
  startsWords,
} from './pagesAndActions.ts'

export interface Option {
  key: string
  group: string
  name: string
  detail: string | null
  /** Other words for it. */
  words?: string
  /** Instant or day of an observation. */
  date: string | null
  /** A resource, the last part of a page's path, or the type of an action. */
  icon: string
  /** A path, or an export. */
  opens: string | ExportAction
  /** Entry of the list of opened ones; null: it is not kept. */
  opened: Opened | null
}

export interface Found {
  options: Option[]
  isLoading: boolean
  hasFailed: boolean
  /** Only what the device has is searched. */
  isOffline: boolean
}

export function useFound(text: string): Found {
  const { type: role, client_id: ownClientId } = useMe()
  const { id: clientId } = useCurrentClient()
  const isOnline = useIsOnline()
  const today = useToday()
  const translate = useTranslate()
  const t = useT()
  const typed = text.trim()
  const search = useDebouncedValue(typed, DEBOUNCE_MS)
  const day = useMemo(() => searchedDay(search, { locale: dateLocale(), today }), [search, today])
  const opened = useQuery({
    queryKey: ['openedLast', clientId],
    queryFn: () => readOpened(clientId),
    gcTime: 0,
  })
  const server = useQuery({
    queryKey: ['searchEverything', clientId, search, day],
    queryFn: ({ signal }) => findRecords({ clientId, search, day }, signal),
    enabled: isOnline && search !== '',
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  })
  const device = useQuery({
    queryKey: ['searchDevice', clientId],
    queryFn: () => readDeviceRecords(clientId, role),
    enabled: !isOnline,
    gcTime: 0,
  })

  const pages = pagesOf(role).map(({ path, label, words, contents = [] }) => {
    const found = contents.find((one) => startsWords(`${t(one.label)} ${t(one.words)}`, typed))
    const option = pageOption(path, translate(label), found && typed ? t(found.label) : null)
    return words ? { ...option, words: t(words) } : option
  })
  const actions = actionsOf(role, clientId === ownClientId).map((action) =>
    actionOption(action, t(action.label)),
  )
  const optionOf = (record: DeviceRecord): Option => ({
    ...namedOption(record, role),
    name: record.name ?? t('search.nobody'),
    group: groupOf(record),
  })
  const groupOf = ({ kind }: Pick<DeviceRecord, 'kind'>): string => {
    if (kind === 'WAITING') return t('search.onDevice')
    if (kind === 'OBSERVATION' && isOnline && day)
      return t('search.ofDay', { date: formatDate(day.day) })
    return t(`search.kinds.${kind}`)
  }
  const inGroup = (options: readonly Option[], key: GroupKey) =>
    options.map((option) => ({ ...option, group: t(key) }))
  const state = { isLoading: false, hasFailed: false, isOffline: !isOnline }

  if (typed === '') {
    const last = (opened.data ?? []).flatMap((one) =>
      one.kind === 'PAGE'
        ? pages.filter(({ key }) => key === one.id)
        : optionOf({ ...one, kind: one.kind, detail: t(`search.kinds.${one.kind}`) }),
    )
    const isNew = ({ key }: Option) => !last.some((one) => one.key === key)
    const options = [
      ...inGroup(last, 'search.opened'),
      ...inGroup(actions, 'search.actions'),
      ...inGroup(pages.filter(isNew), 'search.pages'),
    ]
    return { ...state, options }
  }

  const starts = ({ name, words = '', detail }: Option) =>
    detail !== null || startsWords(`${name} ${words}`, typed)
  const here = [
    ...inGroup(pages.filter(starts), 'search.pages'),
    ...inGroup(actions.filter(starts), 'search.actions'),
  ]
  if (!isOnline) {
    const kept = (device.data ?? []).filter((record) => matches(record, typed)).map(optionOf)
    return { ...state, options: [...here, ...firstOfEach(kept)], isLoading: device.isLoading }
  }
  // While the next answer is on its way, what no longer fits is not offered.
  const isLatest = search === typed && !server.isPlaceholderData
  const records = (server.data ?? []).filter((record) => isLatest || matches(record, typed))
  const allOption = (kind: FoundKind, { group, icon }: Option): Option => ({
    key: `all ${kind}`,
    group,
    icon,
    name: t(`search.all.${kind}`),
    detail: null,
    date: null,
    opens: searchedListPath(kind, search, day),
    opened: null,
  })
  const found = RECORD_KINDS.flatMap((kind) => {
    const options = records.filter((record) => record.kind === kind).map(optionOf)
    if (options.length <= SHOWN || !mayOpen(role, `/${RESOURCE_OF[kind]}`))
      return options.slice(0, SHOWN)
    return [...options.slice(0, SHOWN), allOption(kind, options[0] as Option)]
  })
  return {
    ...state,
    options: [...here, ...found],
    isLoading: !isLatest && !server.isError,
    hasFailed: server.isError,
  }
}

type GroupKey = 'search.opened' | 'search.pages' | 'search.actions'

/** Milliseconds. */
const DEBOUNCE_MS = 100
const STALE_MS = 30_000

const RECORD_KINDS = Object.keys(RESOURCE_OF) as FoundKind[]

/** `detail`: what of the page was found; null: the page itself. */
const pageOption = (path: string, name: string, detail: string | null): Option => ({
  key: path,
  group: '',
  name,
  detail,
  date: null,
  icon: path.slice(1),
  opens: path,
  opened: { kind: 'PAGE', id: path, name: null, date: null },
})

const actionOption = (action: SearchedAction, name: string): Option => ({
  key: action.key,
  group: '',
  name,
  detail: null,
  date: null,
  icon: action.type,
  opens: action.type === 'export' ? action : action.path,
  opened: null,
})

const namedOption = ({ kind, id, name, detail, date }: DeviceRecord, role: Role) => ({
  key: `${kind} ${id}`,
  detail,
  date,
  icon: kind === 'WAITING' ? 'today' : RESOURCE_OF[kind],
  opens: kind === 'WAITING' ? '/today' : recordPath({ kind, id, name }, role),
  opened: kind === 'WAITING' ? null : { kind, id, name, date },
})

function firstOfEach(options: readonly Option[]): Option[] {
  const counts = new Map<string, number>()
  return options.filter(({ group }) => {
    const count = (counts.get(group) ?? 0) + 1
    counts.set(group, count)
    return count <= SHOWN
  })
}
