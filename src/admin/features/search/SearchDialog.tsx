/** Search over everything: a combobox whose list shows records, pages and actions by groups; on a phone the whole screen. */
import Add from '@mui/icons-material/Add'
import ArrowForward from '@mui/icons-material/ArrowForward'
import Close from '@mui/icons-material/Close'
import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import FileUpload from '@mui/icons-material/FileUploadOutlined'
import SearchIcon from '@mui/icons-material/Search'
import {
  Alert,
  Box,
  Dialog,
  DialogTitle,
  IconButton,
  InputBase,
  LinearProgress,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import useAutocomplete from '@mui/material/useAutocomplete'
import { visuallyHidden } from '@mui/utils'
import { type ElementType, useId, useState } from 'react'
import { useNavigate, useResourceDefinitions } from 'react-admin'
import { SEARCH_LIMIT } from '#domain/listLimits.ts'
import { useCurrentClient, useToday } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { formatDate, formatDateTime } from '../../foundation/format/formatDate.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { listDefaults } from '../../foundation/router/listSearchCodec.ts'
import { exportErrorMessage } from '../../parts/export/fetchAllRows.ts'
import { findServerExport } from '../../parts/export/exportState.ts'
import { startServerExport } from '../../parts/export/useServerExport.ts'
import { useNotifyText } from '../../parts/notifications/useNotifyText.ts'
import { writeOpened } from './openedLast.ts'
import { type Option, useFound } from './useFound.ts'

export function SearchDialog({ onClose }: SearchDialogProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const t = useT()
  const title = useId()
  return (
    <Dialog open fullWidth fullScreen={isPhone} onClose={onClose} aria-labelledby={title} sx={top}>
      <DialogTitle id={title} sx={visuallyHidden}>
        {t('search.title')}
      </DialogTitle>
      <SearchBox title={title} onClose={onClose} />
      {!isPhone && (
        <Typography variant="caption" color="text.secondary" sx={foot}>
          {t('search.usage')}
        </Typography>
      )}
    </Dialog>
  )
}

interface SearchDialogProps {
  onClose: () => void
}

/** `title`: id of what names the list. */
function SearchBox({ title, onClose }: SearchDialogProps & { title: string }) {
  const t = useT()
  const [text, setText] = useState('')
  const found = useFound(text)
  const open = useOpen()
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<Option>({
      options: found.options,
      open: true,
      value: null,
      inputValue: text,
      autoHighlight: true,
      groupBy: ({ group }) => group,
      getOptionLabel: ({ name }) => name,
      getOptionKey: ({ key }) => key,
      isOptionEqualToValue: (one, other) => one.key === other.key,
      filterOptions: (options) => options,
      onInputChange: (_, typed, reason) => {
        if (reason === 'input') setText(typed)
      },
      onChange: (_, option) => {
        if (!option) return
        onClose()
        open(option)
      },
      onClose: (_, reason) => {
        if (reason === 'escape') onClose()
      },
    })
  const { ref, ...inputProps } = getInputProps()
  return (
    <>
      <Box sx={head}>
        <Box {...getRootProps()} sx={field}>
          <SearchIcon color="action" />
          <InputBase
            fullWidth
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            placeholder={t('search.placeholder')}
            inputRef={ref}
            inputProps={{
              ...inputProps,
              'aria-label': t('search.title'),
              maxLength: SEARCH_LIMIT,
              enterKeyHint: 'go',
            }}
          />
        </Box>
        <IconButton
          aria-label={t('ra.action.close')}
          onClick={onClose}
          sx={{ width: 44, height: 44 }}
        >
          <Close />
        </IconButton>
      </Box>
      <LinearProgress
        aria-label={t('page.loading')}
        sx={{ height: 2, visibility: found.isLoading ? 'visible' : 'hidden' }}
      />
      <SearchState text={text} found={found} />
      <Box component="ul" {...getListboxProps()} aria-labelledby={title} sx={list}>
        {(groupedOptions as unknown as OptionGroup[]).map(({ key, index, group, options }) => (
          <li key={key} role="presentation">
            <Typography id={`${title}${key}`} variant="caption" color="text.secondary" sx={heading}>
              {group}
            </Typography>
            <ul role="group" aria-labelledby={`${title}${key}`}>
              {options.map((option, at) => {
                const { key: _key, ...props } = getOptionProps({ option, index: index + at })
                return (
                  <Box component="li" key={option.key} {...props} sx={row}>
                    <OptionContent option={option} />
                  </Box>
                )
              })}
            </ul>
          </li>
        ))}
      </Box>
    </>
  )
}

interface OptionGroup {
  key: number
  /** Id of its first option. */
  index: number
  group: string
  options: Option[]
}

/** Says how many results there are, that there are none, or what is searched. */
function SearchState({ text, found }: { text: string; found: ReturnType<typeof useFound> }) {
  const { options, isLoading, hasFailed, isOffline } = found
  const t = useT()
  const today = useToday()
  const search = text.trim()
  const isNothing = search !== '' && options.length === 0 && !isLoading
  const count =
    isLoading || search === '' ? '' : t('search.results', { smart_count: options.length })
  return (
    <>
      <Box component="output" sx={visuallyHidden}>
        {isNothing ? t('search.none', { search }) : count}
      </Box>
      {isOffline && <Alert severity="info">{t('search.offline')}</Alert>}
      {hasFailed && <Alert severity="error">{t('search.failed')}</Alert>}
      {search === '' && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 2, pt: 1.5 }}>
          {t('search.hint', { date: formatDate(today) })}
        </Typography>
      )}
      {isNothing && !hasFailed && (
        <Typography aria-hidden sx={{ p: 2 }}>
          {t('search.none', { search })}
        </Typography>
      )}
    </>
  )
}

