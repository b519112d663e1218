export { createFixtures as createSamples, type Fixtures as Samples, type Member } from '../testing/fixtures/index.ts';
export { composeClient } from './composeClient.ts';
export { portuguese } from './portuguese.ts';
export { sampleClient, type SampleScene } from './sampleClient.ts';
