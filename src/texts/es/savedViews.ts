/** Texts of saved views of the observation list. */
import type { savedViews as en } from '../en/savedViews.ts'
import type { TextsLike } from '../keys.ts'

export const savedViews: TextsLike<typeof en> = {
  button: 'Vistas',
  active: 'Vista: %{name}',
  title: 'Vistas guardadas',
  save: 'Guardar esta vista',
  manage: 'Gestionar vistas',
  failed: 'No se pudieron cargar las vistas.',
  none: 'Aún no hay vistas guardadas.',
  name: 'Nombre de la vista',
  nameHint: 'Conserva los filtros y el orden de la lista.',
  submit: 'Guardar',
  saved: 'Se guardó la vista «%{name}».',
  intro:
    'Una vista que recibe por correo llega cada lunes: cuántas observaciones tiene y cómo ha cambiado.',
  mail: 'Por correo cada semana',
  share: 'Compartida en la empresa',
  sharedBy: 'Compartida por %{name}',
  rename: 'Cambiar el nombre',
  renameOf: 'Cambiar el nombre de %{name}',
  delete: 'Eliminar',
  deleteOf: 'Eliminar %{name}',
  deleteTitle: '¿Eliminar la vista «%{name}»?',
  deleteText: 'Sus observaciones se conservan.',
  deleteShared:
    'Toda la empresa la pierde, también quienes la reciben por correo. Sus observaciones se conservan.',
  deleted: 'Se eliminó la vista «%{name}».',
}
