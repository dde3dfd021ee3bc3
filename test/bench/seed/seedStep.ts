/** One statement of a seed. */
export interface SeedStep {
  /** What is there after it; absent: a step in between. */
  name?: string
  text: string
  values?: unknown[]
}
