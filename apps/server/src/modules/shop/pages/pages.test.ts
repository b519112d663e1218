import { contract } from '@vitrine/api';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { listContent, setContent, showContent } from '../../staff/documents/command.ts';

const { pages } = contract;
const portuguese = { 'accept-language': 'pt-BR' };

const links = {
  sites: ['https://academy.example'],
  groups: [
    {
      group: { en: 'Help', pt_BR: 'Ajuda' },
      links: [
        { text: { en: 'Who we are', pt_BR: 'Quem somos' }, url: '/whoweare' },
        { text: 'Academy', url: 'https://academy.example/courses' },
        { text: 'Carrier', url: 'https://carrier.example/' },
      ],
    },
    { group: 'Empty', links: [] },
  ],
};

const page = {
  title: { en: 'From Brazil to the World', pt_BR: 'Do Brasil para o mundo' },
  text: '<p>A suitcase.</p><script>x()</script>',
  image: '/media/files/a/{w}.webp',
  blocks: [
    { title: 'One', text: '<p onclick="x()">First.</p>', image: null, button: { text: 'See', link: '/brands' } },
    { title: 'Two', image_position: 'right' },
  ],
};

describeEngines('the pages of an account', (server) => {
  it('are empty at first: no groups, no story, no campaign (A-028, A-040)', async () => {
    expect((await server.call(pages.links, {})).body.data).toEqual([]);
    expect((await server.call(pages.whoWeAre, {})).status).toBe(404);
    expect((await server.call(pages.page, { params: { slug: 'totheworld' } })).status).toBe(404);
    expect(await listContent(await server.scope({ account: 'vitrine' }))).not.toContain('totheworld');
  });

  it('list the links of the side menu by group, in the language of the reader (A-028, E-12, R-160)', async () => {
    const scope = await server.scope({ account: 'vitrine' });
    await setContent(scope, 'links', { ...links, groups: links.groups.toReversed() });
    await setContent(scope, 'links', links);
    const { body } = await server.call(pages.links, {});
    expect(body.data.map(({ group }) => group)).toEqual(['Help']);
    expect(body.data[0]?.links.map(({ text, url, hand_off }) => ({ text, url, hand_off }))).toEqual([
      { text: 'Who we are', url: '/whoweare', hand_off: false },
      { text: 'Academy', url: 'https://academy.example/courses', hand_off: true },
      { text: 'Carrier', url: 'https://carrier.example/', hand_off: false },
    ]);
    const told = await server.call(pages.links, { headers: portuguese });
    expect(told.body.data[0]).toMatchObject({ group: 'Ajuda', links: [{ text: 'Quem somos' }, {}, {}] });
    expect((await server.call(pages.links, { account: 'tropico' })).body.data).toEqual([]);
  });

  it('tell the story of the company, with clean HTML (A-040, E-15, D-137)', async () => {
    const scope = await server.scope({ account: 'vitrine' });
    await setContent(scope, 'whoweare', {
      main_title: { en: 'One table', pt_BR: 'Uma mesa' },
      main_image: '/media/files/hero/{w}.webp',
      description: '<p>Trust.</p><img src=x onerror=x()>',
      our_values_title_1: 'Made',
      our_values_text_1: '<p>By hand.</p>',
      partners: [{ name: 'Fair', image: '/media/files/fair.webp' }],
    });
    const { body } = await server.call(pages.whoWeAre, { headers: portuguese });
    expect(body.whoweare).toMatchObject({
      main_title: 'Uma mesa',
      main_image: '/media/files/hero/1200.webp',
      description: '<p>Trust.</p>',
      our_values_title_1: 'Made',
      our_values_text_1: '<p>By hand.</p>',
      our_values_text_2: '',
      banner: null,
    });
    expect(body.partners).toEqual([{ name: 'Fair', image: '/media/files/fair.webp' }]);
    expect((await server.call(pages.whoWeAre, { account: 'tropico' })).status).toBe(404);
  });

  it('show a campaign with its blocks, and no campaign of another account (R-018, R-022)', async () => {
    await setContent(await server.scope({ account: 'vitrine' }), 'totheworld', page);
    const { body } = await server.call(pages.page, { params: { slug: 'totheworld' } });
    expect(body.data).toMatchObject({
      title: 'From Brazil to the World',
      text: '<p>A suitcase.</p>',
      image: '/media/files/a/1200.webp',
      image_mobile: null,
    });
    expect(body.data.blocks).toMatchObject([
      { id: 1, title: 'One', text: '<p>First.</p>', button: { text: 'See', link: '/brands' } },
      { id: 2, title: 'Two', image_position: 'right', button: null },
    ]);
    for (const input of [{ slug: 'hkhparis' }, { slug: 'totheworld', account: 'tropico' }])
      expect((await server.call(pages.page, { params: { slug: input.slug }, account: input.account })).status).toBe(
        404,
      );
  });

  it('are refused with every reason when a file is broken, and stay as they were', async () => {
    const scope = await server.scope({ account: 'vitrine' });
    await setContent(scope, 'links', links);
    const broken = {
      sites: ['http://academy.example', 'https://academy.example/path'],
      groups: [{ group: 'Help', links: [{ text: 'Bad', url: 'javascript:x()' }] }],
    };
    await expect(setContent(scope, 'links', broken)).rejects.toThrow(/sites\.0: .*\n.*sites\.1: .*\n.*url: /);
    await expect(setContent(scope, 'hkhparis', { text: 'No title' })).rejects.toThrow('title');
    await expect(setContent(scope, 'Not a name', page)).rejects.toThrow('is no name of a page');
    await expect(showContent(scope, 'hkhparis')).rejects.toThrow('has no hkhparis yet');
    expect(await showContent(scope, 'links')).toMatchObject({ sites: ['https://academy.example'] });
  });

  it('come out as a file that sets them again', async () => {
    const scope = await server.scope({ account: 'vitrine' });
    await setContent(scope, 'links', links);
    await setContent(scope, 'totheworld', page);
    for (const name of ['links', 'totheworld']) {
      const shown = await showContent(scope, name);
      await setContent(scope, name, shown);
      expect(await showContent(scope, name)).toEqual(shown);
    }
    expect(await listContent(scope)).toEqual(expect.arrayContaining(['links', 'totheworld']));
  });
});
