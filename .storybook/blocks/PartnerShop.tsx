import type { Branding, Mode } from '@vitrine/tokens';
import { Badge } from '@vitrine/ui/components/Badge';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Checkbox } from '@vitrine/ui/components/Checkbox';
import { Select } from '@vitrine/ui/components/Select';
import { TextField } from '@vitrine/ui/components/TextField';
import { ProductCard } from '@vitrine/ui/commerce/catalogue/ProductCard';
import { Heading, Inline, Picture, Stack, Text, TextLink } from '@vitrine/ui/foundation';
import { productCardWords } from '../../packages/ui/src/testing/words/product.ts';
import { useLabels } from '../labels.ts';
import { brandings, partnerNames } from '../modes.ts';
import type { Partner } from '../modes.ts';
import { windowOf } from './partners.ts';
import * as css from './partners.css.ts';
import { Scope } from './Scope.tsx';

const Bar = ({ partner, mode }: { partner: Partner; mode: Mode }) => (
  <div className={css.bar}>
    <Heading level={3} size="sm">
      {partnerNames[partner]}
    </Heading>
    <Inline space="sm">
      <TextLink href="#brands">Brands</TextLink>
      <Badge tone="accent">{mode}</Badge>
    </Inline>
  </div>
);

const Front = ({ partner }: { partner: Partner }) => {
  const { title, text, scene } = windowOf(partner);
  return (
    <div className={css.hero}>
      <Stack space="md" align="start">
        <Text caps tone="muted">
          New season
        </Text>
        <Heading level={4} size="lg">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
        <Inline>
          <Button>Shop now</Button>
          <Button variant="secondary">Line sheet</Button>
        </Inline>
      </Stack>
      <Picture src={scene()} alt="" ratio="4:5" />
    </div>
  );
};

const Shelf = ({ partner }: { partner: Partner }) => {
  const labels = useLabels(productCardWords);
  return (
    <div className={css.shelf}>
      {windowOf(partner).goods.map(({ name, price, colours, src }, index) => (
        <ProductCard
          key={`${name} ${index}`}
          name={name}
          href={`#${partner}`}
          reference={`${partner.slice(0, 2).toUpperCase()}-${201 + index}`}
          pictures={[{ src: src(), alt: name }]}
          colours={colours.map((colour, at) => ({ id: colour, label: `Colour ${at + 1}`, colour }))}
          sizes={[]}
          price={{ kind: 'shown', wholesale: price }}
          labels={labels}
        />
      ))}
    </div>
  );
};

const Counter = () => (
  <div className={css.counter}>
    <Stack space="md">
      <TextField label="E-mail" type="email" hint="Where we send the confirmation." />
      <Select label="Price list" options={[{ value: '1', label: 'Europe, wholesale' }]} />
    </Stack>
    <Stack space="md">
      <Banner tone="positive">You're all set to order!</Banner>
      <Checkbox label="Active collections only" defaultChecked />
      <Inline>
        <Button size="sm">Add to cart</Button>
        <Button size="sm" variant="quiet">
          Save for later
        </Button>
      </Inline>
    </Stack>
  </div>
);

interface PartnerShopProps {
  partner: Partner;
  mode: Mode;
  /** Another look for the same goods. */
  branding?: Branding;
}

/** A small shop of a partner, made of the library's own parts. */
export const PartnerShop = ({ partner, mode, branding = brandings[partner] }: PartnerShopProps) => (
  <Scope branding={branding} mode={mode}>
    <section className={css.shop} aria-label={`${partnerNames[partner]}, ${mode}`}>
      <div className={css.inside}>
        <Bar partner={partner} mode={mode} />
        <Front partner={partner} />
        <Shelf partner={partner} />
        <Counter />
      </div>
    </section>
  </Scope>
);
