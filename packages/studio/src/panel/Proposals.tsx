import { Button } from '@vitrine/ui';
import type { Proposal } from '../logo/propose.ts';
import { seedOf, withFoundSeed, withFoundSeeds } from '../model/brandDraft.ts';
import { useTranslate } from '../words.ts';
import type { Styled } from './ChoiceField.tsx';
import * as css from './panel.css.ts';
import * as own from './brand.css.ts';

const seeds = ['brand', 'accent', 'neutral'] as const;

/** Colours found in a logo: the proposal at once, or each one of three. */
export const Proposals = ({ proposal, style, onEdit }: Styled & { proposal: Proposal }) => {
  const t = useTranslate();
  const useAll = () =>
    onEdit('proposal', (now) =>
      withFoundSeeds(now, { brand: proposal.brand[0], accent: proposal.accent[0], neutral: proposal.neutral[0] }),
    );
  return (
    <div className={own.proposal} role="group" aria-label={t('proposal.title')}>
      <p className={css.fieldLabel}>{t('proposal.title')}</p>
      <ul className={own.proposalRows}>
        {seeds.map((seed) => (
          <li key={seed} className={own.proposalRow}>
            <span className={own.proposalName}>{t(`seed.${seed}`)}</span>
            {proposal[seed].map((colour) => (
              <button
                key={colour}
                type="button"
                className={own.pick}
                style={{ background: colour }}
                aria-label={t('proposal.pick', { name: t(`seed.${seed}`), colour })}
                aria-pressed={seedOf(style, `seeds.${seed}`) === colour}
                title={colour}
                onClick={() => onEdit(`seeds.${seed}`, (now) => withFoundSeed(now, seed, colour))}
              />
            ))}
          </li>
        ))}
      </ul>
      <Button size="sm" variant="secondary" onPress={useAll}>
        {t('proposal.use')}
      </Button>
    </div>
  );
};
