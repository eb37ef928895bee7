let count = 0;

/** An address that nobody had before in this process: the tries of one are limited. */
export function freshAddress(): string {
  count += 1;
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}
