/** Labels of the second factor and of the devices, on one's own account page and on another person's. */
import type { security as en } from '../en/security.ts'
import type { TextsLike } from '../keys.ts'

export const security: TextsLike<typeof en> = {
  account: 'Twoje konto',
  myData: 'Zobacz, co o Tobie przechowujemy',
  myDataAbout:
    'Twoje obserwacje, nagrania i kto je otwierał, e-maile i logowania oraz plik ze wszystkim.',
  secondFactor: 'Drugi składnik',
  secondFactorState: 'Drugi składnik: %{state}',
  about:
    'Drugi składnik chroni przed każdym, kto zna Twoje hasło: logowanie wymaga też kodu z aplikacji w telefonie.',
  none: 'Nie masz drugiego składnika.',
  noneOf: '%{name} nie ma drugiego składnika.',
  since: 'Włączony od %{date}.',
  codesLeft:
    'Został 1 kod odzyskiwania. |||| Zostały %{smart_count} kody odzyskiwania. |||| Zostało %{smart_count} kodów odzyskiwania.',
  required: 'Twoja firma wymaga drugiego składnika, więc nie możesz go usunąć.',
  gateTitle: 'Skonfiguruj drugi składnik',
  gateText: 'Twoja firma wymaga drugiego składnika. Skonfiguruj go teraz, aby kontynuować.',
  setUp: 'Skonfiguruj drugi składnik',
  password: 'Twoje hasło',
  passwordHint: 'Aby upewnić się, że to Ty.',
  continue: 'Dalej',
  scan: 'Zeskanuj to aplikacją uwierzytelniającą, na przykład Google lub Microsoft Authenticator, albo aplikacją do haseł w telefonie.',
  qr: 'Kod QR dla aplikacji uwierzytelniającej',
  secret: 'Lub wpisz ten klucz w aplikacji:',
  code: 'Kod',
  codeHint: '6 cyfr, które aplikacja teraz pokazuje.',
  codeOrRecovery: 'Z aplikacji uwierzytelniającej lub jeden z kodów odzyskiwania.',
  confirm: 'Włącz',
  codesTitle: 'Zapisz kody odzyskiwania',
  codesText:
    'Każdy pozwala zalogować się raz, gdy nie masz przy sobie telefonu. Przechowuj je tam, gdzie tylko Ty je znajdziesz: nie pokażemy ich ponownie.',
  copy: 'Kopiuj kody',
  copied: 'Skopiowano.',
  copyRefused: 'Przeglądarka nie skopiowała kodów. Zaznacz je i skopiuj lub przepisz.',
  saved: 'Kody są zapisane',
  renew: 'Nowe kody odzyskiwania',
  renewText: 'Obecne kody przestaną działać.',
  renewDo: 'Utwórz nowe kody',
  remove: 'Usuń drugi składnik',
  removeText: 'Do logowania wystarczy samo hasło.',
  removeDo: 'Usuń',
  devices: 'Urządzenia',
  devicesAbout:
    'Gdzie trwają Twoje sesje. Wyloguj urządzenia, których nie rozpoznajesz, a potem wybierz nowe hasło.',
  devicesOf: 'Gdzie %{name} ma aktywną sesję.',
  noDevices: '%{name} nie ma nigdzie aktywnej sesji.',
  device: '%{browser}, %{system}',
  unknownBrowser: 'Nieznana przeglądarka',
  unknownSystem: 'nieznany system',
  current: 'To urządzenie',
  used: 'Pierwsze użycie %{first}, ostatnie %{last}',
  end: 'Wyloguj',
  endOf: 'Wyloguj: %{device}',
  ended: 'Urządzenie zostało wylogowane.',
  endOthers: 'Wyloguj wszystkie pozostałe',
  endedOthers:
    'Wylogowano 1 urządzenie. |||| Wylogowano %{smart_count} urządzenia. |||| Wylogowano %{smart_count} urządzeń.',
  reset: 'Zresetuj drugi składnik',
  resetText:
    '%{name}: wszystkie sesje zostaną zakończone, a do logowania wystarczy samo hasło, dopóki ta osoba nie skonfiguruje nowego drugiego składnika. Dostanie e-mail.',
  resetDo: 'Zresetuj',
  resetDone: 'Drugi składnik został zresetowany.',
  failed: 'Nie udało się tego wczytać.',
  signOut: 'Wyloguj się',
}
