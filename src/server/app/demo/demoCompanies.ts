/**
 * Data of the demo's companies: places, people's names, tasks and campaigns. A seeded generator produces everything
 * else.
 */
import type { Principle } from '#domain/observations/principles.ts'

export interface DemoPlace {
  name: string
  children?: DemoPlace[]
}

export interface DemoTask {
  name: string
  pushing?: boolean
  pulling?: boolean
  pullTiltTake?: boolean
  other?: boolean
  principles?: Principle[]
  guidance?: boolean
  /** Names of the departments where the task is done; none: everywhere. */
  departments?: string[]
  /** Relative frequency of the task, and its rate of faults from 0 to 1. */
  share: number
  risk: number
  /** A change of the task: before it, the principle failed so much more often. */
  changed?: { principle: Principle; daysAgo: number; riskBefore: number; note: string }
}

export interface DemoCampaign {
  name: string
  task: string | null
  /** Months from today. */
  from: number
  to: number
  frequency: 'oneTime' | 'monthly' | 'quarterly' | 'annually'
  required: number
  location: string | null
}

export const NORTHWIND_LOCATIONS: DemoPlace[] = [
  {
    name: 'Rotterdam Distribution Centre',
    children: [{ name: 'Inbound Dock' }, { name: 'High Bay' }, { name: 'Outbound Dock' }],
  },
  {
    name: 'Birmingham Hub',
    children: [{ name: 'Cross-dock' }, { name: 'Parcel Hall' }, { name: 'Returns Centre' }],
  },
  { name: 'Leipzig Depot', children: [{ name: 'Cold Store' }, { name: 'Yard' }] },
  { name: 'Head Office' },
]

/** Department name → the locations that have it; a parent includes its children. */
export const NORTHWIND_DEPARTMENTS: { name: string; parent?: string; locations: string[] }[] = [
  {
    name: 'Warehouse',
    locations: ['Rotterdam Distribution Centre', 'Birmingham Hub', 'Leipzig Depot'],
  },
  { name: 'Goods In', parent: 'Warehouse', locations: ['Inbound Dock', 'Cross-dock', 'Yard'] },
  { name: 'Picking', parent: 'Warehouse', locations: ['High Bay', 'Parcel Hall', 'Cold Store'] },
  { name: 'Packing', parent: 'Warehouse', locations: ['Outbound Dock', 'Parcel Hall'] },
  { name: 'Transport', locations: ['Outbound Dock', 'Cross-dock', 'Yard'] },
  { name: 'Returns', locations: ['Returns Centre'] },
  { name: 'Facilities', locations: ['Rotterdam Distribution Centre', 'Birmingham Hub'] },
]

export const NORTHWIND_TASKS: DemoTask[] = [
  { name: 'Lift box from floor to conveyor', share: 0.24, risk: 0.24, guidance: true },
  {
    name: 'Stack cartons on a pallet',
    share: 0.18,
    risk: 0.31,
    departments: ['Packing', 'Goods In'],
  },
  {
    name: 'Pick from the lowest shelf',
    share: 0.14,
    risk: 0.38,
    departments: ['Picking'],
    other: true,
    changed: {
      principle: 'INSIDE_BASE',
      daysAgo: 120,
      riskBefore: 0.35,
      note: 'Lay out the lowest shelf so that pickers can step in between the uprights.',
    },
  },
  { name: 'Push roll cage', pushing: true, share: 0.13, risk: 0.18, guidance: true },
  { name: 'Pull pallet truck', pulling: true, share: 0.11, risk: 0.27 },
  {
    name: 'Tilt and take drum',
    pulling: true,
    pullTiltTake: true,
    share: 0.05,
    risk: 0.42,
    departments: ['Goods In', 'Facilities'],
  },
  {
    name: 'Unload parcels from van',
    share: 0.09,
    risk: 0.35,
    departments: ['Transport', 'Returns'],
    principles: ['INSIDE_BASE', 'BIG_ENGINES', 'TURN_NOT_TWIST', 'DIP_N_DRIVE'],
    other: true,
  },
  {
    name: 'Two-person furniture lift',
    share: 0.06,
    risk: 0.22,
    principles: ['INSIDE_BASE', 'BIG_ENGINES'],
    guidance: true,
  },
]

export const NORTHWIND_CAMPAIGNS: DemoCampaign[] = [
  {
    name: 'Autumn lifting drive',
    task: 'Lift box from floor to conveyor',
    from: -1,
    to: 2,
    frequency: 'monthly',
    required: 2,
    location: 'Rotterdam Distribution Centre',
  },
  {
    name: 'Roll cage week',
    task: 'Push roll cage',
    from: -7,
    to: -6,
    frequency: 'oneTime',
    required: 1,
    location: null,
  },
  {
    name: 'New year refresher',
    task: null,
    from: 2,
    to: 14,
    frequency: 'quarterly',
    required: 3,
    location: 'Birmingham Hub',
  },
]

export const CONTOSO_LOCATIONS: DemoPlace[] = [
  { name: 'Flagship Store', children: [{ name: 'Stockroom' }, { name: 'Loading Bay' }] },
  { name: 'Outlet Park' },
]
export const CONTOSO_DEPARTMENTS: { name: string; parent?: string; locations: string[] }[] = [
  { name: 'Replenishment', locations: ['Flagship Store', 'Outlet Park'] },
  { name: 'Deliveries', locations: ['Loading Bay'] },
]
export const CONTOSO_TASKS: DemoTask[] = [
  { name: 'Fill shelf from trolley', share: 0.5, risk: 0.3 },
  { name: 'Push stock trolley', pushing: true, share: 0.3, risk: 0.2 },
  { name: 'Carry crate upstairs', share: 0.2, risk: 0.4, other: true },
]

export const FIRST_NAMES = [
  'Amara',
  'Bram',
  'Chloe',
  'Daan',
  'Elif',
  'Femke',
  'Grzegorz',
  'Hannah',
  'Ibrahim',
  'Joana',
  'Kofi',
  'Lena',
  'Mateusz',
  'Nadia',
  'Oskar',
  'Priya',
  'Quentin',
  'Rosa',
  'Sven',
  'Tomasz',
  'Ulla',
  'Viktor',
  'Wanda',
  'Xenia',
  'Yusuf',
  'Zoë',
]
export const LAST_NAMES = [
  'Adeyemi',
  'Bakker',
  'Çelik',
  'Dąbrowski',
  'Eriksen',
  'Fischer',
  'García',
  'Hughes',
  'Ivanova',
  'Jansen',
  'Kowalski',
  'Larsen',
  'Müller',
  'Novak',
  "O'Brien",
  'Patel',
  'Quinn',
  'Richter',
  'Santos',
  'Taylor',
  'Usman',
  'Vermeulen',
  'Wilson',
  'Young',
]
