import { contract } from '@vitrine/api';
import { defaultHandlers, fixtures, mockCall } from '@vitrine/api/testing';
import { fn } from 'storybook/test';

export const recorded = fn();
const { user } = fixtures.members.approved;

/** A retailer who has seen neither welcome; the server remembers what is recorded. */
export const newcomer = (welcomes: { welcome_msg: boolean; brand_tips_msg: boolean }) => {
  const left = { ...welcomes };
  return [
    mockCall(contract.auth.userData, () => ({ status: 200, data: { ...user, ...left } })),
    mockCall(contract.auth.messageViewed, ({ body }) => {
      recorded(body.view);
      left[body.view === 1 ? 'welcome_msg' : 'brand_tips_msg'] = false;
      return { status: 200, data: { message: 'Recorded.' } };
    }),
    ...defaultHandlers({ member: fixtures.members.approved }),
  ];
};
