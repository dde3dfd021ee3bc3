/** Labels of the printed QR codes, and of what their codes fill in. */
import type { qr as en } from '../en/qr.ts'
import type { TextsLike } from '../keys.ts'

export const qr: TextsLike<typeof en> = {
  title: 'Kody QR',
  action: 'Drukuj kod QR',
  actionOfMany: 'Drukuj kody QR',
  print: 'Drukuj',
  none: 'Zaznacz lokalizacje, działy lub zadania na ich listach, a potem wybierz „Drukuj kody QR”.',
  failed: 'Nie udało się wczytać kodów QR.',
  instruction: 'Zeskanuj telefonem, aby dodać tutaj obserwację.',
  code: 'Kod QR, który otwiera formularz obserwacji',
  inside: 'W: %{name}',
  tooMany: 'Drukuj kody QR (najwyżej %{limit})',
  complete: 'Kod wypełnia także to, co tu wybierzesz.',
  department: 'Dział',
  location: 'Lokalizacja',
  task: 'Zadanie',
  unavailable: {
    location: 'Lokalizacja z tego kodu QR nie jest dla Ciebie dostępna. Wybierz inną.',
    department: 'Dział z tego kodu QR nie jest dostępny w tej lokalizacji. Wybierz inny.',
    task: 'Zadanie z tego kodu QR nie jest dostępne w tym dziale. Wybierz inne.',
  },
}
