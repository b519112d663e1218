import type { MemberScope } from '../../../domain/scope.ts';
import type { Budget } from '../../../platform/rateLimit.ts';

const minute = 60;
const hour = 3600;

/** Thirty messages a minute and five hundred an hour from one member; sixty pictures an hour. */
export const sendBudgets = ({ viewer }: MemberScope, hasPicture: boolean): Budget[] => {
  const whom = String(viewer.memberId);
  return [
    { what: 'chat-minute', whom, free: 30, seconds: minute },
    { what: 'chat-hour', whom, free: 500, seconds: hour },
    ...(hasPicture ? [{ what: 'chat-pictures', whom, free: 60, seconds: hour }] : []),
  ];
};

/** Five messages a minute and thirty an hour by the form, from one place. */
export const formBudgets = (place: string): Budget[] => [
  { what: 'form-minute', whom: place, free: 5, seconds: minute },
  { what: 'form-hour', whom: place, free: 30, seconds: hour },
];

/** Twenty mails an hour to one brand about messages of visitors. Further messages wait in its inbox. */
export const visitorMailBudget = (brandId: number): Budget => ({
  what: 'visitor-mail',
  whom: String(brandId),
  free: 20,
  seconds: hour,
});
