/** The privacy policy names every kind of data about people that the database keeps. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { JOB_FILE_RETENTION_DAYS } from '#domain/jobs/jobKinds.ts'
import { REFRESH_TOKEN_DAYS } from '#server/features/auth/opaqueTokens.ts'
import { columnsOfKind, type TableName } from '#server/platform/db/tables.ts'
import { LANGUAGES } from './languages.ts'

/** The section about each table of the database; null: the table says nothing about people. */
const SECTION_OF: Readonly<Record<TableName, string | null>> = {
  clients: 'account',
  users: 'account',
  account_emails: 'account',
  user_locations: 'account',
  user_departments: 'account',
  task_users: 'account',
  mail_refusals: 'account',
  sessions: 'sign-in',
  second_factors: 'sign-in',
  password_resets: 'sign-in',
  observations: 'observations',
  videos: 'recordings',
  video_keypoints: 'recordings',
  review_claims: 'reviews',
  blind_reviews: 'reviews',
  observation_contests: 'reviews',
  comments: 'comments',
  comment_mentions: 'comments',
  follow_ups: 'follow-ups',
  task_actions: 'actions',
  campaign_users: 'campaigns',
  alerts: 'campaigns',
  calibration_clips: 'calibration',
  calibration_answers: 'calibration',
  recording_views: 'recording-views',
  saved_views: 'views',
  saved_view_mails: 'views',
  notifications: 'views',
  jobs: 'files',
  uploads: 'files',
  idempotency_keys: 'files',
  audit_log: 'audit',
  throttles: 'logs',
  legal_holds: 'holds',
  audit_heads: null,
  campaigns: null,
  department_locations: null,
  departments: null,
  gbs_videos: null,
  installation: null,
  locations: null,
  observation_dirty_days: null,
  observation_rollup_zones: null,
  observation_rollups: null,
  planner: null,
  task_departments: null,
  task_locations: null,
  tasks: null,
}

/** Sections by their anchors. */
function policyIn(language: string): Map<string, string> {
  const source = readFileSync(join(import.meta.dirname, language, 'legal/privacy.md'), 'utf8')
  const sections = source.split(/^## .*\{#([\w-]+)\}$/mu).slice(1)
  return new Map(
    sections.flatMap((part, at) => (at % 2 === 0 ? [[part, sections[at + 1] ?? '']] : [])),
  )
}

const policies = Object.keys(LANGUAGES).map((language) => [language, policyIn(language)] as const)

it.each(policies)(
  '[34.13] in %s, the privacy policy has a section about every table with data about people',
  (_language, policy) => {
    for (const [table, section] of Object.entries(SECTION_OF)) {
      const isPersonal = columnsOfKind(table as TableName, ...PERSONAL_KINDS).length > 0
      expect([table, section !== null]).toEqual([table, isPersonal])
      if (section !== null) expect([...policy.keys()]).toContain(section)
    }
  },
)

const PERSONAL_KINDS = ['person', 'identity', 'text', 'body', 'activity', 'copy'] as const

it.each(policies)('[34.13] in %s, it says the periods of the product', (_language, policy) => {
  const periodsIn = (text = '') => text.match(/\d+/gu)
  const retention = policy.get('retention')
  expect(periodsIn(retention)).toEqual(periodsIn(policyIn('en').get('retention')))
  expect(periodsIn(retention)).toContain(String(REFRESH_TOKEN_DAYS))
  expect(periodsIn(retention)).toContain(String(JOB_FILE_RETENTION_DAYS))
})
