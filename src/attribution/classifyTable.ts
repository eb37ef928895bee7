/**
 * What visits must be classified as, written by hand: `source medium rule`, then what browsers send. A referrer stands as
 * its host and path; a page’s parameters begin with `?`.
 */
export const referrerRows: Record<string, string> = {
  'google organic referrer': `
    google.com/ google.com/search?q=roof+repair google.com.au/ google.co.uk/ google.de/ google.it/ google.fr/ google.es/
    google.ca/ google.co.nz/ google.co.in/ google.co.jp/ google.com.br/ google.nl/ google.be/ google.ch/ google.at/
    google.pl/ google.se/ google.no/ google.dk/ google.fi/ google.ie/ google.pt/ google.gr/ google.cz/ google.hu/
    google.ro/ google.bg/ google.hr/ google.si/ google.sk/ google.lt/ google.lv/ google.ee/ google.ru/ google.com.ua/
    google.com.tr/ google.co.il/ google.ae/ google.com.sa/ google.com.eg/ google.co.za/ google.co.ke/ google.com.ng/
    google.com.gh/ google.com.sg/ google.com.my/ google.co.th/ google.com.vn/ google.com.ph/ google.co.id/ google.com.hk/
    google.com.tw/ google.co.kr/ google.com.pk/ google.com.bd/ google.lk/ google.com.np/ google.com.mx/ google.com.ar/
    google.cl/ google.com.co/ google.com.pe/ google.co.ve/ google.com.ec/ google.com.uy/ google.com.py/ google.com.bo/
    google.co.cr/ google.com.pa/ google.com.gt/ google.hn/ google.com.sv/ google.com.ni/ google.com.do/ google.com.cu/
    google.com.jm/ google.tt/ google.is/ google.lu/ google.li/ google.com.mt/ google.com.cy/ google.me/ google.rs/
    google.ba/ google.mk/ google.al/ google.md/ google.ge/ google.am/ google.az/ google.kz/ google.kg/ google.co.uz/
    google.mn/ google.com.kh/ google.la/ google.com.mm/ google.com.fj/ google.com.pg/ google.ws/ google.to/ google.ad/
    www.google.com/ WWW.GOOGLE.COM.AU/ news.google.com/ maps.google.com.au/ images.google.de/ cdn.ampproject.org/
    www-shop-example.cdn.ampproject.org/v/s/shop.example/ android-app://com.google.android.googlequicksearchbox/
    android-app://com.google.android.googlequicksearchbox/https/www.google.com google.com:443/ l.google.com./`,
  'bing organic referrer':
    'bing.com/ www.bing.com/search?q=x cn.bing.com/ cc.bingj.com/ android-app://com.microsoft.bing/',
  'yahoo organic referrer':
    'search.yahoo.com/ au.search.yahoo.com/ it.search.yahoo.com/ search.yahoo.co.jp/ yahoo.com/ uk.yahoo.com/',
  'duckduckgo organic referrer': 'duckduckgo.com/ html.duckduckgo.com/ android-app://com.duckduckgo.mobile.android/',
  'yandex organic referrer': 'yandex.ru/ yandex.com/ yandex.kz/ yandex.com.tr/ ya.ru/ m.yandex.ru/',
  'baidu organic referrer': 'baidu.com/ www.baidu.com/link m.baidu.com/',
  'ecosia organic referrer': 'ecosia.org/ www.ecosia.org/search',
  'brave organic referrer': 'search.brave.com/',
  'startpage organic referrer': 'startpage.com/ eu.startpage.com/',
  'qwant organic referrer': 'qwant.com/ lite.qwant.com/',
  'naver organic referrer': 'search.naver.com/ m.search.naver.com/',
  'daum organic referrer': 'search.daum.net/',
  'seznam organic referrer': 'search.seznam.cz/ seznam.cz/',
  'aol organic referrer': 'search.aol.com/ aol.com/',
  'ask organic referrer': 'ask.com/ uk.ask.com/',
  'kagi organic referrer': 'kagi.com/search',
  'libero organic referrer': 'ricerca.libero.it/',
  'virgilio organic referrer': 'ricerca.virgilio.it/',
  'sogou organic referrer': 'sogou.com/ m.sogou.com/',
  '360 organic referrer': 'so.com/ m.so.com/',
  'swisscows organic referrer': 'swisscows.com/',
  'mojeek organic referrer': 'mojeek.com/',
  'facebook social referrer': `
    facebook.com/ www.facebook.com/shop m.facebook.com/ l.facebook.com/ lm.facebook.com/l.php business.facebook.com/
    fb.me/x m.me/ messenger.com/ android-app://com.facebook.katana/ fb.com/`,
  'instagram social referrer':
    'instagram.com/ l.instagram.com/ www.instagram.com/ android-app://com.instagram.android/',
  'threads social referrer': 'threads.net/ threads.com/ l.threads.net/',
  'twitter social referrer': 'twitter.com/ x.com/ t.co/abc mobile.twitter.com/ android-app://com.twitter.android/',
  'linkedin social referrer':
    'linkedin.com/ www.linkedin.com/ au.linkedin.com/ lnkd.in/x android-app://com.linkedin.android/',
  'tiktok social referrer': 'tiktok.com/ www.tiktok.com/ vm.tiktok.com/',
  'pinterest social referrer':
    'pinterest.com/ au.pinterest.com/ pinterest.it/ pinterest.co.uk/ pin.it/x pinterest.com.au/ pinterest.de/',
  'youtube social referrer': 'youtube.com/ m.youtube.com/ youtu.be/x www.youtube.com/watch',
  'reddit social referrer': 'reddit.com/ old.reddit.com/ out.reddit.com/ android-app://com.reddit.frontpage/',
  'whatsapp social referrer': 'web.whatsapp.com/ wa.me/ android-app://com.whatsapp/',
  'telegram social referrer': 't.me/x web.telegram.org/ android-app://org.telegram.messenger/',
  'nextdoor social referrer': 'nextdoor.com/ nextdoor.com.au/ nextdoor.it/ nextdoor.co.uk/',
  'yelp social referrer': 'yelp.com/ www.yelp.com.au/ yelp.it/ m.yelp.com/',
  'tripadvisor social referrer': 'tripadvisor.it/ www.tripadvisor.com.au/ tripadvisor.com/',
  'bluesky social referrer': 'bsky.app/ go.bsky.app/',
  'slack social referrer': 'app.slack.com/ android-app://com.slack/',
  'vk social referrer': 'vk.com/ m.vk.com/ away.vk.com/',
  'quora social referrer': 'quora.com/ it.quora.com/',
  'linktree social referrer': 'linktr.ee/shop',
  'chatgpt ai referrer': 'chatgpt.com/ chat.openai.com/ android-app://com.openai.chatgpt/',
  'perplexity ai referrer': 'perplexity.ai/ www.perplexity.ai/search/x android-app://ai.perplexity.app.android/',
  'gemini ai referrer': 'gemini.google.com/app bard.google.com/',
  'copilot ai referrer': 'copilot.microsoft.com/ copilot.cloud.microsoft/ m365.cloud.microsoft/chat',
  'claude ai referrer': 'claude.ai/chat/x',
  'deepseek ai referrer': 'chat.deepseek.com/',
  'grok ai referrer': 'grok.com/',
  'meta ai referrer': 'meta.ai/ www.meta.ai/',
  'mistral ai referrer': 'chat.mistral.ai/',
  'poe ai referrer': 'poe.com/',
  'you ai referrer': 'you.com/search',
  'notebooklm ai referrer': 'notebooklm.google.com/',
  'gmail email referrer': 'mail.google.com/mail/u/0/ android-app://com.google.android.gm/',
  'outlook email referrer': `
    outlook.live.com/ outlook.office.com/mail/ outlook.office365.com/ eur01.safelinks.protection.outlook.com/?url=x
    aus01.safelinks.protection.outlook.com/ android-app://com.microsoft.office.outlook/`,
  'yahoo email referrer': 'mail.yahoo.com/ au.mail.yahoo.com/',
  'icloud email referrer': 'www.icloud.com/mail',
  'proton email referrer': 'mail.proton.me/',
  'libero email referrer': 'mail.libero.it/',
  'bigpond email referrer': 'email.telstra.com/',
  'mailchimp email referrer': 'shop.us4.list-manage.com/ mailchi.mp/x',
  'docs.google.com referral referrer': 'docs.google.com/document/x',
  'sites.google.com referral referrer': 'sites.google.com/view/x',
  'direct none passed-through': `
    www.paypal.com/checkout checkout.stripe.com/ hooks.stripe.com/ pay.klarna.com/ portal.afterpay.com/ checkout.zip.co/
    secure.ewaypayments.com/ www.mollie.com/ pay.google.com/ accounts.google.com/ login.microsoftonline.com/ shop.app/
    appleid.apple.com/ login.live.com/ secure.worldpay.com/ acs.cardinalcommerce.com/ nexi.it/ satispay.com/`,
  'direct none internal': `
    shop.example/ www.shop.example/about shop.example/?utm=1 blog.shop.example/ m.shop.example/ shop-alias.example/
    www.shop-alias.example/x shop-example.translate.goog/ WWW.SHOP.EXAMPLE/`,
};

