/** What is measured: what a person asks for, as whom, and what of it the bare driver repeats. */
import type { RawConnection } from '../load/rawConnection.ts'

export interface Operation {
  name: string
  /** Shown beside the figures; empty: nothing was promised of it. */
  promised: string
  /** null: not signed in. */
  as: Caller | null
  /**
   * The bare driver repeats the last statement before the answer, or all of them with other ids each time; null: what
   * takes the time is no statement.
   */
  limit: 'last statement' | 'all statements' | null
  /** Makes what is done each time. */
  prepare: (asked: OperationRequest) => Promise<Done>
}

/** What it is of depends on `turn` alone; who repeats a turn makes something new of the same. */
export type Done = (connection: RawConnection, turn: number) => Promise<unknown>

export interface OperationRequest {
  token: string
  /** 'YYYY-MM-DD': of the newest observations. */
  lastDay: string
  /** As the asker; answers `data`. */
  ask: <Data>(query: string, variables?: object) => Promise<Data>
}

/** People of the big client: its super user, an observer who sees all of it, one who sees a few places. */
export type Caller = 'super user' | 'observer' | 'observer of some places'
