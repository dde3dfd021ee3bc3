/** Labels of the printed QR codes, and of what their codes fill in. */
import type { qr as en } from '../en/qr.ts'
import type { TextsLike } from '../keys.ts'

export const qr: TextsLike<typeof en> = {
  title: 'Codes QR',
  action: 'Imprimer le code QR',
  actionOfMany: 'Imprimer les codes QR',
  print: 'Imprimer',
  none: 'Sélectionnez des sites, des services ou des tâches dans leurs listes, puis choisissez « Imprimer les codes QR ».',
  failed: 'Les codes QR n’ont pas pu être chargés.',
  instruction: 'Scannez avec votre téléphone pour ajouter une observation ici.',
  code: 'Code QR qui ouvre le formulaire d’observation',
  inside: 'Dans %{name}',
  tooMany: 'Imprimer les codes QR (%{limit} au plus)',
  complete: 'Le code remplit aussi ce que vous choisissez ici.',
  department: 'Service',
  location: 'Site',
  task: 'Tâche',
  unavailable: {
    location: 'Le site de ce code QR ne vous est pas accessible. Choisissez-en un autre.',
    department:
      'Le service de ce code QR n’est pas disponible sur ce site. Choisissez-en un autre.',
    task: 'La tâche de ce code QR n’est pas disponible dans ce service. Choisissez-en une autre.',
  },
}
