import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@vitrine/ui/foundation';
import type { Legibility } from './model/legible.ts';
import { useTranslate } from './words.ts';
import type { Translate } from './words.ts';

/** Said once a drag has come to rest. */
const quiet = 500;

const sentence = (t: Translate, { moved, rows }: Legibility): string => {
  if (moved.length === 0) return t('said.legible', { count: rows.length });
  const roles = Map.groupBy(moved, ({ seed }) => seed);
  return [...roles]
    .map(([seed, moves]) =>
      t('said.moved', {
        seed: t(`seed.${seed}`),
        count: new Set(moves.flatMap(({ became }) => became.flatMap(({ roles }) => roles))).size,
      }),
    )
    .join(' ');
};

/** Tells those who listen what a change did to legibility. */
export const Announcer = ({ legibility }: { legibility: Legibility }) => {
  const t = useTranslate();
  const [said, setSaid] = useState('');
  const next = sentence(t, legibility);
  const [first] = useState(next);
  useEffect(() => {
    const later = setTimeout(() => setSaid((now) => (now === '' && next === first ? '' : next)), quiet);
    return () => clearTimeout(later);
  }, [next, first]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
};
