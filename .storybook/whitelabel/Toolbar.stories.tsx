import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useBuying, usePrice } from '#storybook/stage';
import { expandBranding } from '@vitrine/tokens';
import { expect } from 'storybook/test';
import { Heading, useLocale } from '@vitrine/ui/foundation';
import { ProductCard } from '@vitrine/ui/commerce/catalogue/ProductCard';
import { productOf, shownPrice } from '@vitrine/ui/testing';
import { productCardWords } from '../../packages/ui/src/testing/words/product.ts';
import * as css from '../blocks/partners.css.ts';
import { Code, Page } from '../blocks/Page.tsx';
import { brandings } from '../modes.ts';
import { toolbarWords } from '../words/toolbar.ts';
import { useWords } from '../words/useWords.ts';

const Card = () => {
  const labels = useLabels(productCardWords);
  const add = useBuying(() => undefined);
  return <ProductCard {...productOf(0)} price={usePrice(shownPrice())} onAdd={add} labels={labels} />;
};

const Toolbar = () => {
  const t = useWords(toolbarWords);
  return (
    <Page title={t('title')} intro={t('intro')}>
      <Heading level={2} size="md">
        {t('product')}
      </Heading>
      <div className={css.shelf}>
        <Card />
      </div>
      <p>
        {t('locale')} <Code>{useLocale()}</Code>
      </p>
    </Page>
  );
};

const meta = preview.meta({
  title: 'White label/Toolbar',
  component: Toolbar,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

const page = () => document.documentElement;
const value = (name: string) => getComputedStyle(page()).getPropertyValue(name).trim();

/** The toolbar’s settings apply to every story. */
export const Playground = meta.story({ name: 'All settings' });

/** Partner and mode apply to the whole document. */
export const Partner = meta.story({
  name: 'Partner and mode',
  globals: { partner: 'tropico', mode: 'dark' },
  play: async () => {
    await expect(page().dataset['partner']).toBe('tropico');
    await expect(page().dataset['mode']).toBe('dark');
    await expect(value('--v-color-ground')).toBe(expandBranding(brandings.tropico, 'dark').vars['--v-color-ground']);
  },
});

/** If no mode is chosen, a partner opens in its own. */
export const OwnMode = meta.story({
  name: 'Default mode of a partner',
  globals: { partner: 'atelier-noir', mode: undefined },
  play: async () => {
    await expect(page().dataset['mode']).toBe('dark');
  },
});

/** Density changes the spacing of the partner’s theme. */
export const Density = meta.story({
  globals: { partner: 'fjord', density: 'compact' },
  play: async () => {
    const compact = expandBranding({ ...brandings.fjord, density: 'compact' }, 'light').vars;
    await expect(value('--v-space-section')).toBe(compact['--v-space-section']);
    await expect(compact['--v-space-section']).not.toBe(
      expandBranding(brandings.fjord, 'light').vars['--v-space-section'],
    );
  },
});

/** The pseudo language makes every text longer, to find layouts that break. */
export const Pseudo = meta.story({
  name: 'Pseudo language',
  globals: { locale: 'pseudo', stage: 'approved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Whölësálë~+$/)).toBeVisible();
  },
});

/** The language changes the texts and the `lang` of the page. */
export const Portuguese = meta.story({
  globals: { locale: 'pt-BR', stage: 'approved' },
  play: async ({ canvas }) => {
    await expect(page().lang).toBe('pt-BR');
    await expect(canvas.queryByText('Wholesale')).toBeNull();
  },
});

/** A visitor is asked to sign up and cannot add to a cart. */
export const Visitor = meta.story({
  parameters: { covers: ['D-001', 'D-003'] },
  globals: { stage: 'visitor', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'SIGN UP TO SHOP' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /to cart$/ })).toBeNull();
  },
});

/** A retailer in review sees RESTRICTED in place of prices and may fill a cart. */
export const InReview = meta.story({
  name: 'Retailer in review',
  parameters: { covers: ['S-008', 'P-014'] },
  globals: { stage: 'in_review', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('RESTRICTED')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /to cart$/ })).toBeVisible();
  },
});

/** A brand sees prices and no cart. */
export const Seller = meta.story({
  name: 'Brand',
  parameters: { covers: ['P-016', 'D-066'] },
  globals: { stage: 'seller', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('USD 38.00')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /to cart$/ })).toBeNull();
  },
});

/** A story can run from right to left. */
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(page().dir).toBe('rtl');
    await expect(new Intl.Locale(canvas.getByText('en-Arab').textContent).getTextInfo().direction).toBe('rtl');
  },
});
