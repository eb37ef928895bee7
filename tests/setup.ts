import { afterAll } from 'vitest';
import { closeAll } from './afterFile.ts';

afterAll(closeAll);
