import { Icon, Link, VisuallyHidden } from '../../../foundation/index.ts';
import { CompanyLogo } from '../../company/CompanyLogo/index.ts';
import type { InboxEntry, InboxListLabels } from './types.ts';
import * as css from './InboxList.css.ts';

interface InboxItemProps {
  entry: InboxEntry;
  selected: boolean;
  labels: Pick<InboxListLabels, 'unread' | 'flagged'>;
}

/** One counterpart and what was said last. */
export function InboxItem({ entry, selected, labels }: InboxItemProps) {
  const { name, logo, href, excerpt, date, unread = 0, flagged } = entry;
  return (
    <Link
      href={href}
      className={css.entry}
      aria-current={selected ? 'true' : undefined}
      data-unread={unread > 0 || undefined}
    >
      <CompanyLogo name={name} logo={logo} size="sm" />
      <span className={css.words}>
        <span className={css.line}>
          <span className={css.name} title={name}>
            {name}
          </span>
          <span className={css.date}>{date}</span>
        </span>
        <span className={css.line}>
          <span className={css.excerpt} title={excerpt}>
            {excerpt}
          </span>
          {flagged && <Icon name="star" size="sm" label={labels.flagged} />}
          {unread > 0 && (
            <span className={css.unread}>
              <span aria-hidden>{unread}</span>
              <VisuallyHidden>{labels.unread({ count: unread })}</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