/** Hosts that only look like known ones: each is a referral of its own. */
export const lookAlikes = `
  not-linkedin.com mylinkedin.com linkedin.com.evil.example linkedin.co linkedin.example google.evil.example
  mygoogle.com google-maps.example googlee.com google.com.evil.example google.app google.xyz google.co bing.co notbing.com
  bing.com.example facebookk.com notfacebook.com facebook.com.example fb.com.example ax.com netx.com netflix.com dropbox.com
  cat.co at.co not.co part.me at.me notpin.it mypin.it wow.me xwa.me chatgpt.com.example notchatgpt.com
  claude.ai.example notclaude.ai theyou.com foryou.com bayou.com mypoe.com expoe.com nope.com instagramm.com instagram.co
  youtube.example notyoutube.com youtu.be.example tiktok.co mytiktok.com pinterestt.com interest.com yahoo.example
  notyahoo.com duckduckgo.co baidu.example ecosia.com qwant.org yandex.example notya.ru paypal.com.example notpaypal.com
  mypaypal.com stripe.example notstripe.com klarna.example myshop.example notshop.example shop.example.evil.example
  directory.example news.example abc.net.au bbc.co.uk
  repubblica.it corriere.it carsales.com.au truelocal.com.au yellowpages.com.au paginegialle.it whitepages.com.au
  hipages.com.au oneflare.com.au 192.0.2.7 localhost.example xn--bcher-kva.example`;

