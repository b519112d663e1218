import type { Mode, Move } from '@vitrine/tokens';
import { Heading, Stack, Text } from '@vitrine/ui/foundation';
import { modes, partnerNames, partners } from '../modes.ts';
import type { Partner } from '../modes.ts';
import { commonWords } from '../words/common.ts';
import { moveWords } from '../words/contrast.ts';
import { useWords } from '../words/useWords.ts';
import * as css from './contrast.css.ts';
import { useMoveText } from './useMoveText.ts';
import { expandedOf } from './values.ts';

/** A seed that was not used as given: before, after, why. */
export const MoveLine = ({ move, mode }: { move: Move; mode?: Mode }) => {
  const t = useWords(moveWords);
  const nameOf = useWords(commonWords);
  const explain = useMoveText();
  return (
    <li className={css.move}>
      <span className={css.fromTo} aria-hidden>
        <span className={css.half} style={{ background: move.from }} />
        <span className={css.half} style={{ background: move.to }} />
      </span>
      <Text size="sm">
        {mode ? <strong>{t('inMode', { mode: nameOf(mode) })} </strong> : null}
        {explain(move)}
      </Text>
    </li>
  );
};

const Partner = ({ partner }: { partner: Partner }) => {
  const t = useWords(commonWords);
  const moves = modes.flatMap((mode) => expandedOf(partner)[mode].moves.map((move) => ({ mode, move })));
  return (
    <section aria-label={partnerNames[partner]}>
      <Stack space="sm">
        <Heading level={3} size="sm">
          {partnerNames[partner]}
        </Heading>
        {moves.length === 0 ? (
          <Text size="sm" tone="muted">
            {t('asGiven')}
          </Text>
        ) : (
          <ul>
            {moves.map(({ mode, move }) => (
              <MoveLine key={`${mode} ${move.role}`} mode={mode} move={move} />
            ))}
          </ul>
        )}
      </Stack>
    </section>
  );
};

/** What the engine changed for each partner, and why. */
export const Moves = () => (
  <div className={css.moves}>
    {partners.map((partner) => (
      <Partner key={partner} partner={partner} />
    ))}
  </div>
);
