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
  /** Uses the shorter texts of a brand's header: 'connect', 'Accept connection' (S-063, S-064). */
  place?: 'page' | 'header';
  /** Sends the request. For a brand, the app shows the welcome text first (S-066). */
  onRequest: () => void;
  onAccept: () => void;
  /** Address of the chat (S-058, R-331). Without it, a connected company sees CONNECTED only. */
  chatHref?: string;
  busy?: boolean;
  /** Shows 'Connection failed' for 2 seconds (X-041, K-49). It stays while it is hovered or has the focus. */
  failed?: boolean;
  /** Called when the time of that message is over. */
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
  /** Label of the link from CONNECTED to the chat. */
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

/** Requests or accepts a connection, shows that one is pending, or opens the chat. */
export function ConnectionButton({ state, viewer, failed = false, onFailureSeen, ...props }: ConnectionButtonProps) {
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <div {...kept} data-component="ConnectionButton" data-state={state} className={css.root}>
      <Offer {...props} offer={offerOf(state, viewer)} />
      {failed && <Failure text={props.labels.failed} onSeen={() => onFailureSeen?.()} />}
    </div>
  );
}
