/**
 * /unsubscribe/<token>: opened from a mail; asks for confirmation, stops that kind of mail, and can turn it on again.
 */
import { type ReactElement, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { MailSubscription } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import { useSignedIn } from '../../foundation/auth/useSignedIn.ts'
import { PublicBanner, PublicFormLayout } from './PublicFormLayout.tsx'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { postGraphql } from '../../foundation/data/postGraphql.ts'
import { readLinkToken } from './readLinkToken.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'

export function UnsubscribePage(): ReactElement {
  const token = readLinkToken(useLocation().pathname)
  const signedIn = useSignedIn()
  const [subscription, setSubscription] = useState<Subscription | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const change = async (isSubscribed: boolean) => {
    setBusy(true)
    setFailure(null)
    try {
      setSubscription(await changeSubscription(token, isSubscribed))
    } catch (error) {
      setFailure(graphqlErrorMessage(error))
    }
    setBusy(false)
  }
  const isStopped = subscription?.is_subscribed === false
  return (
    <PublicFormLayout
      title={subscriptionTitle(subscription)}
      intro={subscription ? undefined : t('unsubscribe.intro')}
    >
      {failure && <PublicBanner kind="failed">{failure}</PublicBanner>}
      {subscription && !failure && (
        <PublicBanner kind="done">{subscriptionMessage(subscription)}</PublicBanner>
      )}
      <button
        type="button"
        className={isStopped ? 'public-submit public-second' : 'public-submit'}
        aria-disabled={busy}
        onClick={() => {
          if (!busy) void change(isStopped)
        }}
      >
        {isStopped ? t('unsubscribe.resubscribe') : t('unsubscribe.unsubscribe')}
      </button>
      <p>
        <Link to="/">{signedIn ? t('signIn.backToApp') : t('signIn.toSignIn')}</Link>
      </p>
    </PublicFormLayout>
  )
}

function subscriptionTitle(subscription: Subscription | null): string {
  if (!subscription) return t('unsubscribe.question')
  return subscription.is_subscribed ? t('unsubscribe.started') : t('unsubscribe.stopped')
}

function subscriptionMessage({ mail, is_subscribed: isSubscribed }: Subscription): string {
  return isSubscribed ? t(`unsubscribe.willGet.${mail}`) : t(`unsubscribe.willNotGet.${mail}`)
}

export type Subscription = Omit<MailSubscription, '__typename'>

/** Stops or restarts the mails of a link's token; no session is needed. */
export async function changeSubscription(
  token: string,
  isSubscribed: boolean,
): Promise<Subscription> {
  const { subscription } = await postGraphql({
    query: isSubscribed ? RESUBSCRIBE : UNSUBSCRIBE,
    variables: { token },
  })
  return subscription
}

const UNSUBSCRIBE = graphql(`
  mutation Unsubscribe($token: String!) {
    subscription: unsubscribe(token: $token) {
      mail
      is_subscribed
    }
  }
`)

const RESUBSCRIBE = graphql(`
  mutation Resubscribe($token: String!) {
    subscription: resubscribe(token: $token) {
      mail
      is_subscribed
    }
  }
`)
