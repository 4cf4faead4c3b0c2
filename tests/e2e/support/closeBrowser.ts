// After each file of end-to-end tests: ends the browser that its devices shared.
import { afterAll } from 'vitest';
import { closeSharedBrowser } from './device';

afterAll(closeSharedBrowser);
