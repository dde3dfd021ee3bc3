/** Commands of the program: how each describes itself and runs. */
export interface Command {
  /** One sentence. */
  summary: string
  /** Further sentences; '': none. */
  details: string
  options: Record<string, CommandOption>
  load: () => Promise<{ run: RunCommand }>
}

interface CommandOption {
  /** Placeholder of the value; null: the option takes none. */
  value: string | null
  meaning: string
  isRequired?: boolean
}

/** Values by the name of the option; all required ones are there. One without a value is ''. */
export type OptionValues = Readonly<Record<string, string>>

/** Resolves to the exit code, 0 if it is none; a process that serves or works goes on afterwards. */
type RunCommand = (values: OptionValues) => Promise<number | void>
