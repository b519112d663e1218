import { contract } from '@vitrine/api';
import { expect, it } from 'vitest';
import { asSeller, inTransaction } from '../../../domain/scope.ts';
import { describeEngines } from '../../../testing/index.ts';
import { changedFields, recordOwnChange } from '../service.ts';

const { brandOfficeLog, staffLog } = contract;
const lume = { as: 'seller@vitrine.example' };
const staff = { as: 'staff@vitrine.example' };

describeEngines("a brand's part of the audit log", (server) => {
  const record = async (name: string) =>
    inTransaction(asSeller(await server.scope(lume)), (tx) =>
      recordOwnChange(tx, {
        action: 'collection.change',
        subject: { id: 1, name },
        ...changedFields({ name: 'Dawn', note: 'as before' }, { name, note: 'as before' }),
      }),
    );

  it('has what its own people did, with person and company, for the brand and for staff (D-049)', async () => {
    await record('Dusk');
    const { body } = await server.call(brandOfficeLog.list, lume);
    expect(body.meta.total).toBe(1);
    expect(body.data[0]).toMatchObject({
      actor: { name: 'Selma Test' },
      company: 'Lume',
      before: { name: 'Dawn' },
      after: { name: 'Dusk' },
    });
    expect((await server.call(staffLog.list, staff)).body.data[0]).toEqual(body.data[0]);
  });

  it('has nothing of other brands or of a change that did not happen', async () => {
    const before = (await server.call(brandOfficeLog.list, lume)).body.meta.total;
    const undone = asSeller(await server.scope(lume));
    await expect(
      inTransaction(undone, async (tx) => {
        await recordOwnChange(tx, { action: 'collection.archive', subject: { id: 1, name: 'Dusk' } });
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect((await server.call(brandOfficeLog.list, lume)).body.meta.total).toBe(before);
    expect((await server.call(brandOfficeLog.list, { as: 'maru@vitrine.example' })).body.meta.total).toBe(0);
    expect((await server.call(brandOfficeLog.list, { as: 'seller@tropico.example' })).body.meta.total).toBe(0);
  });

  it('is for people of a brand alone, and the log of staff is not for them (D-067)', async () => {
    expect(await server.call(brandOfficeLog.list, { as: 'buyer@vitrine.example' })).toMatchObject({ status: 403 });
    expect(await server.call(brandOfficeLog.list, staff)).toMatchObject({ status: 403 });
    expect(await server.call(brandOfficeLog.list)).toMatchObject({ status: 401 });
    expect(await server.call(staffLog.list, lume)).toMatchObject({ status: 403 });
  });
});
