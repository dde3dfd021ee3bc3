import type { calibration as en } from '../en/calibration.ts'
import type { TextsLike } from '../keys.ts'

export const calibration: TextsLike<typeof en> = {
  title: 'Kalibracja',
  intro:
    'Dwie osoby uzgadniają, co pokazuje nagranie. Oceniają je Państwo, nie widząc tego wyniku, a potem go widzą. Zgodność widzą tylko Państwo i superużytkownicy firmy.',
  queue: {
    title: 'Nagrania do oceny',
    waiting:
      '1 nagranie czeka |||| %{smart_count} nagrania czekają |||| %{smart_count} nagrań czeka',
    none: 'W tej chwili nie ma nic do oceny. O nowych nagraniach informują powiadomienia; każde wraca po pół roku.',
    recording: 'Nagranie zadania %{task}',
    hint: 'Proszę pozostawić bez odpowiedzi to, czego nagranie nie pokazuje.',
    submit: 'Wyślij i zobacz wynik',
    next: 'Następne nagranie',
    finish: 'Zakończ',
    failed: 'Nie udało się wczytać nagrań.',
  },
  result: {
    title: 'Uzgodniony wynik',
    agreed: 'Zgodnie: %{truth}',
    differs: 'Odpowiedź: %{answer}; uzgodniono: %{truth}',
    open: 'Bez odpowiedzi; uzgodniono: %{truth}',
  },
  agreement: {
    mine: 'Państwa zgodność',
    ofPerson: 'Zgodność w kalibracji',
    onlyThey: 'Widzą to tylko ta osoba i superużytkownicy firmy.',
    none: 'Nie oceniono jeszcze żadnego nagrania.',
    byPrinciple: 'Zgodność według zasady',
    principle: 'Zasada',
    agreed: 'Zgodne',
    share: 'Udział (przedział 95%)',
    open: 'Bez odpowiedzi',
    kappa: 'Ponad przypadek (kappa)',
    kappaValue: '%{value} (%{low} do %{high}), %{level}',
    tooFew: 'Od dziesięciu odpowiedzi',
    byQuarter: 'Według kwartału',
    quarter: 'Kwartał od',
    levels: {
      poor: 'słaba',
      slight: 'niewielka',
      fair: 'dostateczna',
      moderate: 'umiarkowana',
      substantial: 'znaczna',
      almostPerfect: 'prawie doskonała',
    },
    failed: 'Nie udało się wczytać zgodności.',
  },
  clip: {
    title: 'Klip kalibracyjny',
    offer:
      'Inne osoby mogą ocenić to nagranie, nie widząc wyniku, aby sprawdzić, na ile oceny są zgodne.',
    make: 'Użyj do kalibracji',
    hint: 'Proszę podać, co jest prawidłowe; o to, co pozostanie puste, nikt nie będzie pytany. Druga osoba musi się zgodzić, zanim zapytamy inne.',
    note: 'Dlaczego tak jest',
    save: 'Zaproponuj ten wynik',
    proposed: 'Zaproponowane przez: %{name}. Druga osoba musi się zgodzić, zanim zapytamy inne.',
    mine: 'To Państwa propozycja. Ktoś inny musi się zgodzić, zanim zapytamy inne osoby.',
    agree: 'Zgadzam się',
    inUse:
      'W użyciu od %{day}; oceniła 1 osoba. |||| W użyciu od %{day}; oceniły %{smart_count} osoby. |||| W użyciu od %{day}; oceniło %{smart_count} osób.',
    retire: 'Nie pytaj więcej',
    failed: 'Nie udało się wczytać klipu kalibracyjnego.',
  },
  clips: {
    title: 'Klipy kalibracyjne',
    none: 'Nie ma jeszcze klipów. Proszę otworzyć obserwację z nagraniem i wybrać „Użyj do kalibracji”.',
    recording: 'Nagranie',
    state: 'Stan',
    proposed: 'Czeka na drugą osobę',
    inUse: 'W użyciu',
    retired: 'Wycofany',
    judged: 'Ocenili',
    more: 'Pokaż więcej',
    failed: 'Nie udało się wczytać klipów kalibracyjnych.',
  },
}
