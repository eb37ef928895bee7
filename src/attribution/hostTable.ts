/** Where visitors come from by the site that sent them, and how. */
export interface HostOrigin {
  source: string;
  medium: 'organic' | 'social' | 'email' | 'ai' | 'referral';
}

const words = (text: string) => text.trim().split(/\s+/);

/** Country suffixes of Google’s search. */
const googleSuffixes = words(`
  com ad ae al am as at az ba be bf bg bi bj bs bt by ca cat cd cf cg ch ci cl cm cn co.ao co.bw co.ck co.cr co.id co.il
  co.in co.jp co.ke co.kr co.ls co.ma co.mz co.nz co.th co.tz co.ug co.uk co.uz co.ve co.vi co.za co.zm co.zw com.af
  com.ag com.ar com.au com.bd com.bh com.bn com.bo com.br com.bz com.co com.cu com.cy com.do com.ec com.eg com.et com.fj
  com.gh com.gi com.gt com.hk com.jm com.kh com.kw com.lb com.ly com.mm com.mt com.mx com.my com.na com.ng com.ni com.np
  com.om com.pa com.pe com.pg com.ph com.pk com.pr com.py com.qa com.sa com.sb com.sg com.sl com.sv com.tj com.tr com.tw
  com.ua com.uy com.vc com.vn cv cz de dj dk dm dz ee es fi fm fr ga ge gg gl gm gr gy hn hr ht hu ie im iq is it je jo
  kg ki kz la li lk lt lu lv md me mg mk ml mn mu mv mw ne nl no nr nu pl pn ps pt ro rs ru rw sc se sh si sk sm sn so sr
  st td tg tl tm tn to tt vu ws`);

/** Search engines other than Google by their source. */
const searchHosts: Record<string, string> = {
  bing: 'bing.com cc.bingj.com',
  yahoo: 'search.yahoo.com search.yahoo.co.jp yahoo.com yahoo.co.jp',
  duckduckgo: 'duckduckgo.com',
  yandex: 'yandex.com yandex.ru yandex.by yandex.kz yandex.com.tr yandex.eu ya.ru',
  baidu: 'baidu.com',
  ecosia: 'ecosia.org',
  brave: 'search.brave.com',
  startpage: 'startpage.com',
  qwant: 'qwant.com lite.qwant.com',
  naver: 'search.naver.com naver.com',
  daum: 'search.daum.net daum.net',
  seznam: 'seznam.cz search.seznam.cz',
  sogou: 'sogou.com',
  '360': 'so.com',
  aol: 'aol.com search.aol.com',
  ask: 'ask.com',
  lycos: 'lycos.com search.lycos.com',
  dogpile: 'dogpile.com',
  swisscows: 'swisscows.com',
  mojeek: 'mojeek.com',
  kagi: 'kagi.com',
  karma: 'karmasearch.org',
  presearch: 'presearch.com',
  lilo: 'lilo.org',
  onet: 'szukaj.onet.pl',
  virgilio: 'ricerca.virgilio.it',
  libero: 'ricerca.libero.it libero.it',
  tonline: 'suche.t-online.de',
  webde: 'suche.web.de',
  gmx: 'suche.gmx.net suche.gmx.at',
  rambler: 'nova.rambler.ru rambler.ru',
  petal: 'petalsearch.com',
  yep: 'yep.com',
  coccoc: 'coccoc.com',
  alhea: 'alhea.com',
  info: 'info.com',
  infospace: 'infospace.com',
  metager: 'metager.org metager.de',
  searxng: 'searx.be',
  gibiru: 'gibiru.com',
  terra: 'terra.com.br',
  centrum: 'search.centrum.cz',
  walla: 'search.walla.co.il',
  eniro: 'eniro.se',
};

