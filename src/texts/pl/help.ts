/** The help's page around its topics, and the form to ask the provider. */
import type { help as en } from '../en/help.ts'
import type { TextsLike } from '../keys.ts'

export const help: TextsLike<typeof en> = {
  title: 'Pomoc',
  intro: 'Przeglądaj lub przeszukuj poniższe tematy. Jeśli nie znajdziesz odpowiedzi, %{link}.',
  askUs: 'zapytaj nas',
  topics: '1 temat |||| %{smart_count} tematy |||| %{smart_count} tematów',
  ask: 'Zapytaj nas',
  reply: 'Odpowiemy e-mailem na adres %{email}.',
  leave: 'Wyjść bez wysłania?',
  subject: 'Temat',
  message: 'Wiadomość',
  hint: 'Co próbujesz zrobić, na której stronie i co się dzieje?',
  send: 'Wyślij',
  sending: 'Wysyłanie…',
  thanks: 'Dziękujemy, %{name}',
  sent: 'Prośba została wysłana do dostawcy Liftwise, który odpowie na adres %{email}. Kopię wysłano na ten sam adres; jeśli nie dotrze, sprawdź folder ze spamem.',
  again: 'Zadaj kolejne pytanie',
}
