// Where the page is. Links inside the client do not load a page anew.
class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    const before = this.path;
    this.#read();
    if (before !== this.path) scrollTo(0, 0);
  }

  // The same place with one parameter of the query set, or left out where null.
  withQuery(name: string, value: string | null): string {
    const query = new URLSearchParams(this.query);
    if (value === null) query.delete(name);
    else query.set(name, value);
    const text = query.toString();
    return this.path + (text ? `?${text}` : '');
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (
      !(link instanceof HTMLAnchorElement) ||
      link.target ||
      link.hasAttribute('download') ||
      link.origin !== location.origin
    )
      return;
    if (
      link.pathname.startsWith('/api/') ||
      (link.hash && link.pathname === location.pathname && link.search === location.search)
    )
      return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
