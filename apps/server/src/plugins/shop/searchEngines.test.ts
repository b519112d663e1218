import sql from 'sql-template-tag';
import { afterEach, expect, it } from 'vitest';
import { setSwitch } from '../../modules/shared/account/switches.ts';
import { builtShop } from '../../testing/builtShop.ts';
import { describeEngines } from '../../testing/index.ts';

const head = (html: string): string => html.slice(0, html.indexOf('</head>'));
const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(head(html))?.[1];
const titleOf = (html: string): string | undefined => /<title>(.*?)<\/title>/.exec(html)?.[1];
const canonicalOf = (html: string): string | undefined => /<link rel="canonical" href="(.*?)">/.exec(html)?.[1];
const alternatesOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/rel="alternate" hreflang="(.*?)" href="(.*?)"/g)].map(([, tag = '', href = '']) => [tag, href]),
  );
const graphOf = (html: string) =>
  (
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as {
      '@graph': Record<string, unknown>[];
    }
  )['@graph'];

const webDist = await builtShop();
const tropico = 'tropico.localhost';

describeEngines(
  'search engines',
  (server) => {
    const hide = async (isHidden: boolean): Promise<void> => {
      await setSwitch(server.db, 'tropico', 'hidden_from_search', isHidden);
      server.app.platform.accounts.forget();
    };

    afterEach(() => hide(false));

    it('read title, description, address and picture of a public page (D-111)', async () => {
      const { text } = await server.fetch('/', { host: tropico });
      expect(titleOf(text)).toBe('Trópico Atacado');
      expect(contentOf(text, 'description')).toBe('Linen &amp; &quot;silk&quot;');
      expect(contentOf(text, 'robots')).toBeUndefined();
      expect(contentOf(text, 'og:image')).toBe(`http://${tropico}:3000/media/hero.webp`);
      expect(contentOf(text, 'og:url')).toBe(`http://${tropico}:3000/`);
      expect(contentOf(text, 'og:locale')).toBe('pt_BR');
      expect(contentOf(text, 'og:locale:alternate')).toBe('en');
      expect(contentOf(text, 'twitter:card')).toBe('summary_large_image');
    });

    it('see a picture of the account where a page has none (D-111)', async () => {
      const pictureOf = async () => {
        server.app.platform.accounts.forget();
        const { text } = await server.fetch('/lume', { host: tropico });
        return [contentOf(text, 'og:image'), contentOf(text, 'twitter:card')];
      };
      await server.db.query(sql`update account set logo = '/media/files/logos/own.webp' where hash = 'tropico'`);
      expect(await pictureOf()).toEqual([`http://${tropico}:3000/media/files/logos/own.webp`, 'summary']);
      await server.db.query(sql`update account set logo = null where hash = 'tropico'`);
      expect(await pictureOf()).toEqual([
        expect.stringMatching(/^http:\/\/tropico\.localhost:3000\/media\/icons\/tropico\/.+\.svg$/),
        'summary',
      ]);
    });

    it('find one address for a page, and one more for its other language (D-111)', async () => {
      const own = await server.fetch('/lume/?utm_source=mail', { host: tropico });
      const alternates = {
        en: `http://${tropico}:3000/lume?lang=en`,
        'pt-BR': `http://${tropico}:3000/lume`,
        'x-default': `http://${tropico}:3000/lume`,
      };
      expect([canonicalOf(own.text), alternatesOf(own.text)]).toEqual([alternates['pt-BR'], alternates]);
      const other = await server.fetch('/lume?lang=en', { host: tropico, headers: { cookie: 'language_code=pt_BR' } });
      expect(other.text).toContain('<html lang="en"');
      expect([canonicalOf(other.text), alternatesOf(other.text)]).toEqual([alternates.en, alternates]);
    });

    it('learn who sells here and where the page is in the shop (D-111)', async () => {
      const { text } = await server.fetch('/lume', { host: tropico });
      expect(titleOf(text)).toBe('Lume | Trópico Atacado');
      expect(graphOf(text)).toEqual([
        expect.objectContaining({ '@type': 'Organization', name: 'Trópico', url: `http://${tropico}:3000/` }),
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Home', item: `http://${tropico}:3000/` },
            { '@type': 'ListItem', position: 2, name: 'Lume </script>', item: `http://${tropico}:3000/lume` },
          ],
        },
      ]);
    });

    it('learn when the event of a page is (D-111)', async () => {
      const { text } = await server.fetch('/', { host: tropico });
      const origin = `http://${tropico}:3000`;
      expect(graphOf(text)[1]).toEqual({
        '@type': 'Event',
        name: 'Fair',
        startDate: '2027-05-12',
        endDate: '2027-05-14',
        description: 'Linen & "silk"',
        url: `${origin}/`,
        location: { '@type': 'VirtualLocation', url: `${origin}/` },
        organizer: { '@id': `${origin}/#organization` },
        image: `${origin}/media/hero.webp`,
      });
    });

    it('leave out pages that are not public, are not there, or lead elsewhere (D-111)', async () => {
      for (const [path, status] of [
        ['/private/cart', 200],
        ['/elsewhere', 200],
        ['/missing', 404],
      ] as const) {
        const page = await server.fetch(path);
        expect([path, page.status, contentOf(page.text, 'robots'), canonicalOf(page.text)]).toEqual([
          path,
          status,
          'noindex',
          undefined,
        ]);
      }
      // A moment of trouble takes no page out of an index.
      expect(contentOf((await server.fetch('/broken-data')).text, 'robots')).toBeUndefined();
    });

    it('are led by robots.txt and a sitemap of the account that is asked (D-111)', async () => {
      const robots = await server.fetch('/robots.txt', { host: tropico });
      expect([robots.headers.get('content-type'), robots.text]).toEqual([
        'text/plain; charset=utf-8',
        `User-agent: *\nDisallow:\n\nSitemap: http://${tropico}:3000/sitemap.xml\n`,
      ]);
      const { headers, text } = await server.fetch('/sitemap.xml', { host: tropico });
      expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
      expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
        `http://${tropico}:3000/?lang=en`,
        `http://${tropico}:3000/`,
        `http://${tropico}:3000/brands?lang=en`,
        `http://${tropico}:3000/brands`,
      ]);
      expect(text).toContain(`<xhtml:link rel="alternate" hreflang="pt-BR" href="http://${tropico}:3000/brands"/>`);
      expect((await server.fetch('/sitemap.xml')).text).toContain('<loc>http://localhost:3000/brands</loc>');
      for (const path of ['/robots.txt', '/sitemap.xml'])
        expect((await server.fetch(path, { headers: { 'x-account-hash': 'nobody' } })).status).toBe(404);
    });

    it('are turned away by an account that is not public (D-111)', async () => {
      await hide(true);
      expect((await server.fetch('/robots.txt', { host: tropico })).text).toBe('User-agent: *\nDisallow: /\n');
      expect((await server.fetch('/sitemap.xml', { host: tropico })).status).toBe(404);
      const { headers, text } = await server.fetch('/', { host: tropico });
      expect([headers.get('x-robots-tag'), contentOf(text, 'robots')]).toEqual(['noindex', 'noindex']);
      expect((await server.fetch('/')).headers.get('x-robots-tag')).toBeNull();
      await expect(setSwitch(server.db, 'tropica', 'hidden_from_search', true)).rejects.toThrow(
        'Did you mean "tropico"?',
      );
    });
  },
  { engines: ['postgres'], config: { webDist } },
);
