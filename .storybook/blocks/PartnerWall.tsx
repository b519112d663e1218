import { vars } from '@vitrine/tokens/contract';
import { Stack, Text, TextLink } from '@vitrine/ui/foundation';
import { brandings, partnerNames, partners } from '../modes.ts';
import type { Partner } from '../modes.ts';
import { windows } from './partners.ts';
import * as css from './partners.css.ts';
import { Scope } from './Scope.tsx';

const { brand, accent, groundSunken, ink } = vars.color;

const Door = ({ partner }: { partner: Partner }) => {
  const { display, text } = brandings[partner].type;
  return (
    <div className={css.door}>
      <span className={css.specimen} aria-hidden>
        Aa
      </span>
      <Stack space="xs">
        <Text weight="strong">
          <TextLink href={`#${partner}`}>{partnerNames[partner]}</TextLink>
        </Text>
        <Text size="sm" tone="muted">
          {windows[partner].character}
        </Text>
        <Text size="xs" tone="muted">
          {[...new Set([display, text])].join(' + ')}
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
export const PartnerWall = () => (
  <nav className={css.wall} aria-label="Partners">
    {partners.map((partner) => (
      <Scope key={partner} branding={brandings[partner]} mode={brandings[partner].mode}>
        <Door partner={partner} />
      </Scope>
    ))}
  </nav>
);
