import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { installationEngines, startEmpty } from '../testing/installation.ts';

describe.each(installationEngines)('events of an installation on %s', (engine) => {
  let shop: Awaited<ReturnType<typeof startEmpty>>;
  const read = async (path: string) => {
    const answer = await fetch(`${shop.running.origin}${path}`);
    return { status: answer.status, data: ((await answer.json()) as { data: Record<string, string>[] }).data };
  };
  const seller = (email: string, brand: string) =>
    shop.done('member', 'create', email, '--role', 'seller', '--name', 'Inês', '--brand', brand, '--print-link');

  beforeAll(async () => {
    shop = await startEmpty(engine, inject('templates').postgres);
    await shop.done('account', 'create', 'vitrine', '--name', 'Aurora', '--support-email', 'help@aurora.example');
    await seller('ines@lume.example', 'Lume');
  });
  afterAll(() => shop.close());

  it('are set up until their page shows a hero and brands (A-033, A-034)', async () => {
    // Every process reads the accounts again within seconds.
    const found = async () => (await fetch(`${shop.running.origin}/v1/x-account`)).status;
    await expect.poll(found).toBe(200);
    expect(await shop.done('event', 'list')).toContain('no event');
    expect(await shop.done('event', 'create', 'resort-week', '--name', 'Resort Week')).toContain('event segment SLUG');
    const ordered = ['--event', 'resort-week', '--name', 'Swimwear', '--name-pt', 'Moda praia'];
    await shop.done('event', 'segment', 'swimwear', ...ordered);
    expect((await read('/v1/heroes?events[]=resort-week')).data).toEqual([]);
    const about = '<p onclick="x()">Forty brands.</p><script>x()</script>';
    await shop.done('event', 'hero', 'swimwear', '--title', 'By the bay', '--about', about);
    expect(await shop.done('event', 'brand', 'swimwear', 'lume')).toBe('lume is in swimwear.\n');
    expect(await shop.done('event', 'brand', 'swimwear', 'lume')).toBe('lume was already in swimwear.\n');
    const [hero] = (await read('/v1/heroes?events[]=resort-week')).data;
    expect(hero).toMatchObject({
      title: 'By the bay',
      event_segment_about_project: '<p>Forty brands.</p>',
      show_landing_page: false,
    });
    expect((await fetch(`${shop.running.origin}${hero?.['image']}`)).status).toBe(200);
    expect((await read('/v2/segment/swimwear/sellers')).data).toMatchObject([{ slug: 'lume' }]);
    expect(await shop.done('event', 'list')).toMatch(/resort-week +swimwear +Swimwear +yes +1 +0/);
  });

  it('take a second hero in place of the first, and lose a brand', async () => {
    await shop.done('event', 'hero', 'swimwear', '--title', 'At the pool', '--on-landing');
    expect((await read('/v1/heroes?events[]=swimwear')).data).toMatchObject([
      { title: 'At the pool', show_landing_page: true, event_segment_about_project: null },
    ]);
    expect(await shop.done('event', 'brand', 'swimwear', 'lume', '--remove')).toContain('is not in');
    expect((await read('/v2/segment/swimwear/sellers')).data).toEqual([]);
  });

  it('close and open again (R-053)', async () => {
    expect(await shop.done('event', 'close', 'swimwear')).toBe('swimwear is not active.\n');
    expect((await read('/v2/segment/swimwear')).status).toBe(404);
    expect(await shop.done('event', 'close', 'swimwear')).toContain('was already');
    await shop.done('event', 'open', 'swimwear');
    expect((await read('/v2/segment/swimwear')).status).toBe(200);
  });

  it('are open to everybody without an event (R-054)', async () => {
    await shop.done('event', 'segment', 'made-by-hand', '--name', 'Made by Hand');
    expect((await read('/v2/segment/made-by-hand')).status).toBe(200);
    expect(await shop.admin('event', 'close', 'made-by-hand')).toMatchObject({ code: 1, out: '' });
  });

  it('never share an address with a brand or a page of the shop (D-033, D-046)', async () => {
    const cases: [string[], string][] = [
      [['event', 'create', 'special', '--name', 'S'], 'an address of the shop'],
      [['event', 'create', 'lume', '--name', 'L'], 'the address of a brand'],
      [['event', 'create', 'resort-week', '--name', 'R'], 'the slug of another event'],
      [['event', 'segment', 'cart', '--name', 'C'], 'an address of the shop'],
      [['event', 'segment', 'lume', '--name', 'L'], 'the address of a brand'],
      [['event', 'segment', 'swimwear', '--name', 'S'], 'the slug of another segment'],
      [['event', 'segment', 'other', '--name', 'O', '--event', 'resort-wek'], 'Did you mean "resort-week"?'],
      [['event', 'segment', 'Not A Slug', '--name', 'O'], 'small letters and digits'],
      [['event', 'brand', 'swimwear', 'nobody'], 'There is no brand "nobody"'],
    ];
    const before = await shop.done('event', 'list');
    for (const [args, words] of cases)
      expect(await shop.admin(...args)).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringContaining(words) as string,
      });
    expect(await shop.done('event', 'list')).toBe(before);
    await seller('a@swim.example', 'Swimwear');
    await seller('b@resort.example', 'Resort Week');
    const { data } = await read('/v1/sellers/landing');
    expect(data.map(({ slug }) => slug)).toEqual(['lume', 'resort-week-brand', 'swimwear-brand']);
  });
});