const socialHosts: Record<string, string> = {
  facebook: 'facebook.com fb.com fb.me m.me messenger.com',
  instagram: 'instagram.com l.instagram.com',
  threads: 'threads.net threads.com',
  twitter: 'twitter.com x.com t.co',
  linkedin: 'linkedin.com lnkd.in',
  tiktok: 'tiktok.com vm.tiktok.com',
  pinterest:
    'pinterest.com pinterest.com.au pinterest.co.uk pinterest.ca pinterest.de pinterest.fr pinterest.it pinterest.es pinterest.at pinterest.ch pinterest.nz pinterest.ie pinterest.jp pinterest.pt pin.it',
  youtube: 'youtube.com youtu.be youtube-nocookie.com',
  vimeo: 'vimeo.com',
  twitch: 'twitch.tv',
  reddit: 'reddit.com redd.it',
  snapchat: 'snapchat.com',
  whatsapp: 'whatsapp.com wa.me',
  telegram: 'telegram.org t.me telegram.me',
  discord: 'discord.com discord.gg discordapp.com',
  slack: 'slack.com',
  teams: 'teams.microsoft.com',
  quora: 'quora.com',
  medium: 'medium.com',
  tumblr: 'tumblr.com',
  nextdoor: 'nextdoor.com nextdoor.com.au nextdoor.co.uk nextdoor.de nextdoor.fr nextdoor.it nextdoor.es nextdoor.nl',
  yelp: 'yelp.com yelp.com.au yelp.co.uk yelp.ca yelp.de yelp.fr yelp.it yelp.es yelp.ie m.yelp.com biz.yelp.com',
  tripadvisor: 'tripadvisor.com tripadvisor.com.au tripadvisor.co.uk tripadvisor.it tripadvisor.de tripadvisor.fr',
  bluesky: 'bsky.app go.bsky.app',
  mastodon: 'mastodon.social mastodon.online mstdn.social',
  vk: 'vk.com vk.ru vkontakte.ru',
  odnoklassniki: 'ok.ru odnoklassniki.ru',
  weibo: 'weibo.com weibo.cn',
  wechat: 'weixin.qq.com',
  qzone: 'qzone.qq.com',
  douyin: 'douyin.com',
  line: 'line.me',
  kakao: 'story.kakao.com',
  viber: 'viber.com',
  xing: 'xing.com',
  meetup: 'meetup.com',
  flickr: 'flickr.com',
  hackernews: 'news.ycombinator.com',
  producthunt: 'producthunt.com',
  linktree: 'linktr.ee',
  flipboard: 'flipboard.com',
  pocket: 'getpocket.com',
  stackoverflow: 'stackoverflow.com',
  github: 'github.com',
  livejournal: 'livejournal.com',
  dailymotion: 'dailymotion.com',
  hootsuite: 'hootsuite.com ow.ly',
  buffer: 'buff.ly',
};

const assistantHosts: Record<string, string> = {
  chatgpt: 'chatgpt.com chat.openai.com',
  perplexity: 'perplexity.ai',
  gemini: 'gemini.google.com bard.google.com',
  copilot: 'copilot.microsoft.com copilot.cloud.microsoft m365.cloud.microsoft',
  claude: 'claude.ai',
  deepseek: 'chat.deepseek.com deepseek.com',
  grok: 'grok.com grok.x.com',
  meta: 'meta.ai',
  mistral: 'chat.mistral.ai',
  poe: 'poe.com',
  you: 'you.com',
  phind: 'phind.com',
  kimi: 'kimi.com kimi.moonshot.cn',
  qwen: 'chat.qwen.ai tongyi.aliyun.com',
  doubao: 'doubao.com',
  yiyan: 'yiyan.baidu.com',
  huggingface: 'huggingface.co',
  pi: 'pi.ai',
  character: 'character.ai',
  notebooklm: 'notebooklm.google.com',
  duckai: 'duck.ai',
  felo: 'felo.ai',
  genspark: 'genspark.ai',
  manus: 'manus.im',
};

