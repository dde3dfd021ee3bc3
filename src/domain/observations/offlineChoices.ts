/**
 * Answers of the add form's dropdowns from a copy of all choices, by the rules of the server's queries. Numbers are
 * positions in the copy's lists. A list of places is the topmost ones: what is inside them belongs to it too; null is
 * every place.
 */
import { localDayOf } from '../dates.ts'
import { containsText } from '../searchText.ts'
import type { Principle } from './principles.ts'

export interface OfflineChoices {
  /** The client's, in which campaigns have their days. */
  time_zone: string
  /** By name, like all lists but people, who are ordered by first name. */
  locations: OfflinePlace[]
  departments: OfflineDepartment[]
  tasks: OfflineTask[]
  campaigns: OfflineCampaign[]
  people: OfflinePerson[]
}

interface OfflinePlace {
  id: string
  name: string
  /** Name of the place around it, also of one where nothing can be observed. */
  parent_name: string | null
  /** The nearest place around it that is in the list. */
  inside: number | null
}

interface OfflineDepartment extends OfflinePlace {
  locations: number[]
}

interface AtPlaces {
  locations: number[] | null
  departments: number[] | null
}

export interface OfflineTask extends AtPlaces {
  id: string
  name: string
  is_pushing: boolean
  is_pulling: boolean
  show_other_observation_option: boolean
  task_principles: Principle[]
  task_principles_override: boolean
  /** People who may do the task; null: everybody. */
  people: number[] | null
  guidance: { title: string; description: string | null } | null
}

/** The places are those that a form offers for the campaign's location, department and task together. */
export interface OfflineCampaign extends AtPlaces {
  id: string
  name: string
  /** YYYY-MM-DD. */
  start_date: string
  end_date: string | null
  location_id: string | null
  department_id: string | null
  task_id: string | null
}

export interface OfflinePerson extends AtPlaces {
  id: string
  firstname: string
  lastname: string
  employee_id: string | null
  /** Absent in a copy of an earlier version. */
  hint?: string | null
}

/** Chosen ids; null: not chosen. */
interface Chosen {
  campaignId?: string | null | undefined
  locationId?: string | null | undefined
  departmentId?: string | null | undefined
}

export const offlineChoices = {
  /** Returns the campaigns that run on the client's day of an instant and count what is observed there. */
  campaigns: (
    choices: OfflineChoices,
    date: Date,
    {
      locationId,
      departmentId,
      taskId,
    }: Omit<Chosen, 'campaignId'> & { taskId?: string | null } = {},
  ): OfflineCampaign[] => {
    const day = localDayOf(date, choices.time_zone)
    const isAtLocation = isAt(choices.locations, locationId)
    const isAtDepartment = isAt(choices.departments, departmentId)
    return choices.campaigns.filter(
      (campaign) =>
        campaign.start_date <= day &&
        (campaign.end_date === null || day <= campaign.end_date) &&
        (!taskId || campaign.task_id === null || campaign.task_id === taskId) &&
        isAtLocation(campaign.locations) &&
        isAtDepartment(campaign.departments),
    )
  },

  locations: (choices: OfflineChoices, { campaignId }: Chosen, search: string): OfflinePlace[] => {
    const campaign = campaignOf(choices, campaignId)
    if (!campaign) return []
    const isOffered = inAny(choices.locations, campaign.locations)
    return choices.locations.filter((place, at) => isOffered(at) && isFound(place.name, search))
  },

  departments: (
    choices: OfflineChoices,
    { campaignId, locationId }: Chosen,
    search: string,
  ): OfflinePlace[] => {
    const campaign = campaignOf(choices, campaignId)
    if (!campaign) return []
    const isOffered = inAny(choices.departments, campaign.departments)
    const isThere = isAt(choices.locations, locationId)
    return choices.departments.filter(
      (department, at) =>
        isOffered(at) && isThere(department.locations) && isFound(department.name, search),
    )
  },

  tasks: (
    choices: OfflineChoices,
    { campaignId, locationId, departmentId }: Chosen,
  ): OfflineTask[] => {
    const campaign = campaignOf(choices, campaignId)
    if (!campaign) return []
    const isAtLocation = isAt(choices.locations, locationId)
    const isAtDepartment = isAt(choices.departments, departmentId)
    return choices.tasks.filter(
      ({ id, locations, departments }) =>
        (campaign.task_id === null || campaign.task_id === id) &&
        isAtLocation(locations) &&
        isAtDepartment(departments),
    )
  },

  /** Returns the people who work at the location and in the department. */
  observers: (
    choices: OfflineChoices,
    { locationId, departmentId }: Chosen,
    search: string,
  ): OfflinePerson[] => {
    const isAtLocation = isAt(choices.locations, locationId)
    const isAtDepartment = isAt(choices.departments, departmentId)
    return choices.people.filter(
      (person) =>
        isAtLocation(person.locations) &&
        isAtDepartment(person.departments) &&
        isFoundPerson(person, search),
    )
  },

  /** Returns the people who may do the task; nobody does an unknown one. */
  observees: (
    choices: OfflineChoices,
    taskId: string | null | undefined,
    search: string,
  ): OfflinePerson[] => {
    const task = taskId ? choices.tasks.find(({ id }) => id === taskId) : EVERYBODYS_TASK
    if (!task) return []
    const people = task.people && new Set(task.people)
    return choices.people.filter(
      (person, at) => (people === null || people.has(at)) && isFoundPerson(person, search),
    )
  },
}

const EVERYBODYS_TASK = { people: null }

/** Returns one without limits when none is chosen, and null when it is not in the copy. */
const campaignOf = ({ campaigns }: OfflineChoices, id: string | null | undefined) =>
  id ? (campaigns.find((campaign) => campaign.id === id) ?? null) : NO_LIMITS

const NO_LIMITS = { locations: null, departments: null, task_id: null }

/** Tests whether a place is one of these or inside one. */
function inAny(places: readonly OfflinePlace[], tops: number[] | null): (at: number) => boolean {
  if (tops === null) return () => true
  const included = new Set(tops)
  return (at) => around(places, at).some((place) => included.has(place))
}

/** Tests whether a chosen place belongs to a list of places; without a choice it always does. */
function isAt(
  places: readonly OfflinePlace[],
  id: string | null | undefined,
): (tops: number[] | null) => boolean {
  if (!id) return () => true
  const at = places.findIndex((place) => place.id === id)
  const chain = new Set(at < 0 ? [] : around(places, at))
  return (tops) => tops === null || tops.some((place) => chain.has(place))
}

/** Returns the place and all around it. */
function around(places: readonly OfflinePlace[], at: number): number[] {
  const chain: number[] = []
  for (let next: number | null = at; next !== null && !chain.includes(next);)
    next = (chain.push(next), places[next]?.inside ?? null)
  return chain
}

const isFound = (name: string, search: string) => search === '' || containsText(name, search)

const isFoundPerson = (person: OfflinePerson, search: string) =>
  search === '' ||
  containsText(`${person.firstname} ${person.lastname} ${person.employee_id ?? ''}`, search)
