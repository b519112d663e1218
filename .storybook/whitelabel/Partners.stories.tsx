import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Heading, Text } from '@vitrine/ui/foundation';
import * as css from '../blocks/partners.css.ts';
import { Page } from '../blocks/Page.tsx';
import { PartnerShop } from '../blocks/PartnerShop.tsx';
import { PartnerWall } from '../blocks/PartnerWall.tsx';
import { useShop } from '../blocks/useShop.ts';
import { AllFaces } from '../blocks/Scope.tsx';
import { brandings, modes, partnerNames, partners } from '../modes.ts';
import type { Partner } from '../modes.ts';
import { commonWords } from '../words/common.ts';
import { expectTranslated } from '../words/expectTranslated.ts';
import { partnersWords } from '../words/partners.ts';
import { useWords } from '../words/useWords.ts';

const Row = ({ partner }: { partner: Partner }) => {
  const t = useWords(partnersWords);
  const nameOf = useWords(commonWords);
  const { character } = useShop(partner);
  return (
    <section id={partner} className={css.row} aria-label={partnerNames[partner]}>
      <header>
        <Heading level={2} size="md">
          <span translate="no">{partnerNames[partner]}</span>
        </Heading>
        <Text tone="muted">{t('opens', { character, mode: nameOf(brandings[partner].mode) })}</Text>
      </header>
      <div className={css.pair}>
        {modes.map((mode) => (
          <PartnerShop key={mode} partner={partner} mode={mode} />
        ))}
      </div>
    </section>
  );
};

const Partners = ({ who }: { who: readonly Partner[] }) => {
  const t = useWords(partnersWords);
  return (
    <Page title={t('title')} intro={t('intro')}>
      <AllFaces />
      <PartnerWall to={(partner) => ({ href: `#${partner}` })} />
      {who.map((partner) => (
        <Row key={partner} partner={partner} />
      ))}
    </Page>
  );
};

const meta = preview.meta({
  title: 'White label/Partners',
  component: Partners,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: { who: partners },
});

const at = (root: HTMLElement, name: string): CSSStyleDeclaration => {
  const scope = root.querySelector(`section[aria-label="${name}"]`)?.parentElement;
  if (!scope) throw new Error(`There is no shop called ${name}.`);
  return getComputedStyle(scope);
};

/** All partners, light and dark, on one page. */
export const SideBySide = meta.story({
  name: 'All partners',
  play: async ({ canvasElement }) => {
    const grounds = partners.map((partner) => at(canvasElement, `${partnerNames[partner]}, light`).backgroundColor);
    await expect(new Set(grounds).size).toBeGreaterThan(4);
    await expect(at(canvasElement, 'Fjord, light').colorScheme).toBe('light');
    await expect(at(canvasElement, 'Fjord, dark').colorScheme).toBe('dark');
    await expect(at(canvasElement, 'Signal, light').fontFamily).toContain('Archivo');
  },
});

/** Every text of the page follows the language of the toolbar. In the pseudo language, a text that does not follow stays plain. */
export const Translated = meta.story({
  name: 'No text in one language',
  globals: { locale: 'pseudo' },
  play: ({ canvasElement }) => expectTranslated(canvasElement),
});
