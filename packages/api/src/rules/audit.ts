/** What staff do, as the audit log names it: the kind of thing, then the act. */
export const AUDIT_ACTIONS = [
  'retailer.approve',
  'retailer.ask',
  'retailer.refuse',
  'brand.approve',
  'brand.refuse',
  'brand.publish',
  'brand.unpublish',
  'member.create',
  'member.invite',
  'member.deactivate',
  'member.activate',
  'member.end_sessions',
  'member.rights',
  'mail.send_again',
  'account.create',
  'account.settings',
  'account.branding',
  'account.hosts',
  'content.set',
  'event.create',
  'event.change',
  'segment.create',
  'segment.change',
  'segment.open',
  'segment.close',
  'segment.hero',
  'segment.add_brand',
  'segment.remove_brand',
  'subscribers.export',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The kinds of things in the audit log. */
export const AUDIT_SUBJECTS = [
  'retailer',
  'brand',
  'member',
  'mail',
  'account',
  'content',
  'event',
  'segment',
  'subscribers',
] as const;

export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
