/** Values that a resolver hands on for a record: every column, and the relations and counts only when it has them at hand. */
import type { CampaignValues } from '#domain/campaigns/campaignForm.ts'
import type * as contract from './generated/contract.ts'

/** The types that have a `…Parent` here; the generated resolvers' types take them. */
export const MAPPED_TYPES = [
  'Client',
  'MyClient',
  'Me',
  'User',
  'Location',
  'Department',
  'Task',
  'Campaign',
  'Observation',
  'Video',
  'GbsVideo',
  'FollowUp',
  'NamedRecord',
  'Person',
  'ClientName',
  'ObservationTask',
  'FilterFormData',
  'CampaignPreview',
] as const

export type ClientParent = Parent<contract.Client, 'account_manager' | 'logo_url'> & {
  /** Key of the file, for which a link is signed when it is requested. */
  logo_file: string | null
}
export type MyClientParent = Parent<contract.MyClient, 'logo_url'>
export type MeParent = Parent<
  Omit<
    contract.Me,
    'client' | 'administrators' | 'must_set_up_second_factor' | 'language' | 'public_url'
  >,
  never
> & {
  client?: MyClientParent
  /** As stored, also one that the product no longer has. */
  language: string | null
}
export type UserParent = Parent<
  contract.User,
  | 'client'
  | 'departments'
  | 'locations'
  | 'observation_count'
  | 'observed_count'
  | 'last_observed_at'
  | 'mail_refusal'
  | 'invitation'
>
export type LocationParent = Parent<contract.Location, 'parent' | 'children' | 'observation_count'>
export type DepartmentParent = Parent<
  contract.Department,
  'parent_department' | 'children' | 'locations' | 'observation_count'
>
export type TaskParent = Parent<
  contract.Task,
  | 'gbs_video'
  | 'departments'
  | 'department_count'
  | 'locations'
  | 'location_count'
  | 'users'
  | 'observation_count'
>
export type CampaignParent = Parent<
  contract.Campaign,
  | 'task'
  | 'location'
  | 'department'
  | 'selected_users'
  | 'observation_count'
  | 'occurrences'
  | 'observed_user_count'
  | 'not_observed_user_count'
  | 'observed_users'
  | 'not_observed_users'
> & {
  /** The client's: its occurrences are days there. */
  time_zone: string
}
export type ObservationParent = Parent<
  Omit<contract.Observation, 'video'>,
  | 'department'
  | 'campaign'
  | 'task'
  | 'user'
  | 'observee'
  | 'location'
  | 'client'
  | 'kind'
  | 'changes'
  | 'next_to_review_id'
  | 'contests'
  | 'calibration_clip'
  | 'comments'
  | 'recording_views',
  'date'
> & { video?: VideoParent | null }
export type VideoParent = Parent<
  Omit<contract.Video, 'judgement' | 'lifts'>,
  'video_url' | 'raw_video_url' | 'keypoints' | 'lift_keypoints'
> & {
  /** Key of the recording itself. */
  raw_file_location?: string | null
  /** As stored: a record by principle, and the lifts. */
  judgement?: unknown
}
export type GbsVideoParent = Parent<contract.GbsVideo, 'video_url'>
export type FollowUpParent = Parent<contract.FollowUp, 'opened_by' | 'may_run'> & {
  /** Person of any client who opened it; null: it opened automatically. */
  opener_id: string | null
}
export type NamedRecordParent = Omit<Parent<contract.NamedRecord, never>, 'parent_name'> & {
  parent?: PlaceParent | null
}

/** The place around a place. */
export type PlaceParent = Pick<contract.NamedRecord, 'name' | 'deleted_at'>
export type PersonParent = Parent<contract.Person, 'hint'> & { hint?: string | null }
export type ClientNameParent = Parent<contract.ClientName, never>
export type ObservationTaskParent = Parent<contract.ObservationTask, never>

/** The client whose people, places and tasks the fields of filterFormData then ask for. */
export interface FilterFormDataParent {
  clientId: string
}

/** People whom these values would reach. */
export interface CampaignPreviewParent {
  clientId: string
  values: CampaignValues
}

/** Instants are Dates as the driver gives them, or ISO text; `Lazy` fields may be left to a field's own resolver. */
type Parent<Fields, Lazy extends keyof Fields, Instant extends keyof Fields = never> = Row<
  Omit<Fields, Lazy | Instant>
> &
  Partial<Row<Pick<Fields, Lazy>>> &
  Record<Instant, Date | string>

type Row<Value> = Value extends readonly (infer Item)[]
  ? Row<Item>[]
  : Value extends object
    ? { [Key in keyof Value]: Key extends `${string}_at` ? Date | Value[Key] : Row<Value[Key]> }
    : Value
