/** Where we are: the lobby, a table or its replay, a game's lessons, how it is played, or a page about players. */

export type Route =
  | { page: "lobby" | "me" | "boards" | "owner" }
  | { page: "player"; id: string }
  | { page: "bell"; token: string }
  | { page: "table"; id: string; replay: boolean; watch: boolean }
  | { page: "learn" | "how"; game: string };

function parse(): Route {
  const [, head, id, tail] = location.pathname.split("/");
  if (head === "t" && id)
    return { page: "table", id: decodeURIComponent(id), replay: tail === "replay", watch: tail === "watch" };
  if ((head === "learn" || head === "how") && id) return { page: head, game: decodeURIComponent(id) };
  if (head === "player" && id) return { page: head, id: decodeURIComponent(id) };
  if (head === "bell" && id) return { page: head, token: decodeURIComponent(id) };
  if (head === "me" || head === "boards" || head === "owner") return { page: head };
  return { page: "lobby" };
}

class Router {
  now = $state.raw<Route>(parse());

  constructor() {
    addEventListener("popstate", () => (this.now = parse()));
  }

  /** `?board=plain`: this visit reads the table in words, whatever the settings say. */
  get plain(): boolean {
    return this.now.page === "table" && new URLSearchParams(location.search).get("board") === "plain";
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.now = parse();
  }
}

export const router = new Router();

/** Links inside the page do not load it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a[href^='/']");
  if (!link || link.getAttribute("target") || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
    return;
  event.preventDefault();
  router.go(link.getAttribute("href") ?? "/");
}