/** Visits by the parameters of their page: `parameters [referrer]` and `source medium rule`. */
export const parameterRows: readonly (readonly [page: string, expected: string, referrer?: string])[] = [
  ['?gclid=a', 'google paid click-id'],
  ['?gclid=a', 'google paid click-id', 'google.com/'],
  ['?gclid=a', 'google paid click-id', 'facebook.com/'],
  ['?GCLID=a', 'google paid click-id'],
  ['?gbraid=a', 'google paid click-id'],
  ['?wbraid=a', 'google paid click-id'],
  ['?dclid=a', 'google paid click-id'],
  ['?msclkid=a', 'bing paid click-id'],
  ['?msclkid=a', 'bing paid click-id', 'google.com/'],
  ['?ttclid=a', 'tiktok paid click-id'],
  ['?li_fat_id=a', 'linkedin paid click-id'],
  ['?twclid=a', 'twitter paid click-id'],
  ['?rdt_cid=a', 'reddit paid click-id'],
  ['?yclid=a', 'yandex paid click-id'],
  ['?gclid=a&fbclid=b', 'google paid click-id'],
  ['?fbclid=a&msclkid=b', 'bing paid click-id'],
  ['?gclid=a&utm_source=newsletter&utm_medium=email', 'google paid click-id'],
  ['?gclid=a&utm_medium=cpc', 'google paid click-id-paid-medium'],
  ['?gclid=a&utm_source=bing&utm_medium=cpc', 'google paid click-id-paid-medium'],
  ['?gclid=', 'direct none direct'],
  ['?xgclid=a', 'direct none direct'],
  ['?gclid_id=a', 'direct none direct'],
  ['?srsltid=a', 'google organic click-id'],
  ['?srsltid=a', 'google organic click-id', 'google.com.au/'],
  ['?fbclid=a', 'direct none direct'],
  ['?fbclid=a', 'facebook social referrer', 'facebook.com/'],
  ['?fbclid=a', 'facebook social referrer', 'l.facebook.com/'],
  ['?fbclid=a', 'instagram social referrer', 'l.instagram.com/'],
  ['?fbclid=a&utm_medium=cpc', 'facebook paid click-id-paid-medium'],
  ['?fbclid=a&utm_source=ig&utm_medium=paid', 'instagram paid click-id-paid-medium'],
  ['?fbclid=a&utm_source=facebook&utm_medium=paid_social', 'facebook paid click-id-paid-medium'],
  ['?fbclid=a&utm_source=facebook&utm_medium=social', 'facebook social utm'],
  ['?epik=a&utm_medium=cpc', 'pinterest paid click-id-paid-medium'],
  ['?epik=a', 'pinterest social referrer', 'pinterest.com/'],
  ['?sccid=a&utm_medium=paid', 'snapchat paid click-id-paid-medium'],
  ['?ScCid=a&utm_medium=PAID', 'snapchat paid click-id-paid-medium'],
  ['?tblci=a&utm_source=taboola&utm_medium=native', 'taboola paid click-id-paid-medium'],
  ['?ob_click_id=a&utm_medium=cpc', 'outbrain paid click-id-paid-medium'],
  ['?utm_source=google', 'google organic utm'],
  ['?utm_source=google', 'google organic utm', 'google.com/'],
  ['?utm_source=Google&utm_medium=CPC', 'google paid utm'],
  ['?utm_source=google&utm_medium=organic&utm_campaign=gbp', 'google organic utm', 'google.com/'],
  ['?utm_source=gbp&utm_medium=gbp', 'google organic utm'],
  ['?utm_source=bing&utm_medium=ppc', 'bing paid utm'],
  ['?utm_source=bing', 'bing organic utm'],
  ['?utm_source=facebook', 'facebook social utm'],
  ['?utm_source=fb&utm_medium=cpc', 'facebook paid utm'],
  ['?utm_source=fb&utm_medium=social', 'facebook social utm'],
  ['?utm_source=meta', 'facebook social utm'],
  ['?utm_source=ig&utm_medium=bio', 'instagram social utm'],
  ['?utm_source=chatgpt.com', 'chatgpt ai utm'],
  ['?utm_source=perplexity', 'perplexity ai utm'],
  ['?utm_source=newsletter', 'newsletter email utm'],
  ['?utm_source=mailchimp&utm_medium=email', 'mailchimp email utm'],
  ['?utm_source=spring&utm_medium=newsletter', 'spring email utm', 'google.com/'],
  ['?utm_source=partner.example&utm_medium=affiliate', 'partner.example referral utm'],
  ['?utm_source=flyer', 'flyer referral utm'],
  ['?utm_source=flyer&utm_medium=print', 'flyer print utm'],
  ['?utm_source=sms&utm_medium=sms', 'sms sms utm'],
  ['?utm_medium=cpc', 'unknown paid utm'],
  ['?utm_medium=cpc', 'google paid utm', 'google.com/'],
  ['?utm_medium=email', 'unknown email utm'],
  ['?utm_campaign=spring', 'unknown referral utm'],
  ['?utm_campaign=spring', 'bing organic utm', 'bing.com/'],
  ['?utm_campaign=spring', 'directory.example referral utm', 'directory.example/'],
  ['?utm_source=googleplex', 'googleplex referral utm'],
  ['?utm_source=notgoogle&utm_medium=organic', 'notgoogle organic utm'],
  ['?utm_medium=cpcx&utm_source=x1', 'x1 cpcx utm'],
  ['?utm_source=google&utm_medium=cpc', 'google paid utm', 'shop.example/'],
  ['?utm_term=roof', 'direct none direct'],
  ['?id=7', 'direct none direct'],
  ['', 'direct none direct'],
  ['', 'direct none direct', 'about:blank'],
  ['', 'direct none direct', 'no address'],
];
