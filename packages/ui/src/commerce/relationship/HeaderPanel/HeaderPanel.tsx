import { useEffect, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Heading, Text, TextLink } from '../../../foundation/index.ts';
import { useKeptFocus } from '../../../hooks/useKeptFocus.ts';
import * as css from './HeaderPanel.css.ts';

export interface HeaderPanelProps {
  /** The component that shows it. */
  component: string;
  /** One list item each. */
  items: readonly { key: number | string; content: ReactNode }[];
  /** The page of all entries. */
  allHref: string;
  /** Between the list and the link to all. */
  more?: ReactNode;
  /** Shown without items, unless null. */
  none: string | null;
  /** Called when the panel is closed by its button, by Escape, or because a link was followed. */
  onClose: () => void;
  labels: { title: string; all: string; close: string };
}

/** The focus may still be on the icon that opened the panel: Escape closes it from anywhere. */
const useEscape = (ref: RefObject<HTMLElement | null>, onEscape: () => void) =>
  useEffect(() => {
    const page = ref.current?.ownerDocument;
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    page?.addEventListener('keydown', listen);
    return () => page?.removeEventListener('keydown', listen);
  }, [ref, onEscape]);

/** A panel below an icon of the header, with the newest entries of a page. */
export function HeaderPanel({ component, items, allHref, more, none, onClose, labels }: HeaderPanelProps) {
  const kept = useKeptFocus<HTMLElement>();
  useEscape(kept.ref, onClose);
  const closeOnLink = (event: { target: EventTarget }) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- closes after a link inside was followed; Escape does the same
    <section {...kept} data-component={component} aria-label={labels.title} className={css.root} onClick={closeOnLink}>
      <div className={css.head}>
        <Heading level={2} size="sm">
          {labels.title}
        </Heading>
        <IconButton icon="close" size="sm" label={labels.close} onPress={onClose} />
      </div>
      {items.length === 0 && none !== null && (
        <Text size="sm" tone="muted">
          {none}
        </Text>
      )}
      {items.length > 0 && (
        <ul className={css.list}>
          {items.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      )}
      {more}
      <TextLink href={allHref}>{labels.all}</TextLink>
    </section>
  );
}
