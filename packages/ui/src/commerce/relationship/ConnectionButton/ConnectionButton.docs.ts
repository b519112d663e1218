import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Connecting with the company whose page this is: ask, accept, wait or write.',
  when: ['On a company’s page and in its header.'],
  whenNot: ['Lists of requests: ConnectionList.'],
  keyboard: { 'Enter, Space': 'Asks or accepts; follows SEND MESSAGE.' },
  accessibility: ['The state is said in words; a failure is announced and stays under the pointer.'],
  content: [
    'REQUEST CONNECTION, ACCEPT CONNECTION, REQUEST PENDING, SEND MESSAGE, CONNECTED; small letters in a brand’s header.',
  ],
  dos: ['Show the welcome text first where there is one.'],
  donts: ['Don’t ask again while a request waits.'],
};
