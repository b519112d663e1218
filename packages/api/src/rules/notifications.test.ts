import { expect, it } from 'vitest';
import {
  NOTIFICATION_EVENTS,
  NOTIFICATION_KINDS,
  notificationChoices,
  notificationKind,
  notificationPath,
} from './notifications.ts';

it('Every event belongs to a kind that members choose by', () => {
  expect(new Set(NOTIFICATION_EVENTS.map(notificationKind))).toEqual(new Set(NOTIFICATION_KINDS));
});

it('A kind without a choice is in the list', () => {
  expect(notificationChoices({ message: 'off' })).toEqual({
    order: 'list',
    message: 'off',
    connection: 'list',
    approval: 'list',
  });
});

it('Each event leads to what it is about', () => {
  const paths = NOTIFICATION_EVENTS.map((event) => [event, notificationPath(event, '7')]);
  expect(Object.fromEntries(paths)).toEqual({
    'order.placed': '/order/7',
    'order.recalled': '/order/7',
    'order.status': '/order/7',
    'order.shipped': '/order/7',
    'order.payment': '/order/7',
    'order.corrected': '/order/7',
    'order.changeProposed': '/order/7',
    'order.changeWithdrawn': '/order/7',
    'order.changeAccepted': '/order/7',
    'order.changeDeclined': '/order/7',
    'message.chat': '/messages/7',
    'message.order': '/order/7',
    'connection.requested': '/connections',
    'connection.accepted': '/connections?filter=all',
    'connection.declined': '/connections?filter=all',
    'approval.approve': '/brands',
    'approval.ask': '/profile',
    'approval.refuse': '/profile',
    'approval.brand': '/admin/brands/7',
    'approval.retailer': '/admin/registrations/7',
  });
});
