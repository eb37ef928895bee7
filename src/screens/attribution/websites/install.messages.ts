import { defineMessages } from 'react-intl';
import type { UnopenedPage } from '#contract/attribution/webSnippet.contract.ts';
import type { SnippetProblem } from '#values/website.ts';

export const installWords = defineMessages({
  codeTitle: { id: 'website.install.codeTitle', defaultMessage: 'Code' },
  codeIntro: {
    id: 'website.install.codeIntro',
    defaultMessage: 'Put this line on every page of your website, anywhere in it. It doesn’t slow your pages down.',
  },
  code: { id: 'website.install.code', defaultMessage: 'Code for every page' },
  copyCode: { id: 'website.install.copyCode', defaultMessage: 'Copy code' },
  neverSeen: {
    id: 'website.install.neverSeen',
    defaultMessage: 'No page has asked for numbers yet. Once the code is on your website, open it.',
  },
  where: { id: 'website.install.where', defaultMessage: 'Where your website is made' },
  consentTitle: { id: 'website.install.consentTitle', defaultMessage: 'Consent and strict policies' },
  consentIntro: {
    id: 'website.install.consentIntro',
    defaultMessage:
      'If your visitors have to agree first, use this line instead. Until they do, they see numbers by source, nothing is stored, and nobody gets a number of a pool. Call dni.consent(true) once they agree.',
  },
  consentCode: { id: 'website.install.consentCode', defaultMessage: 'Code that waits for consent' },
  copyConsent: { id: 'website.install.copyConsent', defaultMessage: 'Copy code that waits' },
  pinnedIntro: {
    id: 'website.install.pinnedIntro',
    defaultMessage:
      'If a policy of your website asks for an integrity, this line loads exactly this version. Change it when we announce a new one: the old one is no longer served then, and your own numbers stay.',
  },
  pinnedCode: { id: 'website.install.pinnedCode', defaultMessage: 'Code with integrity' },
  copyPinned: { id: 'website.install.copyPinned', defaultMessage: 'Copy code with integrity' },
  checkTitle: { id: 'website.install.checkTitle', defaultMessage: 'Check your website' },
  checkIntro: {
    id: 'website.install.checkIntro',
    defaultMessage:
      'We open a page as a visitor would and look for the code, your numbers and anything that blocks them.',
  },
  path: { id: 'website.install.path', defaultMessage: 'Page' },
  check: { id: 'website.install.check', defaultMessage: 'Check' },
  fine: { id: 'website.install.fine', defaultMessage: 'The code is on this page, and nothing blocks it.' },
  others: {
    id: 'website.install.others',
    defaultMessage: 'Other numbers on this page that aren’t swapped:',
  },
});

export const installNamed = defineMessages<{
  seen: { when: string; count: number };
  found: { number: string; texts: number; links: number };
  checked: { address: string };
}>({
  seen: {
    id: 'website.install.seen',
    defaultMessage:
      'A page last asked for numbers on {when}. {count, plural, one {# visit} other {# visits}} in 24 hours.',
  },
  found: {
    id: 'website.install.found',
    defaultMessage:
      '{number}: {texts, plural, one {# time in text} other {# times in text}}, {links, plural, one {# link} other {# links}}',
  },
  checked: { id: 'website.install.checked', defaultMessage: 'Checked {address}' },
});

/** Why a page couldn’t be opened. */
export const unopenedWords = defineMessages<Record<UnopenedPage['wrong'], { status: number }>>({
  address: {
    id: 'website.unopened.address',
    defaultMessage: 'This page couldn’t be opened because it isn’t at a public https address.',
  },
  unresolved: {
    id: 'website.unopened.unresolved',
    defaultMessage: 'This page couldn’t be opened because its domain has no DNS record.',
  },
  connection: {
    id: 'website.unopened.connection',
    defaultMessage: 'This page couldn’t be opened because its server didn’t answer, or its certificate isn’t valid.',
  },
  redirects: { id: 'website.unopened.redirects', defaultMessage: 'This page redirects too many times.' },
  status: {
    id: 'website.unopened.status',
    defaultMessage: 'This page couldn’t be opened because its server answered with status {status}.',
  },
  type: { id: 'website.unopened.type', defaultMessage: 'This address isn’t an HTML page.' },
  size: { id: 'website.unopened.size', defaultMessage: 'This page is too large to check.' },
});

