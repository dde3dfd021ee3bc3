/** Returns the label of a field of the page's entity. */
import { useResourceContext, useTranslateLabel } from 'react-admin'

export function useFieldLabel(source: string): string {
  const resource = useResourceContext()
  const label = useTranslateLabel()({ source, resource })
  return typeof label === 'string' ? label : source
}
