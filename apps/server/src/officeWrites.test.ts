import { expect, it } from 'vitest';
import { describeEngines } from './testing/index.ts';
import { writeAsBrand } from './testing/officeWrites/brand.ts';
import { writeAboutOrders } from './testing/officeWrites/orders.ts';
import { writeAsAnybody } from './testing/officeWrites/session.ts';
import { writeAsStaff } from './testing/officeWrites/staff.ts';
import { createWriter, officeWrites } from './testing/officeWrites/writer.ts';

const onlyOwn = 'It is for the person alone, and changes nothing for others.';
const ownRecord = 'It is shown with its writer and its time, and nobody can change it.';
const readMark = 'Reading is no change.';

/** Calls that have no entry, and why. */
const withoutEntry: Readonly<Record<string, string>> = {
  'brandPictures.match': 'It answers where files belong and keeps nothing.',
  'brandSheets.check': 'The job that it starts only reads. Columns that it remembers have an entry.',
  'brandSheets.apply': 'The job that it starts writes the catalogue, and the entry with it.',
  'brandSheets.undo': 'It starts a check. Writing what was checked has an entry.',
  'brandOfficePage.addPicture': 'Nobody sees the picture before a page shows it, which has an entry.',
  'staffContent.addPicture': 'Nobody sees the picture before a document shows it, which has an entry.',
  'staffHosts.check': 'Looking keeps nothing. The host that it proves has an entry.',
  'staffViews.open': 'The view begins, with an entry, when the ticket is used.',
  'connections.requestBrand': 'Only retailers ask brands.',
  'orders.sendMessage': ownRecord,
  'messages.send': ownRecord,
  'messages.flag': 'A flag only marks a message for its own side.',
  'orders.markRead': readMark,
  'notifications.markRead': readMark,
  'notifications.markAllRead': readMark,
  'products.see': readMark,
  'favorites.add': onlyOwn,
  'favorites.remove': onlyOwn,
  'savedViews.save': onlyOwn,
  'savedViews.rename': onlyOwn,
  'savedViews.remove': onlyOwn,
  'notifications.choose': onlyOwn,
  'events.link': onlyOwn,
  'jobs.ticket': 'It opens a download of what the person may read anyway.',
  'jobs.cancel': 'It stops a job of the person. What the job has written has an entry.',
  'handOff.issue': 'It opens a partner site and keeps nothing here.',
  'passwordChange.sendCode': 'It mails a code; the new password has an entry.',
  'passwordChange.checkCode': 'It keeps nothing.',
};

describeEngines('the audit log', (server) => {
  it('has an entry of every write of staff and brands (D-048, D-049, D-067)', async () => {
    const { write, made, silent } = createWriter(server);
    await writeAsStaff(write, server);
    await writeAsBrand(write, server);
    await writeAboutOrders(write, server);
    await writeAsAnybody(write, server);
    expect(silent).toEqual([]);
    expect([...made, ...Object.keys(withoutEntry)].toSorted()).toEqual(officeWrites.toSorted());
  });
});
