/** A little browser: it keeps the one cookie there is. */
export class Browser {
  readonly url: string;
  cookie: string;

  constructor(url: string, cookie = '') {
    this.url = url;
    this.cookie = cookie;
  }

  async request(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookie && { cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const setCookie = response.headers.get('set-cookie');
    if (setCookie !== null) this.cookie = setCookie.split(';')[0]!;
    const text = await response.text();
    const isJson = /^application\/json(;|$)/.test(response.headers.get('content-type') ?? '');
    const json = isJson ? JSON.parse(text) : null;
    return { status: response.status, json, text, setCookie };
  }

  get(path: string): Promise<Answered> {
    return this.request('GET', path);
  }

  post(path: string, body: unknown): Promise<Answered> {
    return this.request('POST', path, body);
  }
}

export interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: replies are looked at by tests only.
  readonly json: any;
  readonly text: string;
  readonly setCookie: string | null;
}
