/** What members choose by. */
export const NOTIFICATION_KINDS = ['order', 'message', 'connection', 'approval'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** In the list alone, in the list and in a daily mail, or not at all. */
export const NOTIFICATION_CHOICES = ['list', 'mail', 'off'] as const;
export type NotificationChoice = (typeof NOTIFICATION_CHOICES)[number];
export type NotificationChoices = Readonly<Record<NotificationKind, NotificationChoice>>;

/** What happens to a member: its kind, then the event. */
export const NOTIFICATION_EVENTS = [
  'order.placed',
  'order.recalled',
  'order.status',
  'order.shipped',
  'order.payment',
  'order.corrected',
  'order.changeProposed',
  'order.changeWithdrawn',
  'order.changeAccepted',
  'order.changeDeclined',
  'message.chat',
  'message.order',
  'connection.requested',
  'connection.accepted',
  'connection.declined',
  'approval.approve',
  'approval.ask',
  'approval.refuse',
  'approval.brand',
  'approval.retailer',
] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

export const notificationKind = (event: NotificationEvent): NotificationKind =>
  event.slice(0, event.indexOf('.')) as NotificationKind;

/** The choice for every kind: what is missing is in the list. */
export const notificationChoices = (chosen: Partial<NotificationChoices>): NotificationChoices => ({
  order: chosen.order ?? 'list',
  message: chosen.message ?? 'list',
  connection: chosen.connection ?? 'list',
  approval: chosen.approval ?? 'list',
});

/** Where a notification leads in the shop. `subject` is what it is about, as addresses name it. */
export const notificationPath = (event: NotificationEvent, subject: string): string => {
  if (event === 'message.chat') return `/messages/${subject}`;
  if (event === 'message.order' || event.startsWith('order.')) return `/order/${subject}`;
  if (event === 'connection.requested') return '/connections';
  if (event.startsWith('connection.')) return '/connections?filter=all';
  if (event === 'approval.brand') return `/admin/brands/${subject}`;
  if (event === 'approval.retailer') return `/admin/registrations/${subject}`;
  return event === 'approval.approve' ? '/brands' : '/profile';
};
