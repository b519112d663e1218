import { Banner } from '../../../components/Banner/index.ts';
import { Heading, Text, TextLink } from '../../../foundation/index.ts';
import { CompanyLogo } from '../../company/CompanyLogo/index.ts';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatLog } from './ChatLog.tsx';
import type { ChatProps } from './types.ts';
import * as css from './Chat.css.ts';

function Head({ counterpart: { name, href, logo }, note, back, labels }: ChatProps) {
  return (
    <header className={css.head}>
      {back && (
        <span className={css.back}>
          <TextLink href={back.href}>{back.label}</TextLink>
        </span>
      )}
      <CompanyLogo name={name} logo={logo} size="sm" />
      <div className={css.names}>
        <Heading level={2} size="sm">
          {href ? (
            <TextLink quiet tone="ink" href={href}>
              {name}
            </TextLink>
          ) : (
            labels.title({ name })
          )}
        </Heading>
        {note && (
          <Text size="sm" tone="muted">
            {note}
          </Text>
        )}
      </div>
    </header>
  );
}

/** The talk with one company: what was said, and a line to write the next. It fills the height it is given. */
export function Chat(props: ChatProps) {
  const { counterpart, error, offline = false, loading, onRetry, readOnly, labels } = props;
  return (
    <section data-component="Chat" aria-label={labels.title({ name: counterpart.name })} className={css.chat}>
      <Head {...props} />
      <ChatLog {...props} />
      <div role="status" className={css.notice}>
        {offline && (
          <Text size="sm" tone="muted">
            {labels.offline}
          </Text>
        )}
      </div>
      {error && <Banner tone="critical">{error}</Banner>}
      {!loading && !onRetry && (readOnly ? <Banner tone="info">{readOnly}</Banner> : <ChatComposer {...props} />)}
    </section>
  );
}
