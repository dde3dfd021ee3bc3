/** /mydata: what is held about the signed-in person, who opened recordings of them, and a file of everything. */
import { Alert, List, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCreatePath } from 'react-admin'
import { fullNameOf } from '#domain/displayName.ts'
import type { MyDataQuery } from '#api/generated/operations.ts'
import { graphql } from '#api/graphql.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { PERSON } from '../../foundation/data/personFields.ts'
import { request } from '../../foundation/data/request.ts'
import { formatDateTime } from '../../foundation/format/formatDate.ts'
import { i18nProvider } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { PropertyList } from '../../parts/detail/PropertyList.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { TextLink } from '../../parts/layout/TextLink.tsx'
import { MyFollowUps } from '../followUps/FollowUpSections.tsx'
import { PersonalDataButton } from './PersonalDataButton.tsx'
import { DateText } from '../../parts/detail/DateText.tsx'

export function MyDataPage() {
  const t = useT()
  const { id } = useMe()
  const query = useQuery({
    queryKey: ['myData'],
    queryFn: ({ signal }) => request(MY_DATA, { id }, { signal }),
  })
  return (
    <>
      <PageHeader title={t('myData.title')} />
      <Stack spacing={2} sx={{ maxWidth: 1200 }}>
        <Section title={t('myData.file.title')} subtitle={t('myData.file.hint')}>
          <PersonalDataButton userId={null} label={t('myData.file.mine')} />
        </Section>
        <MyFollowUps />
        <QueryState query={query} height={480} errorText={t('myData.failed')}>
          {(data) => <HeldData {...data} />}
        </QueryState>
      </Stack>
    </>
  )
}

function HeldData({ person, myData }: MyDataQuery) {
  const t = useT()
  const namesOf = (places: readonly { name: string }[], hasAll: boolean) =>
    hasAll || places.length === 0
      ? t('myData.everywhere')
      : places.map(({ name }) => name).join(', ')
  const keptFor = (what: 'recordings' | 'observations', days: number | null) =>
    t(`myData.kept.${what}.${days === null ? 'always' : 'days'}`, { days: days ?? 0 })
  const { observations, recording_views: views, sign_ins: signIns, mails, campaigns } = myData
  return (
    <>
      <Section title={t('myData.account.title')}>
        <PropertyList
          labels="myData.account"
          properties={[
            ['name', fullNameOf(person)],
            ['email', person.email],
            ['employeeId', person.employee_id],
            ['jobTitle', person.title],
            ['level', t(`enums.role.${person.type}`)],
            ['company', person.client.company_name],
            ['locations', namesOf(person.locations, person.user_has_full_location_access)],
            ['departments', namesOf(person.departments, person.user_has_full_department_access)],
            ['since', formatDateTime(person.created_at)],
          ].filter((property): property is [string, string] => Boolean(property[1]))}
        />
      </Section>
      <Section
        title={t('myData.observations.title')}
        subtitle={t('myData.observations.counts', {
          observed: myData.observed_count,
          made: myData.made_count,
          recordings: myData.recording_count,
        })}
      >
        <Typography color="text.secondary">
          {keptFor('recordings', myData.recording_retention_days)}{' '}
          {keptFor('observations', myData.observation_retention_days)}
        </Typography>
        <Rows none={t('myData.observations.none')}>
          {observations.map((one) => (
            <Row
              key={one.id}
              title={
                <ObservationLink id={one.is_visible ? one.id : null}>
                  {one.task_name}
                </ObservationLink>
              }
              at={one.date}
            >
              {[
                one.technique ? t(`enums.technique.${one.technique}`) : t('myData.unjudged'),
                t(`enums.reviewType.${one.review_type}`),
                one.has_recording ? t('myData.observations.recorded') : '',
                one.thresholds_version
                  ? t('myData.observations.judged', {
                      model: one.model_hash?.slice(0, 8) ?? '',
                      version: one.thresholds_version,
                    })
                  : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </Row>
          ))}
        </Rows>
        {observations.length > 0 && (
          <Alert severity="info">{t('myData.observations.contest')}</Alert>
        )}
      </Section>
      <Section title={t('myData.views.title')} subtitle={t('myData.views.hint')}>
        <Rows none={t('myData.views.none')}>
          {views.map((view) => (
            <Row
              key={`${view.observation_id} ${view.user?.id} ${view.viewed_at}`}
              title={view.user ? fullNameOf(view.user) : t('contests.unknown')}
              at={view.viewed_at}
            >
              {t(`enums.role.${view.role}`)}
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title={t('myData.signIns.title')}>
        <Rows none={t('myData.signIns.none')}>
          {signIns.map(({ at, outcome }, place) => (
            <Row
              key={`${at} ${place}`}
              at={at}
              title={t(outcome === 'ok' ? 'myData.signIns.ok' : 'myData.signIns.refused')}
            />
          ))}
        </Rows>
      </Section>
      <Section title={t('myData.mails.title')}>
        <Rows none={t('myData.mails.none')}>
          {mails.map(({ at, kind }, place) => (
            <Row
              key={`${kind} ${at} ${place}`}
              at={at}
              title={i18nProvider.translate(`enums.mail.${kind}`, { _: kind })}
            />
          ))}
        </Rows>
      </Section>
      <Section title={t('myData.campaigns.title')}>
        <Rows none={t('myData.campaigns.none')}>
          {campaigns.map(({ id, name }) => (
            <Row key={id} title={name} />
          ))}
        </Rows>
      </Section>
    </>
  )
}

function Rows({ none, children }: { none: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <Typography color="text.secondary">{none}</Typography>
  return (
    <List disablePadding sx={rowsStyle}>
      {children}
    </List>
  )
}

function Row({ title, at, children }: { title: ReactNode; at?: string; children?: ReactNode }) {
  return (
    <li>
      {title}
      {at && (
        <Typography variant="body2" component="span" color="text.secondary">
          {' '}
          · <DateText instant={at} />
        </Typography>
      )}
      {children && (
        <Typography variant="body2" color="text.secondary">
          {children}
        </Typography>
      )}
    </li>
  )
}

/** `id` null: the person may not open the observation. */
function ObservationLink({ id, children }: { id: string | null; children: ReactNode }) {
  const createPath = useCreatePath()
  if (id === null) return children
  const path = createPath({ resource: 'allobservations', id, type: 'show' })
  return <TextLink to={path}>{children}</TextLink>
}

const MY_DATA = graphql(`query MyData($id: ID!) {
  person: getUserById(id: $id) {
    ${PERSON} email employee_id title type user_has_full_location_access
    user_has_full_department_access created_at client { id company_name } locations { id name }
    departments { id name }
  }
  myData {
    observed_count made_count recording_count recording_retention_days observation_retention_days
    observations {
      id date task_name technique review_type has_recording model_hash thresholds_version is_visible
    }
    recording_views { observation_id user { ${PERSON} } role viewed_at } sign_ins { at outcome }
    mails { kind at } campaigns { id name }
  }
}`)

const rowsStyle = {
  display: 'grid',
  gap: 1.5,
  overflowWrap: 'anywhere',
} as const
