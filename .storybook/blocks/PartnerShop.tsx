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
import { commonWords } from '../words/common.ts';
import { shopWords } from '../words/partners.ts';
import { useWords } from '../words/useWords.ts';
import * as css from './partners.css.ts';
import { Scope } from './Scope.tsx';
import { useShop } from './useShop.ts';

const Bar = ({ partner, mode }: { partner: Partner; mode: Mode }) => {
  const t = useWords(shopWords);
  const nameOf = useWords(commonWords);
  return (
    <div className={css.bar}>
      <Heading level={3} size="sm">
        <span translate="no">{partnerNames[partner]}</span>
      </Heading>
      <Inline space="sm">
        <TextLink href="#brands">{t('brands')}</TextLink>
        <Badge tone="accent">{nameOf(mode)}</Badge>
      </Inline>
    </div>
  );
};

const Front = ({ partner }: { partner: Partner }) => {
  const t = useWords(shopWords);
  const { title, text, scene } = useShop(partner);
  return (
    <div className={css.hero}>
      <Stack space="md" align="start">
        <Text caps tone="muted">
          {t('season')}
        </Text>
        <Heading level={4} size="lg">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
        <Inline>
          <Button>{t('shop')}</Button>
          <Button variant="secondary">{t('lineSheet')}</Button>
        </Inline>
      </Stack>
      <Picture src={scene()} alt="" ratio="4:5" />
    </div>
  );
};

const Shelf = ({ partner }: { partner: Partner }) => {
  const t = useWords(shopWords);
  const { goods } = useShop(partner);
  const labels = useLabels(productCardWords);
  return (
    <div className={css.shelf}>
      {goods.map(({ name, price, colours, src }, index) => (
        <ProductCard
          key={`${name} ${index}`}
          name={name}
          href={`#${partner}`}
          reference={`${partner.slice(0, 2).toUpperCase()}-${201 + index}`}
          pictures={[{ src: src(), alt: name }]}
          colours={colours.map((colour, at) => ({ id: colour, label: t('colour', { number: at + 1 }), colour }))}
          sizes={[]}
          price={{ kind: 'shown', wholesale: price }}
          labels={labels}
        />
      ))}
    </div>
  );
};

const Counter = () => {
  const t = useWords(shopWords);
  return (
    <div className={css.counter}>
      <Stack space="md">
        <TextField label={t('email')} type="email" hint={t('emailHint')} />
        <Select label={t('priceList')} options={[{ value: '1', label: t('europe') }]} />
      </Stack>
      <Stack space="md">
        <Banner tone="positive">{t('ready')}</Banner>
        <Checkbox label={t('active')} defaultChecked />
        <Inline>
          <Button size="sm">{t('add')}</Button>
          <Button size="sm" variant="quiet">
            {t('later')}
          </Button>
        </Inline>
      </Stack>
    </div>
  );
};

interface PartnerShopProps {
  partner: Partner;
  mode: Mode;
  /** Another look for the same goods. */
  branding?: Branding;
}

/** A small shop of a partner, made of the library's own parts. */
export const PartnerShop = ({ partner, mode, branding = brandings[partner] }: PartnerShopProps) => (
  <Scope branding={branding} mode={mode}>
    <section className={css.shop} aria-label={`${partnerNames[partner]}, ${useWords(commonWords)(mode)}`}>
      <div className={css.inside}>
        <Bar partner={partner} mode={mode} />
        <Front partner={partner} />
        <Shelf partner={partner} />
        <Counter />
      </div>
    </section>
  </Scope>
);
