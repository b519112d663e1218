import { contract } from '@vitrine/api';
import { themes } from '@vitrine/tokens';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { staffBranding, staffBrandingReview, staffLog } = contract;
const as = 'staff@vitrine.example';
const looked = { surface: 'directory', viewer: 'visitor', mode: 'dark' as const, language: 'pt-BR' };

describeEngines("the review of the account's draft look", (server) => {
  const read = async () => (await server.call(staffBrandingReview.read, { as })).body.data;
  const comment = (text: string) => server.call(staffBrandingReview.comment, { as, body: { ...looked, text } });
  const desk = async () => (await server.call(staffBranding.read, { as })).body.data;
  const save = async (brand: string) => {
    const { version, live } = await desk();
    const style = { ...themes.vitrine, seeds: { ...themes.vitrine.seeds, brand } };
    const document = JSON.stringify({ ...live, style });
    const { body } = await server.call(staffBranding.saveDraft, { as, body: { seen: version, document } });
    return body.data.version;
  };
  const decide = (seen: number, decision: 'approve' | 'needs_work') =>
    server.call(staffBrandingReview.decide, { as, body: { seen, decision } });
  const newest = async () => (await server.call(staffLog.list, { as })).body.data[0];

  it('is for staff alone, and neither a brand nor a retailer comments (D-067)', async () => {
    for (const stranger of ['buyer@vitrine.example', 'seller@vitrine.example']) {
      expect((await server.call(staffBrandingReview.read, { as: stranger })).status).toBe(403);
      const said = { as: stranger, body: { ...looked, text: 'Hello' } };
      expect((await server.call(staffBrandingReview.comment, said)).status).toBe(403);
    }
    expect(await read()).toEqual({ comments: [], decisions: [] });
  });

  it('keeps a comment with what was looked at and who said it, until somebody settles it (D-067)', async () => {
    const { body } = await comment('  The ground is too dark here.  ');
    const [said] = body.data.comments;
    expect(said).toMatchObject({ ...looked, text: 'The ground is too dark here.', done: false });
    expect(said?.person).toEqual(expect.any(String));
    expect(await newest()).toMatchObject({ action: 'account.branding_comment', after: { surface: 'directory' } });
    await comment('Second');
    const settled = await server.call(staffBrandingReview.settle, {
      as,
      params: { id: said?.id ?? 0 },
      body: { done: true },
    });
    expect(settled.body.data.comments.map(({ text, done }) => [text, done])).toEqual([
      ['Second', false],
      ['The ground is too dark here.', true],
    ]);
    expect(await newest()).toMatchObject({ action: 'account.branding_settle' });
  });

  it('refuses an empty comment, one that is too long, and one that is not there', async () => {
    expect((await comment('   ')).status).toBe(422);
    expect((await comment('a'.repeat(1001))).status).toBe(422);
    const missing = { as, params: { id: 999_999 }, body: { done: true } };
    expect((await server.call(staffBrandingReview.settle, missing)).status).toBe(404);
  });

  it('keeps the last decision of a person on the draft that was seen; another draft makes it an old one (D-067)', async () => {
    expect((await decide((await desk()).version, 'approve')).status).toBe(409);
    const version = await save('#0a5c36');
    await decide(version, 'needs_work');
    expect((await decide(version, 'approve')).body.data.decisions).toMatchObject([
      { decision: 'approve', is_current: true, is_own: true },
    ]);
    expect(await newest()).toMatchObject({ action: 'account.branding_decide', after: { decision: 'approve' } });
    await save('#0a5c99');
    expect((await decide(version, 'approve')).status).toBe(409);
    expect((await read()).decisions).toMatchObject([{ decision: 'approve', is_current: false }]);
  });

  it('ends when the draft is published', async () => {
    await comment('Third');
    await server.call(staffBranding.publish, { as, body: { seen: (await desk()).version } });
    const { comments, decisions } = await read();
    expect(comments.length).toBeGreaterThan(0);
    expect(comments.every(({ done }) => done)).toBe(true);
    expect(decisions).toEqual([]);
  });
});
