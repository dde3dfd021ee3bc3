import type { qr as en } from '../en/qr.ts'
import type { TextsLike } from '../keys.ts'

export const qr: TextsLike<typeof en> = {
  title: 'Códigos QR',
  action: 'Imprimir código QR',
  actionOfMany: 'Imprimir códigos QR',
  print: 'Imprimir',
  none: 'Seleccione centros, departamentos o tareas en sus listas y elija «Imprimir códigos QR».',
  failed: 'No se pudieron cargar los códigos QR.',
  instruction: 'Escanee con el móvil para añadir una observación aquí.',
  code: 'Código QR que abre el formulario de observación',
  inside: 'En %{name}',
  tooMany: 'Imprimir códigos QR (hasta %{limit})',
  complete: 'El código rellena también lo que elija aquí.',
  department: 'Departamento',
  location: 'Centro',
  task: 'Tarea',
  unavailable: {
    location: 'El centro de este código QR no está disponible para usted. Elija otro.',
    department: 'El departamento de este código QR no está disponible en este centro. Elija otro.',
    task: 'La tarea de este código QR no está disponible en este departamento. Elija otra.',
  },
}
