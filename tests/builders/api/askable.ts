/** What tests ask: the application within the process, or a server over HTTP. */
export interface Askable {
  inject(request: AskedRequest): PromiseLike<AskedAnswer>;
}

export interface AskedRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  payload?: string | Buffer;
}

export interface AskedAnswer {
  statusCode: number;
  body: string;
  json(): unknown;
  cookies: { name: string; value: string }[];
}

/** A server that listens. It is asked in token mode `storage`: cookies are not kept. */
export function askableAt(server: string): Askable {
  return {
    async inject({ method, url, query, headers, payload }) {
      const address = new URL(url, server);
      for (const [name, value] of Object.entries(query ?? {})) address.searchParams.append(name, value);
      const body = typeof payload === 'string' ? payload : payload && new Uint8Array(payload);
      const answer = await fetch(address, { method, ...(headers && { headers }), ...(body !== undefined && { body }) });
      const text = await answer.text();
      return { statusCode: answer.status, body: text, json: () => JSON.parse(text) as unknown, cookies: [] };
    },
  };
}