function OptionContent({ option: { icon, name, detail, date } }: { option: Option }) {
  const resources = useResourceDefinitions()
  const Icon: ElementType = ACTION_ICONS[icon] ?? resources[icon]?.icon ?? ArrowForward
  const details = [detail, date && formatDateTime(date)].filter(Boolean).join(' · ')
  return (
    <>
      <Icon fontSize="small" color="action" />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        {details && (
          <Typography variant="caption" component="div" color="text.secondary">
            {details}
          </Typography>
        )}
      </Box>
    </>
  )
}

const ACTION_ICONS: Partial<Record<string, ElementType>> = {
  add: Add,
  import: FileUpload,
  export: FileDownload,
}

/** Opens what was chosen and remembers it; an export is followed on its page. */
function useOpen(): (option: Option) => void {
  const navigate = useNavigate()
  const notifyText = useNotifyText()
  const { id: clientId } = useCurrentClient()
  const { type: role } = useMe()
  return ({ opens, opened }) => {
    if (opened) void writeOpened(clientId, opened)
    if (typeof opens === 'string') return navigate(opens)
    const exported = findServerExport({ resource: opens.list }, role)
    if (!exported) return
    const { sort, order } = listDefaults(opens.list)
    const whole = { format: opens.format, clientId, filter: {}, sort: { field: sort, order } }
    startServerExport(exported, whole).then(
      () => navigate('/jobs'),
      (error: unknown) => notifyText(exportErrorMessage(error), 'error'),
    )
  }
}

/** Near the top, so that it stays in place whatever is found. */
const top = {
  '& .MuiDialog-container': { alignItems: { sm: 'flex-start' } },
  '& .MuiDialog-paper': { mt: { sm: '10vh' }, maxHeight: { sm: '75vh' } },
  '& .MuiDialog-paperFullScreen': { borderRadius: 0 },
} as const

const head = { display: 'flex', alignItems: 'center', pl: 2, pr: 1, gap: 1 } as const

const field = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  flexGrow: 1,
  minHeight: 56,
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
} as const

const list = {
  flexGrow: 1,
  overflowY: 'auto',
  m: 0,
  p: 0,
  pb: 1,
  listStyle: 'none',
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '&:empty': { display: 'none' },
} as const

const heading = { display: 'block', px: 2, pt: 1.5, pb: 0.5 } as const

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 44,
  px: 2,
  py: 0.5,
  cursor: 'pointer',
  '&.Mui-focused': { bgcolor: 'action.hover', boxShadow: 'inset 3px 0 0 currentColor' },
} as const

const foot = { px: 2, py: 1, borderTop: 1, borderColor: 'divider' } as const
