import { generateSecret, generateURI, verify } from 'otplib';
import { toString as toQr } from 'qrcode';

/** Codes of the step before and after hold too: clocks of telephones are not right to the second. */
const toleranceSeconds = 30;

/** A secret for an authenticator app, with its address and that address as a picture. */
export async function newTotp(issuer: string, label: string): Promise<{ secret: string; uri: string; qr: string }> {
  const secret = generateSecret();
  const uri = generateURI({ issuer, label, secret });
  const svg = await toQr(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return { secret, uri, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/** The 30 s step whose code was given, or undefined when it is none of those that hold now. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | undefined> {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: toleranceSeconds });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
