import type { MouseEvent } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { RichHtml } from '../../../components/RichHtml/index.ts';
import { Heading, VisuallyHidden } from '../../../foundation/index.ts';
import { useFirstNew } from '../../../internal/useFirstNew.ts';
import { toReadable } from './toReadable.ts';
import * as css from './OrderTimeline.css.ts';

export interface OrderTimelineProps {
  /** HTML as the server keeps it, newest first; it is cleaned before it is shown. */
  entries: readonly string[];
  /** The address behind the button of an entry, to be copied; the app says 'Link copied to clipboard'. */
  onCopyLink: (event: { url: string }) => void;
  /** Loads the entries before these. Absent when these are all. */
  onEarlier?: () => void;
  loadingEarlier?: boolean;
  labels: OrderTimelineLabels;
}

export interface OrderTimelineLabels {
  title: string;
  /** Tells that pressing a link copies it. */
  hint: string;
  /** 'Show earlier entries' */
  earlier: string;
}

/** What happened to an order. Pressing an entry copies the link of its button instead of following it. */
export function OrderTimeline({ entries, onCopyLink, onEarlier, loadingEarlier, labels }: OrderTimelineProps) {
  const [list, noteEarlier] = useFirstNew<HTMLOListElement>(entries.length, 'after');
  const showEarlier = () => {
    noteEarlier();
    onEarlier?.();
  };
  const copy = (event: MouseEvent<HTMLElement>) => {
    const link = event.currentTarget.querySelector<HTMLAnchorElement>('a[href]');
    if (!link) return;
    event.preventDefault();
    onCopyLink({ url: link.href });
  };
  if (entries.length === 0) return null;
  const isCopied = (html: string) => /<button |href=/.test(html);
  return (
    <section data-component="OrderTimeline" aria-label={labels.title} className={css.timeline}>
      <Heading level={3} size="sm">
        {labels.title}
      </Heading>
      {/* Nobody hears a `title`. */}
      {entries.some(isCopied) && <VisuallyHidden>{labels.hint}</VisuallyHidden>}
      <ol ref={list} className={css.list}>
        {entries.map((html, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the link inside takes the keyboard; the rest of the entry is a convenience of the mouse
          <li
            key={entries.length - at}
            tabIndex={-1}
            className={css.entry}
            title={isCopied(html) ? labels.hint : undefined}
            onClick={copy}
          >
            <RichHtml html={toReadable(html)} />
          </li>
        ))}
      </ol>
      {onEarlier && (
        <Button size="sm" variant="quiet" busy={loadingEarlier} onPress={showEarlier}>
          {labels.earlier}
        </Button>
      )}
    </section>
  );
}
