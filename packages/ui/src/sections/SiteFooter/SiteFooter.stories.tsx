import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { siteFooterWords } from '../../testing/words/shell.ts';
import { wordmark } from '../../testing/index.ts';
import { SiteFooter } from './SiteFooter.tsx';
import type { SiteFooterProps } from './SiteFooter.tsx';

const Footer = (props: Omit<SiteFooterProps, 'labels'>) => (
  <SiteFooter {...props} labels={useLabels(siteFooterWords)} />
);

const link = (id: string, label: string) => ({ id, label, href: `/${id}` });

const groups = [
  {
    title: 'Company',
    links: [
      link('whoweare', 'Who we are'),
      link('whoweare#ourteam', 'Our team'),
      link('totheworld', 'From Brazil to the World'),
    ],
  },
  { title: 'Connect', links: [link('instagram', 'Instagram'), link('linkedin', 'LinkedIn')] },
  { title: 'Register', links: [link('register', "I'm a buyer"), link('register?type=s', "I'm a brand")] },
  { title: 'Contact', links: [link('mail', 'hello@vitrine.example')] },
];

const meta = preview.meta({
  title: 'Sections/SiteFooter',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    account: { name: 'Vitrine', year: 2025 },
    groups,
    languages: [
      { code: 'en', lang: 'en', name: 'English', current: true },
      { code: 'pt_BR', lang: 'pt-BR', name: 'Português' },
    ],
    onTerms: fn(),
    onPrivacy: fn(),
    onLanguage: fn(),
  },
});

export const Playground = meta.story({});

/** The footer of a visitor has link groups, legal texts and the year. */
export const LoggedOut = meta.story({
  name: 'Visitor',
  parameters: { covers: ['R-151', 'R-152', 'R-153', 'R-154'] },
  play: async ({ args, canvas, userEvent }) => {
    await Promise.all(groups.map(({ title }) => expect(canvas.getByRole('heading', { name: title })).toBeVisible()));
    await userEvent.click(canvas.getByRole('button', { name: 'Terms of Use' }));
    await expect(args.onTerms).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Privacy Policy' }));
    await expect(args.onPrivacy).toHaveBeenCalledOnce();
    await expect(canvas.getByText('© 2025 Vitrine')).toBeVisible();
  },
});

export const LoggedIn = meta.story({ name: 'Signed in: one quiet line', args: { groups: [] } });

/** Powered by, only where the account says so. */
export const PoweredBy = meta.story({
  parameters: { covers: ['R-159'] },
  args: {
    groups: [],
    account: { name: 'Trópico', year: 2025, poweredBy: { name: 'Vitrine', href: 'https://vitrine.example' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vitrine' })).toBeVisible();
  },
});

/** On a tablet, powered by is across from the year, in Portuguese too. */
export const PoweredByOnATablet = meta.story({
  name: 'Powered by, tablet',
  parameters: { covers: ['R-159'] },
  globals: { locale: 'pt-BR', viewport: { value: 'tablet' } },
  args: PoweredBy.input.args,
  play: async ({ canvas, canvasElement }) => {
    const powered = canvasElement.querySelector('[data-part=powered-by]')?.getBoundingClientRect();
    const year = canvas.getByText(/© 2025/).getBoundingClientRect();
    const middle = (box?: DOMRect) => (box ? box.top + box.height / 2 : 0);
    await expect(Math.abs(middle(powered) - middle(year))).toBeLessThan(2);
    await expect(powered?.left).toBeGreaterThan(year.right);
  },
});

/** Logos of events lead to their pages. */
export const Events = meta.story({
  parameters: { covers: ['R-170'] },
  args: { groups: [], events: [{ id: '1', name: 'Paris', image: wordmark('PARIS'), href: '/project/special/paris' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Paris' })).toHaveAttribute('href', '/project/special/paris');
  },
});

/** The language is switched here too. */
export const Languages = meta.story({
  parameters: { covers: ['D-047'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Português' }));
    await expect(args.onLanguage).toHaveBeenCalledWith({ code: 'pt_BR' });
  },
});

/** An account without links: its texts and the year. */
export const NoLinks = meta.story({
  args: { groups: [], languages: [], account: { name: 'Fjord', year: 2025 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Terms of Use' })).toBeVisible();
  },
});

/** Everything at once. */
export const Whole = meta.story({
  name: 'Everything',
  args: {
    events: ['PARIS', 'SÃO PAULO', 'LISBOA'].map((name) => ({
      id: name,
      name,
      image: wordmark(name),
      href: '/project/special/paris',
    })),
    account: { name: 'Trópico', year: 2025, poweredBy: { name: 'Vitrine', href: 'https://vitrine.example' } },
  },
});

export const LongText = meta.story({
  args: {
    account: { name: 'Oficina das Sedas Naturais do Recôncavo', year: 2025 },
    groups: groups.map(({ title, links }) => ({
      title: `${title} und Unternehmensgruppe`,
      links: links.map((entry) => ({ ...entry, label: `${entry.label}, Ansprechpartner und Öffnungszeiten` })),
    })),
  },
});

export const Portuguese = meta.story({
  globals: { locale: 'pt-BR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Política de Privacidade' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });

export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
