import type { accuracy as en } from '../en/accuracy.ts'
import type { TextsLike } from '../keys.ts'

/** Texts of the report on how often the AI is right. */
export const accuracy: TextsLike<typeof en> = {
  title: 'Exactitud de la IA',
  withoutAi:
    '%{name} no usa la IA, así que no hay resultados de la IA que comprobar. El proveedor puede activar la IA en los ajustes del cliente.',
  intro:
    '«Positivo» significa que la IA valoró la técnica como incorrecta. Un falso positivo es un levantamiento correcto valorado como incorrecto; un falso negativo es un levantamiento incorrecto que a la IA se le escapó.',
  dateRange: 'Periodo',
  empty: {
    title: 'Sin resultados de la IA',
    filtered: 'Ningún resultado de la IA cumple estos filtros.',
    period: 'Aún no hay resultados de la IA en este periodo.',
    clear: 'Borrar los filtros',
    observations: 'Ir a las observaciones',
  },
  blind: {
    share: 'Muestra ciega: %{part} de %{whole} acertados, %{share} (%{interval})',
    part: 'Muestra ciega: %{part} de %{whole} acertados',
    of: '%{smart_count} resultado en la muestra ciega |||| %{smart_count} resultados en la muestra ciega',
    why: 'La cifra más fiable: quienes revisan respondieron antes de ver lo que dice la IA, así que no pudo influir, y los resultados los eligió el azar.',
  },
  overall: {
    title: 'Exactitud global',
    share: '%{share} de aciertos',
    part: '%{part} aciertos de %{whole}',
    interval:
      'Intervalo del 95 %: %{interval}, con %{smart_count} revisión |||| Intervalo del 95 %: %{interval}, con %{smart_count} revisiones',
    from: 'con %{smart_count} revisión |||| con %{smart_count} revisiones',
    precision:
      'De %{whole} levantamientos que la IA valoró como incorrectos, %{part} lo eran: %{share} (%{interval}).',
    recall:
      'De %{whole} levantamientos incorrectos, la IA encontró %{part}: %{share} (%{interval}).',
    allReviewed: 'Todos los resultados de la IA se han revisado.',
    unreviewed: 'Falta por revisar el %{share} de %{total} resultados de la IA.',
    view: 'Ver los %{count} pendientes',
  },
  matrix: {
    title: 'Resultados de la IA comparados con las revisiones',
    label: 'Matriz de confusión',
    reviewers: 'Revisores',
    positive: 'IA: incorrecto (positivo)',
    negative: 'IA: correcto (negativo)',
    share: '%{share} de las revisiones',
  },
  principles: {
    title: 'Por principio',
    hint: 'Solo los principios que la IA ha evaluado. Positivo: la IA encontró un fallo. Sin revisar: aún no se ha revisado.',
    caption: 'Exactitud por principio',
    name: 'Principio',
  },
  causes: {
    title: 'Por qué se equivocó la IA',
    hint: 'Causas indicadas por los revisores. Una observación puede tener varias.',
    none: 'Aún no hay causas registradas. Los revisores las añaden cuando la IA se equivoca.',
  },
  tasks: { title: 'Por tarea', caption: 'Exactitud por tarea', name: 'Tarea' },
  builds: {
    title: 'Por versión de la app',
    caption: 'Exactitud por versión de la app',
    name: 'Versión de la app',
    unknown: 'Desconocida',
  },
  /** After their number. */
  table: {
    accuracy: 'Exactitud',
    withInterval: 'Exactitud (intervalo del 95 %)',
    noReviews: 'Sin revisiones',
    noReviewsReason: 'Ninguno de estos se ha revisado.',
    tooFew: 'Datos insuficientes',
    all: 'Mostrar todo (%{count})',
  },
}
