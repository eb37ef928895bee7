import { z } from 'zod';

/** What a swap rule asks of a visit’s medium. */
export const SwapMedium = z.enum(['any', 'none', 'organic', 'paid', 'referral', 'social']);
export type SwapMedium = z.infer<typeof SwapMedium>;

/** What a swap rule asks of a visit’s source. */
export const SwapSource = z.enum(['any', 'google', 'bing', 'facebook']);
export type SwapSource = z.infer<typeof SwapSource>;

/** How a number of the page is replaced: where it is written, in an image, in an element, or by the site’s own script. */
export const Replacement = z.enum(['text', 'image', 'custom', 'js']);
export type Replacement = z.infer<typeof Replacement>;
