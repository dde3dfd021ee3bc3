/** Texts of the review queue, and of the blind sample. */
import type { reviewQueue as en } from '../en/reviewQueue.ts'
import type { TextsLike } from '../keys.ts'

export const reviewQueue: TextsLike<typeof en> = {
  title: 'Cola de revisión',
  open: 'Revisar %{count}',
  place: '%{place} de %{total}',
  order: {
    label: 'Orden',
    UNCERTAIN: 'Menos seguros primero',
    CAPTURE: 'Peores grabaciones primero',
    OLDEST: 'Más antiguos primero',
  },
  technique: 'Técnica en conjunto',
  sure: 'confianza %{value}',
  cannotTell: 'No se sabe',
  save: 'Guardar y seguir',
  allRight: 'Todo acertado',
  skip: 'Omitir',
  back: 'Atrás',
  keys: 'Teclas',
  details: 'Todos los detalles',
  taken: 'Otra persona la tiene ahora. Puede seguir con la siguiente.',
  done: {
    title: 'No queda nada por revisar',
    reviewed: 'Ha revisado 1 resultado. |||| Ha revisado %{smart_count} resultados.',
    others: 'Lo que otras personas tienen en pantalla puede volver más tarde.',
    skipped: 'Revisar el que ha omitido |||| Revisar los %{smart_count} que ha omitido',
    again: 'Mirar otra vez',
  },
  help: {
    title: 'Teclas de la cola de revisión',
  },
  keyNames: {
    right: 'R',
    wrong: 'W',
    unknown: '?',
    allRight: 'A',
    up: '↑',
    down: '↓',
    save: 'Ctrl + Intro',
    skip: 'S',
    back: 'B',
    help: 'H',
  },
  commands: {
    right: 'Acertó, y pasar al siguiente',
    wrong: 'Se equivocó, y pasar al siguiente',
    unknown: 'No se sabe, y pasar al siguiente',
    allRight: 'Todo acertado',
    up: 'Al de arriba',
    down: 'Al de abajo',
    save: 'Guardar y abrir la siguiente',
    skip: 'Omitir: queda para después o para otros',
    back: 'Volver a la anterior',
    help: 'Ver las teclas',
  },
}
