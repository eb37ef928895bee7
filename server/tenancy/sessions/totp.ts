import { generateSecret, generateURI, verify } from 'otplib';
import { toString as toQr } from 'qrcode';

/** Codes of the steps before and after are accepted too, because phone clocks are inexact. */
const toleranceSeconds = 30;

/** A secret for an authenticator app, with its URI and QR code. */
export async function newTotp(issuer: string, label: string): Promise<{ secret: string; uri: string; qr: string }> {
  const secret = generateSecret();
  const uri = generateURI({ issuer, label, secret });
  const svg = await toQr(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return { secret, uri, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/** The 30 s step that a code belongs to; undefined if the code is not valid now. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | undefined> {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: toleranceSeconds });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
