import { expect, test } from 'vitest';
import { imageSize } from './imageSize.ts';

test('reads the size of an image from its header', () => {
  const png = Buffer.alloc(33);
  png.writeUInt32BE(640, 16);
  png.writeUInt32BE(480, 20);
  expect(imageSize(png, 'image/png')).toEqual({ width: 640, height: 480 });
  const gif = Buffer.from('GIF89a\x20\x00\x10\x00', 'latin1');
  expect(imageSize(gif, 'image/gif')).toEqual({ width: 32, height: 16 });
  // A comment before the frame header, which has the height first.
  const jpeg = Buffer.from('ffd8fffe0004aabbffc0000b080010002001012200', 'hex');
  expect(imageSize(jpeg, 'image/jpeg')).toEqual({ width: 32, height: 16 });
  const webp = Buffer.concat([
    Buffer.from('RIFF\0\0\0\0WEBPVP8X'),
    Buffer.alloc(8),
    Buffer.from('1f00000f0000', 'hex'),
  ]);
  expect(imageSize(webp, 'image/webp')).toEqual({ width: 32, height: 16 });
});

test('a truncated header has no size', () => {
  expect(imageSize(Buffer.from('ffd8ffe0', 'hex'), 'image/jpeg')).toBeUndefined();
  expect(imageSize(Buffer.alloc(10), 'image/png')).toBeUndefined();
  expect(imageSize(Buffer.from('<svg/>'), 'image/svg+xml')).toBeUndefined();
});
