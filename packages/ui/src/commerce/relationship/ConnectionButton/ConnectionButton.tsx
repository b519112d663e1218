import { Badge } from '../../../components/Badge/index.ts';
import { Banner } from '../../../components/Banner/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { TextLink } from '../../../foundation/index.ts';
import { useExpiry } from '../../../hooks/useExpiry.ts';
import { useKeptFocus } from '../../../hooks/useKeptFocus.ts';
import { offerOf } from './offer.ts';
import type { ConnectionOffer, ConnectionSide, ConnectionState } from './offer.ts';
import * as css from './ConnectionButton.css.ts';

export interface ConnectionButtonProps {
  state: ConnectionState;
  viewer: ConnectionSide;
  /** A brand's header says it in small letters: 'connect', 'Accept connection' (S-063, S-064). */
  place?: 'page' | 'header';
  /** Asks for the connection. A brand is shown the welcome text first (S-066): that is the app's to do. */
  onRequest: () => void;
  onAccept: () => void;
  /** The chat with the other side (S-058, R-331). Without it, a connected company reads CONNECTED alone. */
  chatHref?: string;
  busy?: boolean;
  /** The request failed: 'Connection failed' stands for 2 seconds (X-041, K-49), or for as long as one points at it. */
  failed?: boolean;
  /** The message about the failure has been seen. */
  onFailureSeen?: () => void;
  labels: ConnectionButtonLabels;
}

export interface ConnectionButtonLabels {
  /** 'REQUEST CONNECTION' */
  request: string;
  /** 'ACCEPT CONNECTION' */
  accept: string;
  /** 'REQUEST PENDING' */
  pending: string;
  /** 'SEND MESSAGE' */
  message: string;
  /** 'CONNECTED' */
  connected: string;
  /** Leads from there to the chat. */
  chat: string;
  /** 'connect', in a brand's header. */
  headerRequest: string;
  /** 'Accept connection', in a brand's header. */
  headerAccept: string;
  /** 'Connection failed' */
  failed: string;
}

const BANNER_MS = 2000;

function Failure({ text, onSeen }: { text: string; onSeen: () => void }) {
  const held = useExpiry(BANNER_MS, text, onSeen);
  return (
    <div {...held}>
      <Banner tone="critical">{text}</Banner>
    </div>
  );
}

type OfferProps = Omit<ConnectionButtonProps, 'state' | 'viewer'> & { offer: ConnectionOffer };

function Offer({ offer, place, onRequest, onAccept, chatHref, busy, labels }: OfferProps) {
  const header = place === 'header';
  if (offer === 'connected' || (offer === 'message' && !chatHref))
    return (
      <span className={css.connected}>
        <Badge tone="positive">{labels.connected}</Badge>
        {chatHref && <TextLink href={chatHref}>{labels.chat}</TextLink>}
      </span>
    );
  if (offer === 'message')
    return (
      <Button caps icon="mail" href={chatHref}>
        {labels.message}
      </Button>
    );
  if (offer === 'pending')
    return (
      <Button caps variant="secondary" disabled>
        {labels.pending}
      </Button>
    );
  const words = header
    ? { request: labels.headerRequest, accept: labels.headerAccept }
    : { request: labels.request, accept: labels.accept };
  return (
    <Button caps={!header} busy={busy} onPress={offer === 'accept' ? onAccept : onRequest}>
      {words[offer]}
    </Button>
  );
}

/** Connecting with the company whose page this is: ask, accept, wait or write (S-054…S-066). */
export function ConnectionButton({ state, viewer, failed = false, onFailureSeen, ...props }: ConnectionButtonProps) {
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <div {...kept} data-component="ConnectionButton" data-state={state} className={css.root}>
      <Offer {...props} offer={offerOf(state, viewer)} />
      {failed && <Failure text={props.labels.failed} onSeen={() => onFailureSeen?.()} />}
    </div>
  );
}