const mailHosts: Record<string, string> = {
  gmail: 'mail.google.com',
  outlook:
    'outlook.com outlook.live.com outlook.office.com outlook.office365.com mail.live.com outlook.cloud.microsoft safelinks.protection.outlook.com',
  yahoo: 'mail.yahoo.com mail.yahoo.co.jp',
  aol: 'mail.aol.com',
  icloud: 'icloud.com',
  proton: 'mail.proton.me mail.protonmail.com',
  zoho: 'mail.zoho.com mail.zoho.eu',
  fastmail: 'fastmail.com app.fastmail.com',
  hey: 'app.hey.com',
  gmx: 'gmx.net gmx.com gmx.de navigator.gmx.net',
  webde: 'web.de navigator.web.de',
  tonline: 'email.t-online.de',
  libero: 'mail.libero.it',
  virgilio: 'mail.virgilio.it',
  tiscali: 'mail.tiscali.it',
  orange: 'mail.orange.fr',
  laposte: 'webmail.laposte.net',
  comcast: 'connect.xfinity.com',
  bigpond: 'email.telstra.com mail.bigpond.com',
  optus: 'webmail.optuszoo.com.au',
  yandex: 'mail.yandex.ru mail.yandex.com',
  mailru: 'e.mail.ru',
  qq: 'mail.qq.com',
  naver: 'mail.naver.com',
  mailchimp: 'list-manage.com mailchi.mp',
  campaignmonitor: 'createsend.com',
  roundcube: 'roundcube.net',
};

function entriesOf(table: Record<string, string>, medium: HostOrigin['medium']): [string, HostOrigin][] {
  return Object.entries(table).flatMap(([source, hosts]) =>
    words(hosts).map((host): [string, HostOrigin] => [host, { source, medium }]),
  );
}

/** When these tables were last gone through. */
export const hostTableDate = '2026-11-28';

/** Known sites by host. A host belongs to an entry if it is that host or lies below it. */
export const hostTable: ReadonlyMap<string, HostOrigin> = new Map([
  ...googleSuffixes.map((suffix): [string, HostOrigin] => [
    `google.${suffix}`,
    { source: 'google', medium: 'organic' },
  ]),
  ...entriesOf(searchHosts, 'organic'),
  ...entriesOf(socialHosts, 'social'),
  ...entriesOf(assistantHosts, 'ai'),
  ...entriesOf(mailHosts, 'email'),
  ...words('docs.google.com drive.google.com sites.google.com groups.google.com classroom.google.com').map(
    (host): [string, HostOrigin] => [host, { source: host, medium: 'referral' }],
  ),
]);

/** Sites that a visitor passes through while paying or logging in, and comes back from: no source. */
export const passedHosts: ReadonlySet<string> = new Set(
  words(`
  paypal.com paypalobjects.com checkout.stripe.com stripe.com hooks.stripe.com klarna.com pay.klarna.com
  afterpay.com portal.afterpay.com clearpay.co.uk zip.co checkout.zip.co squareup.com square.link
  adyen.com checkoutshopper-live.adyen.com authorize.net secure.worldpay.com worldpay.com sagepay.com opayo.co.uk
  mollie.com checkout.com braintreegateway.com 2checkout.com secure.2checkout.com eway.com.au ewaypayments.com
  secure.ewaypayments.com pinpayments.com sumup.com wise.com nexi.it satispay.com ideal.nl sofort.com giropay.de
  multibanco.pt bluesnap.com cybersource.com secureacceptance.cybersource.com pay.google.com payments.amazon.com
  pay.amazon.com shop.app checkout.shopify.com shopify.com paydirekt.de alipay.com cashier.alipay.com paysafecard.com
  skrill.com polipayments.com humm.com.au latitudepay.com accounts.google.com login.microsoftonline.com login.live.com
  appleid.apple.com login.yahoo.com auth0.com okta.com 3dsecure.io arcot.com acs.cardinalcommerce.com
  centinelapistag.cardinalcommerce.com securesuite.net`),
);

/** The longest entry that the host is or lies below; never a part of a label. */
export function entryFor(host: string, entries: { has(name: string): boolean }): string | undefined {
  const labels = host.split('.');
  for (let from = 0; from < labels.length - 1; from++) {
    const name = labels.slice(from).join('.');
    if (entries.has(name)) return name;
  }
  return undefined;
}
