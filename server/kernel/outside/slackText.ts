/** The most characters of a section of Slack. */
const longestSection = 3000;

/** What people write is plain in Slack, so that it can’t call the whole channel. */
export const plain = (content: string) => ({
  type: 'plain_text',
  text: content.length > longestSection ? `${content.slice(0, longestSection - 1)}…` : content,
  emoji: false,
});

/** The same within a text of Slack’s own markup. */
export const escaped = (content: string) =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
