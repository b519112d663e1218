import { vars } from '@vitrine/tokens/contract';
import { Stack, Text } from '@vitrine/ui/foundation';
import { brandings, partnerNames, partners } from '../modes.ts';
import type { Partner } from '../modes.ts';
import { partnersWords } from '../words/partners.ts';
import { useWords } from '../words/useWords.ts';
import * as css from './partners.css.ts';
import { Scope } from './Scope.tsx';
import { useShop } from './useShop.ts';

const { brand, accent, groundSunken, ink } = vars.color;

interface Doors {
  /** Where a partner's name leads. */
  to: (partner: Partner) => { href: string; target?: '_top' };
}

const Door = ({ partner, to }: Doors & { partner: Partner }) => {
  const { character } = useShop(partner);
  const { display, text } = brandings[partner].type;
  return (
    <div className={css.thumbnail}>
      <span className={css.specimen} aria-hidden>
        Aa
      </span>
      <Stack space="xs">
        <Text weight="strong">
          <a className={css.name} translate="no" {...to(partner)}>
            {partnerNames[partner]}
          </a>
        </Text>
        <Text size="sm" tone="muted">
          {character}
        </Text>
        <Text size="xs" tone="muted">
          <span translate="no">{[...new Set([display, text])].join(' + ')}</span>
        </Text>
      </Stack>
      <div className={css.fan} aria-hidden>
        {[brand, accent, groundSunken, ink].map((background) => (
          <span key={background} className={css.chip} style={{ background }} />
        ))}
      </div>
    </div>
  );
};

/** Every partner in its own mode, shoulder to shoulder. */
export const PartnerWall = ({ to }: Doors) => (
  <nav className={css.wall} aria-label={useWords(partnersWords)('partners')}>
    {partners.map((partner) => (
      <Scope key={partner} branding={brandings[partner]} mode={brandings[partner].mode}>
        <Door partner={partner} to={to} />
      </Scope>
    ))}
  </nav>
);
