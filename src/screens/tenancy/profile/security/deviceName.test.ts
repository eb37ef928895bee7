import { expect, test } from 'vitest';
import { deviceName } from './deviceName.ts';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge · Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1', 'Safari · iOS'],
  ['curl/8.0', ''],
])('%s is named %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
