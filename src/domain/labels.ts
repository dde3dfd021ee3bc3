/** Labels of enumerations, shared by the screens and the spreadsheets. */
import type { AiReviewStatus, ReviewType, Technique } from './enumerations.ts'
import type { Role } from './roles.ts'

/** A value without a label does not compile. */
export const baseEnumLabels: BaseEnumLabels = {
  role: {
    PROVIDER_SUPER_USER: 'Provider Super User',
    CLIENT_SUPER_USER: 'Client Super User',
    CLIENT_OBSERVER: 'Client Observer',
    CLIENT_USER: 'Client User',
    CLIENT_OBSERVEE: 'Client Observee',
    NONE: 'None',
  },
  technique: { correct: 'Correct', incorrect: 'Incorrect' },
  reviewType: { AI: 'AI', MANUAL_TASK: 'Manual task', MANUAL_OVERRIDE: 'Manual override' },
  aiReviewStatus: {
    TRUE_NEGATIVE: 'True negative',
    TRUE_POSITIVE: 'True positive',
    FALSE_NEGATIVE: 'False negative',
    FALSE_POSITIVE: 'False Positive',
    UNREVIEWED: 'Unreviewed',
  },
}

/** A type alias, because translation messages need an index signature. */
type BaseEnumLabels = {
  role: Record<Role, string>
  technique: Record<Technique, string>
  reviewType: Record<ReviewType, string>
  aiReviewStatus: Record<AiReviewStatus, string>
}

/** Labels of list columns that the server also exports, shared by the screens and the spreadsheets. */
export const columnLabels = {
  users: {
    name: 'Name',
    email: 'Email',
    employee_id: 'Employee ID',
    type: 'Type',
    is_account_enabled: 'Account enabled',
    client: { company_name: 'Client company' },
    observation_count: 'Observations',
    observed_count: 'Observed',
    firstname: 'First name',
    lastname: 'Last name',
    locations: 'Locations',
    departments: 'Departments',
    deleted_at: 'Deleted',
  },
  allobservations: {
    date: 'Date',
    observee: { firstname: 'Individual' },
    technique: 'Technique',
    task: { name: 'Task' },
    location: { name: 'Location' },
    department: { name: 'Department' },
    user: { firstname: 'Observer' },
    review_type: 'Type',
    ai_review_status: 'AI review',
    deleted_at: 'Deleted',
  },
}

/** Formats a Boolean for a spreadsheet. */
export const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No')
