import { phoneText } from '../../ui/phone/phoneText.ts';

/** A sender as people read it: a formatted number, or a name. */
export const senderText = (sender: string | null) =>
  sender?.startsWith('+') ? phoneText(sender).text : (sender ?? '');
