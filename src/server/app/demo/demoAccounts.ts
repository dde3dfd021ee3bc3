/** The demo's people who can sign in, as the README and the greeting name them. */
export const DEMO_PASSWORD = 'Liftwise-demo-1'

export const DEMO_EMAILS = {
  'Liftwise (provider)': ['provider@liftwise.example'],
  'Northwind Logistics': ['super', 'observer', 'user', 'observee', 'none'].map(
    (name) => `${name}@northwind.example`,
  ),
  'Contoso Retail': ['super', 'observer', 'user', 'observee'].map(
    (name) => `${name}@contoso.example`,
  ),
  'Fabrikam Closed (disabled, cannot sign in)': ['super@fabrikam.example'],
}

/** The accounts as lines for a terminal. */
export function demoAccountsText(): string {
  const lines = Object.entries(DEMO_EMAILS).map(
    ([company, emails]) => `  ${company}: ${emails.join('  ')}`,
  )
  return [`Demo accounts (password ${DEMO_PASSWORD}):`, ...lines].join('\n')
}
