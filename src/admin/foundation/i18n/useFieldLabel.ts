/** Returns the label of a field of the page's entity. */
import { useResourceContext, useTranslate } from 'react-admin'

export function useFieldLabel(source: string): string {
  return useFieldLabels(useResourceContext())(source)
}

/** The label of a related record is that of its name. */
export function useFieldLabels(resource: string | undefined): (source: string) => string {
  const translate = useTranslate()
  return (source) => {
    const key = `resources.${resource}.fields.${source}`
    return translate(key, { _: translate(`${key}.name`, { _: source }) })
  }
}
