import { useId } from 'react';
import type { ReactNode } from 'react';
import { Disclosure } from '../Disclosure/index.ts';
import { accordion } from './Accordion.css.ts';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: AccordionItem[];
  /** Opening one closes the others. Leave it off where answers are compared. */
  exclusive?: boolean;
  /** Ids of those open at first. */
  defaultOpen?: string[];
  onToggle?: (change: { id: string; open: boolean }) => void;
}

/** Headings that open what stands below each. The page's own search finds words in those still closed. */
export const Accordion = ({ items, exclusive, defaultOpen = [], onToggle }: AccordionProps) => {
  const group = useId();
  return (
    <div data-component="Accordion" className={accordion}>
      {items.map(({ id, title, content }) => (
        <Disclosure
          key={id}
          title={title}
          group={exclusive ? group : undefined}
          defaultOpen={defaultOpen.includes(id)}
          onToggle={({ open }) => onToggle?.({ id, open })}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
};
