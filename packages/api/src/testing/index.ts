export {
  createFixtures,
  fixtures,
  cartPageOf,
  orderPageOf,
  drawnPicture,
  type Fixtures,
  type Member,
  type PictureSource,
} from './fixtures/index.ts';
export { defaultHandlers, type Scene } from './handlers.ts';
export { memorySession } from './memorySession.ts';
export { mockCall, mockOffline, mockPending, type MockAnswer, type Reply } from './mock.ts';
export type { Asked } from './readRequest.ts';
export type { Replies } from './replies/replies.ts';
export { FIXTURE_PASSWORD } from './replies/shared/auth.ts';
export { FIXTURE_CODE } from './replies/shop/profile.ts';
export { FIXTURE_APPLICANT } from './replies/shop/registration.ts';
