import type { dashboard as en } from '../en/dashboard.ts'
import type { TextsLike } from '../keys.ts'

/** Texts of the dashboard. */
export const dashboard: TextsLike<typeof en> = {
  title: 'Panel',
  hello: 'Hola, %{name}',
  results: 'Resultados',
  noResults: 'No hay observaciones en este periodo. Elija uno más largo o añada una observación.',
  figures: {
    observations: 'Observaciones',
    incorrect: 'Incorrectas',
    correctShare: '% de correctas',
    toReview: 'Resultados de la IA por revisar',
    allReviewed: 'Todo revisado.',
    notReviewed: 'Sin revisar todavía.',
  },
  /** After their number. */
  /** Compared with the months before. */
  change: {
    more: '%{by} más que el mes anterior (%{link}) |||| %{by} más que los %{smart_count} meses anteriores (%{link})',
    fewer:
      '%{by} menos que el mes anterior (%{link}) |||| %{by} menos que los %{smart_count} meses anteriores (%{link})',
    same: 'Igual que el mes anterior (%{link}) |||| Igual que los %{smart_count} meses anteriores (%{link})',
    unknown: '%{link} en el mes anterior |||| %{link} en los %{smart_count} meses anteriores',
    none: 'Sin datos anteriores para comparar',
    share: '%{share} en el mes anterior |||| %{share} en los %{smart_count} meses anteriores',
    tooFew:
      'No hay suficientes observaciones en el mes anterior para comparar. |||| No hay suficientes observaciones en los %{smart_count} meses anteriores para comparar.',
  },
  breakdown: {
    title: 'Desglose',
    by: 'Desglose por',
    tabs: {
      departments: 'Departamentos',
      locations: 'Centros',
      tasks: 'Tareas',
      observees: 'Personas',
    },
    names: {
      departments: 'Departamento',
      locations: 'Centro',
      tasks: 'Tarea',
      observees: 'Persona observada',
    },
    columns: {
      observation_count: 'Observaciones',
      correct_count: 'Correctas',
      incorrect_count: 'Incorrectas',
      correct_share: '% de correctas',
    },
    none: 'No hay observaciones en este periodo.',
    more: 'Mostrar más',
  },
  clients: { title: 'Clientes', all: 'Todos los clientes' },
  accuracyHint: 'Según las revisiones, por principio, tarea y versión de la app.',
  latest: {
    title: 'Últimas observaciones',
    none: 'Aún no hay observaciones. Añada la primera.',
  },
  campaigns: {
    title: 'Campañas activas',
    failed: 'No se pudieron cargar las campañas.',
    none: 'No hay campañas activas.',
    since: 'Desde el %{day}',
    more: 'Mostrar más',
    observations: 'Observaciones',
    unit: 'observación |||| observaciones',
  },
}
