/** What an advertising platform adds to the address of an ad or link. */
export interface ClickId {
  /** The parameter, in lower case. */
  name: string;
  source: string;
  /**
   * Whether the platform adds it to ads alone. `fbclid`, for one, is on every link that somebody clicks on Facebook, so
   * by itself it says nothing about money.
   */
  means: 'paid' | 'organic' | 'either';
}

/** When this table was last gone through. */
export const clickIdsDate = '2026-11-28';

/** Click ids, the most telling first. */
export const clickIds: readonly ClickId[] = [
  { name: 'gclid', source: 'google', means: 'paid' },
  { name: 'gbraid', source: 'google', means: 'paid' },
  { name: 'wbraid', source: 'google', means: 'paid' },
  { name: 'dclid', source: 'google', means: 'paid' },
  { name: 'msclkid', source: 'bing', means: 'paid' },
  { name: 'ttclid', source: 'tiktok', means: 'paid' },
  { name: 'li_fat_id', source: 'linkedin', means: 'paid' },
  { name: 'twclid', source: 'twitter', means: 'paid' },
  { name: 'rdt_cid', source: 'reddit', means: 'paid' },
  { name: 'yclid', source: 'yandex', means: 'paid' },
  { name: 'fbclid', source: 'facebook', means: 'either' },
  { name: 'igshid', source: 'instagram', means: 'either' },
  { name: 'sccid', source: 'snapchat', means: 'either' },
  { name: 'epik', source: 'pinterest', means: 'either' },
  { name: 'ob_click_id', source: 'outbrain', means: 'either' },
  { name: 'tblci', source: 'taboola', means: 'either' },
  { name: 'srsltid', source: 'google', means: 'organic' },
];
