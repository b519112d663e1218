import { test } from '@playwright/test';
import { testAt } from './accessibility.fixture.ts';

test.use({ reducedMotion: 'reduce' });

testAt('@once');
