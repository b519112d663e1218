import { Badge } from '../../../components/Badge/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { Text, TextLink } from '../../../foundation/index.ts';
import { CompanyLogo } from '../../company/CompanyLogo/index.ts';
import type { Connection, ConnectionActions, ConnectionBlockLabels } from './types.ts';
import * as css from './ConnectionList.css.ts';

interface ConnectionBlockProps extends ConnectionActions {
  connection: Connection;
  labels: ConnectionBlockLabels;
  /** Its place in the page's outline. */
  level?: 2 | 3;
  /** Answers stand below the name on every screen, as in a narrow panel. */
  compact?: boolean;
}

function Answer({ connection, onAccept, onDecline, labels }: ConnectionBlockProps) {
  const { id, name, busy } = connection;
  return (
    <>
      <Button
        caps
        size="sm"
        label={`${labels.accept}, ${name}`}
        busy={busy === 'accept'}
        disabled={busy === 'decline'}
        onPress={() => onAccept?.({ id })}
      >
        {labels.accept}
      </Button>
      <Button
        caps
        size="sm"
        variant="secondary"
        label={`${labels.decline}, ${name}`}
        busy={busy === 'decline'}
        disabled={busy === 'accept'}
        onPress={() => onDecline?.({ id })}
      >
        {labels.decline}
      </Button>
    </>
  );
}

function State(props: ConnectionBlockProps) {
  const { connection, onAccept, labels } = props;
  if (connection.state === 'incoming' && onAccept) return <Answer {...props} />;
  if (connection.state === 'accepted')
    return (
      <>
        <Badge tone="positive">{labels.connected}</Badge>
        {connection.chatHref && <TextLink href={connection.chatHref}>{labels.chat}</TextLink>}
      </>
    );
  return <Badge>{connection.state === 'declined' ? labels.declined : labels.pending}</Badge>;
}

/** One connection: the other side and what can be done. */
export function ConnectionBlock(props: ConnectionBlockProps) {
  const { level = 2, compact = false } = props;
  const { name, href, logo, date, error, state } = props.connection;
  const Name = `h${level}` as const;
  return (
    <article
      data-component="ConnectionBlock"
      data-state={state}
      data-compact={compact || undefined}
      aria-label={name}
      className={css.block}
    >
      <CompanyLogo name={name} logo={logo} />
      <div className={css.words}>
        <Name className={css.name}>
          {href ? (
            <TextLink quiet tone="ink" href={href}>
              {name}
            </TextLink>
          ) : (
            name
          )}
        </Name>
        <Text size="sm" tone="muted">
          {date}
        </Text>
      </div>
      <div className={css.state}>
        <State {...props} />
      </div>
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
    </article>
  );
}
