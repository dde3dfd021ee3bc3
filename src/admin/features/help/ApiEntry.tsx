/** An operation or a type of the API: its name and, when open, all about it. */
import { Box } from '@mui/material'
import type { ApiField, ApiOperation, ApiType } from '#api/apiReference.ts'
import type { CallAccess } from '#domain/access.ts'
import type { Translate } from '#texts/keys.ts'
import { formatList } from '../../foundation/format/formatList.ts'
import { useT } from '../../foundation/i18n/useT.ts'

export function ApiEntry({ entry, isOpen, onToggle }: ApiEntryProps) {
  return (
    <Box component="details" id={entry.name} open={isOpen} sx={panel}>
      <summary
        onClick={(event) => {
          event.preventDefault()
          onToggle()
        }}
      >
        <code>{entry.name}</code>
      </summary>
      {isOpen && (
        <div lang="en">
          {entry.description && <Described text={entry.description} />}
          {'access' in entry ? <OperationParts operation={entry} /> : <TypeParts type={entry} />}
        </div>
      )}
    </Box>
  )
}

interface ApiEntryProps {
  entry: ApiOperation | ApiType
  isOpen: boolean
  onToggle: () => void
}

const panel = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  mb: 1,
  scrollMarginTop: 80,
  '& > summary': { p: 1.5, minHeight: 44, cursor: 'pointer', fontWeight: 600 },
  '& > div': { px: 2, pb: 2 },
  '& > div > pre': { bgcolor: 'background.default' },
} as const

function OperationParts({ operation }: { operation: ApiOperation }) {
  const t = useT()
  const { access, arguments: args, answer } = operation
  return (
    <>
      <h3>{t('apiPage.who')}</h3>
      <p>{accessText(access, t)}</p>
      {args.length > 0 && (
        <>
          <h3>{t('apiPage.arguments')}</h3>
          <Fields fields={args} />
        </>
      )}
      <h3>{t('apiPage.answer')}</h3>
      <p>
        <TypeName type={answer} />
      </p>
      <h3>{t('apiPage.example')}</h3>
      <pre translate="no">
        <code>{curlOf(operation)}</code>
      </pre>
    </>
  )
}

function TypeParts({ type: { kind, fields } }: { type: ApiType }) {
  const t = useT()
  if (fields.length === 0) return null
  return (
    <>
      <h3>{t(kind === 'enum' ? 'apiPage.values' : 'apiPage.fields')}</h3>
      <Fields fields={fields} />
    </>
  )
}

function Fields({ fields }: { fields: readonly ApiField[] }) {
  const t = useT()
  return (
    <dl>
      {fields.map(({ name, type, description, isRequired }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            {type && <TypeName type={type} />}
            {isRequired && `, ${t('apiPage.required')}`}
            {description && <Described text={description} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** As the schema writes it, with a link to the type where there is one. */
function TypeName({ type }: { type: string }) {
  const [before = '', name = '', after = ''] = type.split(/(\w+)/)
  return (
    <code>
      {before}
      {BUILT_IN.test(name) ? name : <a href={`#${name}`}>{name}</a>}
      {after}
    </code>
  )
}

const BUILT_IN = /^(ID|String|Int|Float|Boolean)$/

/** A description of the schema, whose names stand between backticks. */
export function Described({ text }: { text: string }) {
  const parts = text.split('`')
  return <p>{parts.map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}</p>
}

function accessText(access: CallAccess, t: Translate): string {
  if (access === 'anyone') return t('apiPage.anyone')
  if (access === 'signed in') return t('apiPage.signedIn')
  return formatList(access.map((role) => t(`enums.role.${role}`)))
}

function curlOf({ access, example }: ApiOperation): string {
  const headers = ["--header 'content-type: application/json'"]
  if (access !== 'anyone') headers.push("--header 'authorization: Bearer ACCESS_TOKEN'")
  const body = JSON.stringify(example, null, 2).replaceAll("'", String.raw`'\''`)
  return [`curl ${location.origin}/graphql`, ...headers, `--data '${body}'`].join(' \\\n  ')
}
