/** The languages that carriers speak (those of TwiML's `<Say>`); others fall back to another voice without a word. */
export const speakableLanguages: ReadonlySet<string> = new Set(
  (
    'af-ZA am-ET ar-AE ar-XA arb bg-BG bn-IN ca-ES cmn-CN cmn-TW cs-CZ cy-GB da-DK de-AT ' +
    'de-DE el-GR en-AU en-CA en-GB en-GB-WLS en-IE en-IN en-NZ en-US en-ZA es-ES es-MX es-US ' +
    'fi-FI fil-PH fr-CA fr-FR fr-BE gu-IN he-IL hi-IN hu-HU id-ID is-IS it-IT ja-JP kn-IN ' +
    'ko-KR lv-LV ml-IN mr-IN ms-MY nb-NO nl-BE nl-NL pa-IN pl-PL pt-BR pt-PT ro-RO ru-RU ' +
    'sk-SK sr-RS sv-SE ta-IN te-IN th-TH tr-TR uk-UA vi-VN yue-HK zh-CN zh-HK zh-TW'
  ).split(' '),
);