/** `detail` is the number, host or code that a problem is about. */
export const problemWords = defineMessages<Record<SnippetProblem, { detail: string }>>({
  snippetMissing: {
    id: 'website.problem.snippetMissing',
    defaultMessage: 'The code isn’t on this page. If a script adds it later, open the page in a browser instead.',
  },
  tagManager: {
    id: 'website.problem.tagManager',
    defaultMessage:
      'The code isn’t in the page itself. A tag manager ({detail}) may load it: the notice above says when a page last asked.',
  },
  snippetTwice: {
    id: 'website.problem.snippetTwice',
    defaultMessage: 'The code is on this page twice. Once is enough.',
  },
  otherSnippet: {
    id: 'website.problem.otherSnippet',
    defaultMessage: 'The code of another website ({detail}) is on this page as well. Only one of them can swap.',
  },
  otherTracker: {
    id: 'website.problem.otherTracker',
    defaultMessage: '{detail} swaps numbers on this page too. Remove one of the two, or they undo each other.',
  },
  scriptRefused: {
    id: 'website.problem.scriptRefused',
    defaultMessage: 'The page’s content security policy blocks the code. Add {detail} to script-src.',
  },
  connectionRefused: {
    id: 'website.problem.connectionRefused',
    defaultMessage: 'The page’s content security policy blocks requests for numbers. Add {detail} to connect-src.',
  },
  numberMissing: {
    id: 'website.problem.numberMissing',
    defaultMessage: '{detail} isn’t on this page in text or a link.',
  },
});

export const platforms = ['html', 'wordpress', 'tagManager', 'shopify', 'wix'] as const;
export type Platform = (typeof platforms)[number];

export const platformWords = defineMessages({
  html: { id: 'website.platform.html', defaultMessage: 'HTML' },
  wordpress: { id: 'website.platform.wordpress', defaultMessage: 'WordPress' },
  tagManager: { id: 'website.platform.tagManager', defaultMessage: 'Google Tag Manager' },
  shopify: { id: 'website.platform.shopify', defaultMessage: 'Shopify' },
  wix: { id: 'website.platform.wix', defaultMessage: 'Wix' },
} satisfies Record<Platform, object>);

const html = defineMessages({
  one: { id: 'website.html.one', defaultMessage: 'Open the template that all of your pages share.' },
  two: { id: 'website.html.two', defaultMessage: 'Paste the code at the end of its head, or anywhere else in it.' },
  three: { id: 'website.html.three', defaultMessage: 'Publish it, then check your website below.' },
});
const wordpress = defineMessages({
  one: { id: 'website.wordpress.one', defaultMessage: 'Install a plugin that adds code to all pages, such as WPCode.' },
  two: {
    id: 'website.wordpress.two',
    defaultMessage: 'Choose Code Snippets, Header & Footer, and paste the code under Header.',
  },
  three: { id: 'website.wordpress.three', defaultMessage: 'Save, and empty the cache if a plugin keeps one.' },
});
const tagManager = defineMessages({
  one: { id: 'website.tagManager.one', defaultMessage: 'Choose Tags, New, Custom HTML, and paste the code.' },
  two: {
    id: 'website.tagManager.two',
    defaultMessage:
      'Use the trigger Initialization – All Pages. With a consent banner, use the code that waits for consent.',
  },
  three: { id: 'website.tagManager.three', defaultMessage: 'Submit and publish the container.' },
});
const shopify = defineMessages({
  one: { id: 'website.shopify.one', defaultMessage: 'Choose Online Store, Themes, ⋯, Edit code.' },
  two: {
    id: 'website.shopify.two',
    defaultMessage: 'Open layout/theme.liquid and paste the code at the end of the head.',
  },
  three: { id: 'website.shopify.three', defaultMessage: 'Save. Checkout pages are Shopify’s own and are left alone.' },
});
const wix = defineMessages({
  one: {
    id: 'website.wix.one',
    defaultMessage: 'Choose Settings, Custom Code, Add Custom Code. Your site needs a domain of its own.',
  },
  two: {
    id: 'website.wix.two',
    defaultMessage: 'Paste the code, choose All pages, Load code once, and place it in Head.',
  },
  three: { id: 'website.wix.three', defaultMessage: 'Apply and publish your site.' },
});

/** What to do where a website is made, in order. */
export const platformSteps = { html, wordpress, tagManager, shopify, wix } satisfies Record<Platform, object>;
