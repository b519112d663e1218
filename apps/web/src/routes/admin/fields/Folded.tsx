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
  const [isShown, setShown] = useState(isOpen);
  const [wasShown, setWasShown] = useState(isOpen);
  const [wasAsked, setWasAsked] = useState(isOpen);
  if (isOpen !== wasAsked) {
    setWasAsked(isOpen);
    if (isOpen) setShown(true);
  }
  if (isShown && !wasShown) setWasShown(true);
  return (
    <Disclosure title={title} defaultOpen={isShown} onToggle={({ open }) => setShown(open)}>
      {(isShown || wasShown) && children}
    </Disclosure>
  );
}
