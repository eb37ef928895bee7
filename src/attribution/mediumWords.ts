const listed = (text: string) => text.trim().split(/\s*,\s*/);

/** What campaigns write as `utm_medium`, by the medium that it means. Whole words in lower case. */
const mediums: Record<string, readonly string[]> = {
  paid: listed(`
    cpc, ppc, paid, cpm, cpv, cpa, cpp, cpl, display, banner, ad, ads, adwords, sem, paidsearch, paid-search, paid_search,
    paid search, search-ad, retargeting, remarketing, pmax, paidsocial, paid-social, paid_social, paid social, paid-media,
    paid_media, sponsored, promoted, interstitial, expandable, native, content-text, video-ad, paidvideo, paid-video,
    programmatic, shopping, social-paid, social_paid, socialpaid, boost, boosted`),
  social: listed(`
    social, social-network, social-media, social_media, socialmedia, social media, social network, sm, organic-social,
    organic_social, organicsocial, organic social, social-post, post, bio`),
  organic: listed('organic, seo, organic-search, organic_search, organicsearch, gmb, gbp, maps, search'),
  email: listed('email, e-mail, e_mail, mail, newsletter, edm, mailing, email-signature'),
  referral: listed('referral, refer, link, partner, partners, directory, listing, affiliate, affiliates'),
  ai: listed('ai, ai-assistant, llm, chatbot, ai_assistant'),
  sms: listed('sms, mms, text'),
  none: listed('none, (none), direct'),
};

/** What campaigns write as `utm_source`, by the source that it means. */
const sources: Record<string, readonly string[]> = {
  google: listed('google, google.com, googleads, google ads, google-ads, google_ads, adwords, gads, gmb, gbp'),
  bing: listed('bing, bing.com, bingads, bing ads, bing-ads, microsoft, microsoft ads, microsoft-ads'),
  facebook: listed('facebook, facebook.com, fb, meta, facebook ads, facebook-ads, facebookads, fb ads, fb-ads'),
  instagram: listed('instagram, instagram.com, ig'),
  linkedin: listed('linkedin, linkedin.com'),
  tiktok: listed('tiktok, tiktok.com, tik tok, tik-tok'),
  twitter: listed('twitter, twitter.com, x, x.com'),
  chatgpt: listed('chatgpt, chatgpt.com, openai'),
  perplexity: listed('perplexity, perplexity.ai'),
};

/** What is written, by its own words. */
function bySpelling(table: Record<string, readonly string[]>): ReadonlyMap<string, string> {
  return new Map(Object.entries(table).flatMap(([meant, all]) => all.map((one) => [one, meant] as const)));
}

const mediumsBySpelling = bySpelling(mediums);
const sourcesBySpelling = bySpelling(sources);

/** The medium that a `utm_medium` means; one that nobody knows stands for itself. */
export function mediumOf(written: string): string {
  const word = written.trim().toLowerCase();
  return mediumsBySpelling.get(word) ?? word;
}

/** The source that a `utm_source` means; one that nobody knows stands for itself. */
export function sourceOf(written: string): string {
  const word = written.trim().toLowerCase();
  return sourcesBySpelling.get(word) ?? word;
}
