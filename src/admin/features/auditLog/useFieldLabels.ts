/** What the fields of an audited record are called, as its own screens call them. */
import { useTranslate } from 'react-admin'
import { labelResource } from './auditedKinds.ts'

export function useFieldLabels(): (entity: string) => (field: string) => string {
  const translate = useTranslate()
  return (entity) => (field) => {
    const resource = labelResource(entity)
    const own = `resources.${resource}.fields.${field}`
    const words = (key: string) => translate(key, { _: '' })
    return (
      (resource ? words(own) || words(`${own}.name`) || words(`${own}_id`) : '') ||
      words(`resources.auditlog.fields.${field}`) ||
      sentenceCase(field.replaceAll('_', ' '))
    )
  }
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
