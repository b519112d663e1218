import { contract } from '@vitrine/api';
import { expect, it } from 'vitest';
import { setSwitch } from '../../shared/account/switches.ts';
import { changeSettings } from '../../shared/account/settings.ts';
import { createEvent, createSegment, placeInSegment, setActive } from '../../shop/events/setUp.ts';
import { createMember, deactivateMember, inviteMember } from '../../shared/members/service.ts';
import { setContent } from '../documents/command.ts';
import { describeEngines } from '../../../testing/index.ts';

const { staffLog } = contract;

describeEngines('the audit log of the admin command', (server) => {
  const entries = async () =>
    (await server.call(staffLog.list, { as: 'staff@vitrine.example' })).body.data.toReversed();

  it('has what the command changed, with the fields before and after, and nothing of what it left as it was (D-067)', async () => {
    await changeSettings(server.db, 'vitrine', { carrier_name: 'Correios', copyright_year: 2025 });
    await changeSettings(server.db, 'vitrine', { carrier_name: 'Correios' });
    await setSwitch(server.db, 'vitrine', 'hidden_from_search', true);
    await setSwitch(server.db, 'vitrine', 'hidden_from_search', true);
    const settings = await entries();
    expect(settings.map(({ action, actor, before, after }) => [action, actor, before, after])).toEqual([
      ['account.settings', null, { carrier_name: 'DHL' }, { carrier_name: 'Correios' }],
      ['account.settings', null, { hidden_from_search: false }, { hidden_from_search: true }],
    ]);
    const scope = await server.scope();
    await setContent(scope, 'links', { groups: [{ group: 'Help', links: [{ text: 'Terms', url: '/terms' }] }] });
    await createEvent(scope, { slug: 'fair', name: { en: 'Fair' } });
    await createSegment(scope, { slug: 'fair-day', name: { en: 'Day' }, event: 'fair' });
    await setActive(scope, 'fair-day', false);
    await setActive(scope, 'fair-day', false);
    await placeInSegment(scope, 'fair-day', 'lume', true);
    const order = {
      email: 'kai@vitrine.example',
      firstName: 'Kai',
      lastName: '',
      role: 'staff',
      language: 'en',
    } as const;
    await createMember(scope, order, 'hand');
    await inviteMember(scope, order.email, 'hand');
    await deactivateMember(scope, order.email);
    expect((await entries()).slice(2).map(({ action, subject }) => [action, subject.name])).toEqual([
      ['content.set', 'links'],
      ['event.create', 'Fair'],
      ['segment.create', 'fair-day'],
      ['segment.close', 'fair-day'],
      ['segment.add_brand', 'fair-day'],
      ['member.create', 'kai@vitrine.example'],
      ['member.invite', 'kai@vitrine.example'],
      ['member.deactivate', 'kai@vitrine.example'],
    ]);
  });

  it('has nothing of a change that was refused, and nothing of another account', async () => {
    const known = (await entries()).length;
    const scope = await server.scope();
    await expect(createEvent(scope, { slug: 'cart', name: { en: 'Cart' } })).rejects.toThrow('an address of the shop');
    await expect(setContent(scope, 'links', { groups: 1 })).rejects.toThrow('What is wrong');
    await createEvent(await server.scope({ account: 'tropico' }), { slug: 'feira', name: { en: 'Feira' } });
    expect(await entries()).toHaveLength(known);
  });
});
