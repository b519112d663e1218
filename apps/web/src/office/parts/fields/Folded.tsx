import { Disclosure } from '@vitrine/ui/components/Disclosure';
import { useState, type ReactNode } from 'react';

interface FoldedProps {
  title: ReactNode;
  /** Opens it without a press, such as where a field is wrong. It stays open when that is over. */
  isOpen: boolean;
  children: ReactNode;
}

/** Fields that are drawn when they are first opened: a page may hold dozens of editors. */
export function Folded({ title, isOpen, children }: FoldedProps) {
  const [isChosen, setChosen] = useState(false);
  const [wasChosen, setWasChosen] = useState(false);
  const toggle = (open: boolean) => {
    setChosen(open);
    if (open) setWasChosen(true);
  };
  return (
    <Disclosure title={title} defaultOpen={isOpen || isChosen} onToggle={({ open }) => toggle(open)}>
      {(isOpen || wasChosen) && children}
    </Disclosure>
  );
}
