/** A field that was given as undefined is one that was left out. */
export function withoutGaps<T extends object>(input: T): Given<T> {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
  ) as Given<T>
}

type Given<T> = { [Field in keyof T]?: Exclude<T[Field], undefined> }
