import type { Branding } from '@vitrine/tokens';
import { Button } from '@vitrine/ui';
import type { Proposal } from '../logo/propose.ts';
import { seedOf, withFoundSeed, withFoundSeeds, withSwappedSeeds } from '../model/brandDraft.ts';
import { useTranslate } from '../words.ts';
import type { Styled } from './ChoiceField.tsx';
import * as css from './panel.css.ts';
import * as own from './brand.css.ts';

const seeds = ['brand', 'accent', 'neutral'] as const;

/** Whether the branding uses colours of the proposal as its brand and accent. */
const uses = ({ brand, accent }: Proposal, style: Branding): boolean =>
  brand.includes(seedOf(style, 'seeds.brand') ?? '') && accent.includes(seedOf(style, 'seeds.accent') ?? '');

const swapped = ({ brand, accent, neutral }: Proposal): Proposal => ({ brand: accent, accent: brand, neutral });

const firstOf = ({ brand, accent, neutral }: Proposal) => ({
  brand: brand[0],
  accent: accent[0],
  neutral: neutral[0],
});

/** Colours found in a logo: the proposal at once, or each one of three. Brand and accent can be swapped. */
export const Proposals = ({ proposal, style, onEdit }: Styled & { proposal: Proposal }) => {
  const t = useTranslate();
  // The branding tells whether they are swapped, so that a step back swaps them back.
  const isSwapped = uses(swapped(proposal), style) && !uses(proposal, style);
  const shown = isSwapped ? swapped(proposal) : proposal;
  const useAll = () => onEdit('proposal', (now) => withFoundSeeds(now, firstOf(shown)));
  const swap = () =>
    onEdit(`swap ${performance.now()}`, (now) =>
      uses(shown, now) ? withSwappedSeeds(now) : withFoundSeeds(now, firstOf(swapped(shown))),
    );
  return (
    <div className={own.proposal} role="group" aria-label={t('proposal.title')}>
      <p className={css.fieldLabel}>{t('proposal.title')}</p>
      <ul className={own.proposalRows}>
        {seeds.map((seed) => (
          <li key={seed} className={own.proposalRow}>
            <span className={own.proposalName}>{t(`seed.${seed}`)}</span>
            {shown[seed].map((colour) => (
              <button
                key={colour}
                type="button"
                className={own.pick}
                aria-label={t('proposal.pick', { name: t(`seed.${seed}`), colour })}
                aria-pressed={seedOf(style, `seeds.${seed}`) === colour}
                onClick={() => onEdit(`seeds.${seed}`, (now) => withFoundSeed(now, seed, colour))}
              >
                <span className={own.pickColour} style={{ background: colour }} />
                <span className={own.pickHex}>{colour}</span>
              </button>
            ))}
          </li>
        ))}
      </ul>
      <div className={own.proposalActions}>
        <Button size="sm" variant="secondary" onPress={useAll}>
          {t('proposal.use')}
        </Button>
        <Button size="sm" variant="quiet" onPress={swap}>
          {t('proposal.swap')}
        </Button>
      </div>
    </div>
  );
};
