/** Labels of the printed QR codes, and of what their codes fill in. */
import type { qr as en } from '../en/qr.ts'
import type { TextsLike } from '../keys.ts'

export const qr: TextsLike<typeof en> = {
  title: 'QR-Codes',
  action: 'QR-Code drucken',
  actionOfMany: 'QR-Codes drucken',
  print: 'Drucken',
  none: 'Wählen Sie Standorte, Abteilungen oder Tätigkeiten in ihren Listen aus und dann „QR-Codes drucken“.',
  failed: 'Die QR-Codes konnten nicht geladen werden.',
  instruction: 'Mit dem Telefon scannen, um hier eine Beobachtung hinzuzufügen.',
  code: 'QR-Code, der das Beobachtungsformular öffnet',
  inside: 'In %{name}',
  tooMany: 'QR-Codes drucken (bis zu %{limit})',
  complete: 'Der Code füllt auch aus, was Sie hier wählen.',
  department: 'Abteilung',
  location: 'Standort',
  task: 'Tätigkeit',
  unavailable: {
    location: 'Der Standort dieses QR-Codes ist für Sie nicht verfügbar. Wählen Sie einen anderen.',
    department:
      'Die Abteilung dieses QR-Codes ist an diesem Standort nicht verfügbar. Wählen Sie eine andere.',
    task: 'Die Tätigkeit dieses QR-Codes ist in dieser Abteilung nicht verfügbar. Wählen Sie eine andere.',
  },
}
