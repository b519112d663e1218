import { expect, it } from 'vitest';
import { describeEngines } from './testing/index.ts';
import { writeAsBrand } from './testing/officeWrites/brand.ts';
import { writeAboutOrders } from './testing/officeWrites/orders.ts';
import { writeAsStaff } from './testing/officeWrites/staff.ts';
import { createWriter, officeWrites } from './testing/officeWrites/writer.ts';

/** Calls that change nothing anybody sees, or not yet, and why. */
const withoutEntry: Readonly<Record<string, string>> = {
  'brandPictures.match': 'It answers where files belong and keeps nothing.',
  'brandSheets.check': 'The job that it starts only reads.',
  'brandSheets.apply': 'The job that it starts writes the catalogue, and the entry with it.',
  'brandOfficePage.addPicture': 'Nobody sees the picture before a page shows it, which has an entry.',
  'staffContent.addPicture': 'Nobody sees the picture before a document shows it, which has an entry.',
  'staffViews.open': 'The view begins, with an entry, when the ticket is used.',
};

describeEngines('the audit log', (server) => {
  it('has an entry of every write of staff and brands (D-048, D-049, D-067)', async () => {
    const { write, made, silent } = createWriter(server);
    await writeAsStaff(write, server);
    await writeAsBrand(write, server);
    await writeAboutOrders(write, server);
    expect(silent).toEqual([]);
    expect([...made, ...Object.keys(withoutEntry)].toSorted()).toEqual(officeWrites.toSorted());
  });
});
