import { contract } from '@vitrine/api';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { auth } = contract;

describeEngines('the welcomes', (server) => {
  const as = 'new@vitrine.example';
  const flags = async () => {
    const { welcome_msg, brand_tips_msg } = (await server.call(auth.userData, { as })).body;
    return { welcome_msg, brand_tips_msg };
  };

  it('are each shown until they are seen (A-080, M-14, D-019, B-19)', async () => {
    expect(await flags()).toEqual({ welcome_msg: true, brand_tips_msg: true });
    expect((await server.call(auth.messageViewed, { as, body: { view: 1 } })).status).toBe(200);
    expect(await flags()).toEqual({ welcome_msg: false, brand_tips_msg: true });
    for (let turn = 0; turn < 2; turn += 1) await server.call(auth.messageViewed, { as, body: { view: 2 } });
    expect(await flags()).toEqual({ welcome_msg: false, brand_tips_msg: false });
  });

  it('are for retailers alone, and there are two of them (A-080)', async () => {
    const refused = await server.call(auth.messageViewed, { as: 'seller@vitrine.example', body: { view: 1 } });
    expect(refused.status).toBe(403);
    expect((await server.call(auth.messageViewed, { body: { view: 1 } })).status).toBe(401);
    expect((await server.call(auth.messageViewed, { as, body: { view: 3 as 1 } })).status).toBe(422);
  });
});
