// node server.mjs: the marketplace. Settings are environment variables (docs/settings.md).
import { memoryEnv, memoryFlags } from '../memory.mjs';
import { become } from './become.mjs';

become([...memoryFlags(), 'apps/server/src/main.ts'], memoryEnv());
