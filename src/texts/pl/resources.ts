/** Entities, their fields and what is said when a record was added, saved, deleted or restored. */
import { followUpResource } from './followUps.ts'
import type { resources as en } from '../en/resources.ts'
import type { TextsLike } from '../keys.ts'
import { observationFields } from './observationFields.ts'

export const resources: TextsLike<typeof en> = {
  clients: {
    name: 'Klient |||| Klienci |||| Klienci',
    action: {
      create: 'Dodaj klienta',
      edit: 'Edytuj klienta',
      delete: 'Usuń klienta',
      restore: 'Przywróć klienta',
      deleteMany:
        'Usuń 1 klienta |||| Usuń %{smart_count} klientów |||| Usuń %{smart_count} klientów',
      restoreMany:
        'Przywróć 1 klienta |||| Przywróć %{smart_count} klientów |||| Przywróć %{smart_count} klientów',
      existing: { edit: 'Edytuj istniejącego klienta', show: 'Otwórz istniejącego klienta' },
    },
    /** Shorter in the list. */
    columns: { ai_enabled: 'AI' },
    fields: {
      id: 'ID',
      created_at: 'Dodano',
      updated_at: 'Zmieniono',
      deleted_at: 'Usunięto',
      company_name: 'Nazwa firmy',
      account_manager: 'Opiekun klienta',
      weekly_email_enabled: 'E-mail tygodniowy',
      monthly_email_enabled: 'E-mail miesięczny',
      ai_enabled: 'AI włączona',
      state: 'Stan',
      inactive_alert_user_level: 'Alert o braku aktywności dla',
      inactive_alert_timeframe_months: 'Alert o braku aktywności po (miesiącach)',
      bad_lift_user_level: 'Alert o nieprawidłowym podnoszeniu dla',
      number_bad_lifts_to_alert: 'Nieprawidłowe podniesienia przed alertem',
      logo_url: 'Logo',
      color: 'Kolor wyróżnienia',
      time_zone: 'Strefa czasowa',
      language: 'Język e-maili',
      show_ai_feedback_options: 'Pokazuj opcje opinii o AI',
      show_manual_override_options: 'Pokazuj opcje ręcznej korekty',
      can_pick_observer: 'Można wybrać obserwatora',
      can_use_not_applicable: 'Można użyć „Nie dotyczy”',
      display_employee_id: 'Pokazuj numery pracowników',
      anonymous_observations_enabled: 'Obserwacje anonimowe',
      show_ai_results_breakdown: 'Pokazuj szczegóły wyników AI',
      raw_video_upload_enabled: 'Zezwalaj na przesyłanie nagrań',
      second_factor_required: 'Wymagaj od wszystkich drugiego składnika',
      recording_retention_days: 'Przechowuj nagrania przez (dni)',
      observation_retention_days: 'Przechowuj nazwiska i uwagi przez (dni)',
      follow_up_after_incorrect: 'Otwieraj plan wsparcia po nieprawidłowych obserwacjach z rzędu',
      blind_review_percent: 'Ślepa próba (% wyników AI)',
      names_hidden_in_analysis: 'Ukryj nazwiska w zadaniach i miejscach',
      logo: 'Logo',
    },
    hints: { language: 'Dla osób, które nie wybrały języka.' },
    notifications: {
      created: 'Klient dodany.',
      updated: 'Klient zapisany.',
      deleted:
        'Klient usunięty. |||| Usunięto %{smart_count} klientów. |||| Usunięto %{smart_count} klientów.',
      restored:
        'Klient przywrócony. |||| Przywrócono %{smart_count} klientów. |||| Przywrócono %{smart_count} klientów.',
    },
  },
  users: {
    name: 'Użytkownik |||| Użytkownicy |||| Użytkownicy',
    action: {
      create: 'Dodaj użytkownika',
      edit: 'Edytuj użytkownika',
      delete: 'Usuń użytkownika',
      restore: 'Przywróć użytkownika',
      deleteMany:
        'Usuń 1 użytkownika |||| Usuń %{smart_count} użytkowników |||| Usuń %{smart_count} użytkowników',
      restoreMany:
        'Przywróć 1 użytkownika |||| Przywróć %{smart_count} użytkowników |||| Przywróć %{smart_count} użytkowników',
      existing: {
        edit: 'Edytuj istniejącego użytkownika',
        show: 'Otwórz istniejącego użytkownika',
      },
    },
    fields: {
      invitation: 'Zaproszenie',
      invited_at: 'Zaproszono',
      second_factor: 'Drugi składnik',
      recovery_codes_renewed_at: 'Nowe kody odzyskiwania',
      recovery_code_used_at: 'Użyto kodu odzyskiwania',
      signed_out_devices: 'Wylogowane urządzenia',
      id: 'ID',
      created_at: 'Dodano',
      updated_at: 'Zmieniono',
      deleted_at: 'Usunięto',
      name: 'Imię i nazwisko',
      email: 'E-mail',
      employee_id: 'Nr pracownika',
      type: 'Poziom',
      is_account_enabled: 'Konto aktywne',
      client: {
        company_name: 'Firma klienta',
      },
      observation_count: 'Obserwacje',
      observed_count: 'Obserwowano',
      last_observed_at: 'Ostatnia obserwacja',
      firstname: 'Imię',
      lastname: 'Nazwisko',
      locations: 'Lokalizacje',
      departments: 'Działy',
      title: 'Stanowisko',
      client_id: 'Klient',
      user_has_full_location_access: 'Dostęp do wszystkich lokalizacji',
      user_has_full_department_access: 'Dostęp do wszystkich działów',
      mail_refusal: 'Odrzucony e-mail',
      has_wider_access: 'Szerszy dostęp niż Twój',
      has_records_elsewhere: 'Dane w innych miejscach',
      pseudonymised_at: 'Dane osobowe usunięte',
      password: 'Hasło',
      repeatPassword: 'Powtórz hasło',
      level: 'Poziom',
    },
    notifications: {
      created: 'Użytkownik dodany.',
      updated: 'Użytkownik zapisany.',
      deleted:
        'Użytkownik usunięty. |||| Usunięto %{smart_count} użytkowników. |||| Usunięto %{smart_count} użytkowników.',
      restored:
        'Użytkownik przywrócony. |||| Przywrócono %{smart_count} użytkowników. |||| Przywrócono %{smart_count} użytkowników.',
    },
  },
  locations: {
    name: 'Lokalizacja |||| Lokalizacje |||| Lokalizacje',
    action: {
      create: 'Dodaj lokalizację',
      edit: 'Edytuj lokalizację',
      delete: 'Usuń lokalizację',
      restore: 'Przywróć lokalizację',
      deleteMany:
        'Usuń 1 lokalizację |||| Usuń %{smart_count} lokalizacje |||| Usuń %{smart_count} lokalizacji',
      restoreMany:
        'Przywróć 1 lokalizację |||| Przywróć %{smart_count} lokalizacje |||| Przywróć %{smart_count} lokalizacji',
      existing: { edit: 'Edytuj istniejącą lokalizację', show: 'Otwórz istniejącą lokalizację' },
    },
    fields: {
      id: 'ID',
      created_at: 'Dodano',
      updated_at: 'Zmieniono',
      deleted_at: 'Usunięto',
      name: 'Nazwa',
      parent: {
        name: 'Nadrzędna',
      },
      observation_count: 'Obserwacje',
      parent_id: 'Nadrzędna',
      children: 'Lokalizacje podrzędne',
      observation_count_inside: 'Obserwacje, także w lokalizacjach podrzędnych',
      only_this: 'Tylko w tej lokalizacji',
    },
    notifications: {
      created: 'Lokalizacja dodana.',
      updated: 'Lokalizacja zapisana.',
      deleted:
        'Lokalizacja usunięta. |||| Usunięto %{smart_count} lokalizacje. |||| Usunięto %{smart_count} lokalizacji.',
      restored:
        'Lokalizacja przywrócona. |||| Przywrócono %{smart_count} lokalizacje. |||| Przywrócono %{smart_count} lokalizacji.',
    },
  },
  departments: {
    name: 'Dział |||| Działy |||| Działy',
    action: {
      create: 'Dodaj dział',
      edit: 'Edytuj dział',
      delete: 'Usuń dział',
      restore: 'Przywróć dział',
      deleteMany: 'Usuń 1 dział |||| Usuń %{smart_count} działy |||| Usuń %{smart_count} działów',
      restoreMany:
        'Przywróć 1 dział |||| Przywróć %{smart_count} działy |||| Przywróć %{smart_count} działów',
      existing: { edit: 'Edytuj istniejący dział', show: 'Otwórz istniejący dział' },
    },
    fields: {
      id: 'ID',
      created_at: 'Dodano',
      updated_at: 'Zmieniono',
      deleted_at: 'Usunięto',
      name: 'Nazwa',
      parent_department: {
        name: 'Nadrzędny',
      },
      locations: 'Lokalizacje',
      observation_count: 'Obserwacje',
      parent_department_id: 'Nadrzędny',
      children: 'Działy podrzędne',
      observation_count_inside: 'Obserwacje, także w działach podrzędnych',
      only_this: 'Tylko w tym dziale',
    },
    notifications: {
      created: 'Dział dodany.',
      updated: 'Dział zapisany.',
      deleted:
        'Dział usunięty. |||| Usunięto %{smart_count} działy. |||| Usunięto %{smart_count} działów.',
      restored:
        'Dział przywrócony. |||| Przywrócono %{smart_count} działy. |||| Przywrócono %{smart_count} działów.',
    },
  },
  tasks: {
    name: 'Zadanie |||| Zadania |||| Zadania',
    action: {
      create: 'Dodaj zadanie',
      edit: 'Edytuj zadanie',
      delete: 'Usuń zadanie',
      restore: 'Przywróć zadanie',
      deleteMany: 'Usuń 1 zadanie |||| Usuń %{smart_count} zadania |||| Usuń %{smart_count} zadań',
      restoreMany:
        'Przywróć 1 zadanie |||| Przywróć %{smart_count} zadania |||| Przywróć %{smart_count} zadań',
      existing: { edit: 'Edytuj istniejące zadanie', show: 'Otwórz istniejące zadanie' },
    },
    fields: {
      id: 'ID',
      created_at: 'Dodano',
      updated_at: 'Zmieniono',
      deleted_at: 'Usunięto',
      name: 'Nazwa',
      departments: 'Działy',
      locations: 'Lokalizacje',
      observation_count: 'Obserwacje',
      users: 'Użytkownicy',
      kind: 'Rodzaj',
      is_pushing: 'Pchanie',
      is_pulling: 'Ciągnięcie',
      uses_pull_tilt_take: 'Pociągnij, przechyl, weź',
      show_other_observation_option: 'Pokazuj opcję „Inne”',
      requires_manual_check: 'Wymaga kontroli ręcznej',
      task_principles: 'Zasady',
      task_principles_override: 'Własna lista zasad',
      gbs_video_id: 'Film GBS',
      gbs_video: 'Film GBS',
      task_has_full_location_access: 'We wszystkich lokalizacjach',
      task_has_full_department_access: 'We wszystkich działach',
    },
    notifications: {
      created: 'Zadanie dodane.',
      updated: 'Zadanie zapisane.',
      deleted:
        'Zadanie usunięte. |||| Usunięto %{smart_count} zadania. |||| Usunięto %{smart_count} zadań.',
      restored:
        'Zadanie przywrócone. |||| Przywrócono %{smart_count} zadania. |||| Przywrócono %{smart_count} zadań.',
    },
  },
  campaigns: {
    name: 'Kampania |||| Kampanie |||| Kampanie',
    action: {
      create: 'Dodaj kampanię',
      edit: 'Edytuj kampanię',
      delete: 'Usuń kampanię',
      restore: 'Przywróć kampanię',
      deleteMany:
        'Usuń 1 kampanię |||| Usuń %{smart_count} kampanie |||| Usuń %{smart_count} kampanii',
      restoreMany:
        'Przywróć 1 kampanię |||| Przywróć %{smart_count} kampanie |||| Przywróć %{smart_count} kampanii',
      existing: { edit: 'Edytuj istniejącą kampanię', show: 'Otwórz istniejącą kampanię' },
    },
    fields: {
      id: 'ID',
      created_at: 'Dodano',
      updated_at: 'Zmieniono',
      deleted_at: 'Usunięto',
      name: 'Nazwa',
      start_date: 'Data rozpoczęcia',
      end_date: 'Data zakończenia',
      frequency: 'Częstotliwość',
      task: {
        name: 'Zadanie',
      },
      department: {
        name: 'Dział',
      },
      location: {
        name: 'Lokalizacja',
      },
      observation_count: 'Obserwacje',
      state: 'Stan',
      progress: 'Osoby z obserwacją',
      type: 'Typ kampanii',
      num_observations_required: 'Wymagane obserwacje',
      reminder_alert_user_level: 'Przypomnienia dla',
      app_notifications_enabled: 'Przypomnienia w aplikacji',
      email_notifications_enabled: 'Przypomnienia e-mail',
      notification_frequency: 'Częstotliwość przypomnień',
      observed_user_count: 'Użytkownicy z obserwacją',
      not_observed_user_count: 'Użytkownicy bez obserwacji',
      obstacles: 'Wstrzymana, ponieważ',
      has_selected_users: 'Wybrani użytkownicy',
      leaves_out_people_without_places: 'Pomiń osoby bez własnych lokalizacji lub działów',
      selected_users: 'Użytkownicy',
      audience: 'Osoby',
      reminders: 'Przypomnienia',
      occurrences: 'Cykle',
      locationDepartment: 'Lokalizacja i dział',
    },
    notifications: {
      created: 'Kampania dodana.',
      updated: 'Kampania zapisana.',
      deleted:
        'Kampania usunięta. |||| Usunięto %{smart_count} kampanie. |||| Usunięto %{smart_count} kampanii.',
      restored:
        'Kampania przywrócona. |||| Przywrócono %{smart_count} kampanie. |||| Przywrócono %{smart_count} kampanii.',
    },
  },
  allobservations: {
    name: 'Obserwacja |||| Obserwacje |||| Obserwacje',
    action: {
      create: 'Dodaj obserwację',
      edit: 'Edytuj obserwację',
      delete: 'Usuń obserwację',
      restore: 'Przywróć obserwację',
      deleteMany:
        'Usuń 1 obserwację |||| Usuń %{smart_count} obserwacje |||| Usuń %{smart_count} obserwacji',
      restoreMany:
        'Przywróć 1 obserwację |||| Przywróć %{smart_count} obserwacje |||| Przywróć %{smart_count} obserwacji',
      existing: { edit: 'Edytuj istniejącą obserwację', show: 'Otwórz istniejącą obserwację' },
    },
    fields: observationFields,
    notifications: {
      created: 'Obserwacja dodana.',
      updated: 'Obserwacja zapisana.',
      deleted:
        'Obserwacja usunięta. |||| Usunięto %{smart_count} obserwacje. |||| Usunięto %{smart_count} obserwacji.',
      restored:
        'Obserwacja przywrócona. |||| Przywrócono %{smart_count} obserwacje. |||| Przywrócono %{smart_count} obserwacji.',
    },
  },
  followups: followUpResource,
  gbslibrary: {
    name: 'Film GBS |||| Filmy GBS |||| Filmy GBS',
    action: {
      create: 'Dodaj film GBS',
      edit: 'Edytuj film GBS',
      delete: 'Usuń film GBS',
      restore: 'Przywróć film GBS',
      deleteMany:
        'Usuń 1 film GBS |||| Usuń %{smart_count} filmy GBS |||| Usuń %{smart_count} filmów GBS',
      restoreMany:
        'Przywróć 1 film GBS |||| Przywróć %{smart_count} filmy GBS |||| Przywróć %{smart_count} filmów GBS',
      existing: { edit: 'Edytuj istniejący film GBS', show: 'Otwórz istniejący film GBS' },
    },
    fields: {
      id: 'ID',
      created_at: 'Dodano',
      updated_at: 'Zmieniono',
      deleted_at: 'Usunięto',
      title: 'Tytuł',
      description: 'Opis',
      file_location: 'Film',
      video_url: 'Film',
    },
    notifications: {
      created: 'Film GBS dodany.',
      updated: 'Film GBS zapisany.',
      deleted:
        'Film GBS usunięty. |||| Usunięto %{smart_count} filmy GBS. |||| Usunięto %{smart_count} filmów GBS.',
      restored:
        'Film GBS przywrócony. |||| Przywrócono %{smart_count} filmy GBS. |||| Przywrócono %{smart_count} filmów GBS.',
    },
  },
  auditlog: {
    name: 'Wpis w dzienniku |||| Wpisy w dzienniku |||| Wpisy w dzienniku',
    fields: {
      at: 'Kiedy',
      at_utc: 'Kiedy (UTC)',
      user: 'Kto',
      action: 'Działanie',
      entity: 'Typ rekordu',
      record_name: 'Rekord',
      record_id: 'ID rekordu',
      fields: 'Zmiany',
      position: 'Wpis',
      hash: 'Odcisk',
      request_id: 'ID żądania',
      mail: 'E-mail',
      to: 'Do',
      subject: 'Temat',
      outcome: 'Wynik',
      reason: 'Powód',
      logo_key: 'Logo',
      email: 'E-mail',
    },
  },
  jobs: {
    name: 'Import lub eksport |||| Importy i eksporty |||| Importy i eksporty',
    fields: {
      what: 'Operacja',
      state: 'Stan',
      rows: 'Wiersze',
      created_at: 'Rozpoczęto',
      file: 'Plik',
    },
  },
}
