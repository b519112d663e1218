import { Disclosure } from '@vitrine/ui/components/Disclosure';
import { useState, type ReactNode } from 'react';

interface FoldedProps {
  title: ReactNode;
  /** Open without a press, such as where a field is wrong. */
  isOpen: boolean;
  children: ReactNode;
}

/** Fields that are drawn when they are first opened: a page may hold dozens of editors. */
export function Folded({ title, isOpen, children }: FoldedProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Disclosure title={title} defaultOpen={isOpen} onToggle={({ open }) => open && setOpened(true)}>
      {(isOpen || wasOpened) && children}
    </Disclosure>
  );
}
