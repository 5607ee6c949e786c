/** A WebSocket that comes back by itself: waits longer after each failure, and says when it is up or down. */
import type { FromServer, ToServer } from "../wire";

const WAITS = [0.5, 1, 2, 4, 8, 15];
const BEAT = 25_000;

export interface SocketEvents {
  up: () => void;
  down: (seconds: number) => void;
  heard: (message: FromServer) => void;
}

export class Socket {
  private socket: WebSocket | null = null;
  private failures = 0;
  private timer = 0;
  private beat = 0;
  private closed = false;

  constructor(
    private readonly path: string,
    private readonly events: SocketEvents,
  ) {
    this.connect();
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
  }

  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
  }

  /** Try at once instead of waiting: the network is back, or somebody looks at the page again. */
  private readonly now = (): void => {
    if (this.closed || document.hidden || this.socket !== null) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      this.beat = window.setInterval(() => this.send({ type: "ping" }), BEAT);
      this.events.up();
    };
    socket.onmessage = (message) => {
      if (!this.closed) this.events.heard(JSON.parse(String(message.data)) as FromServer); // some may still be under way
    };
    socket.onclose = () => {
      clearInterval(this.beat);
      this.socket = null;
      if (this.closed) return;
      const seconds = WAITS[Math.min(this.failures++, WAITS.length - 1)] ?? 15;
      this.timer = window.setTimeout(() => this.connect(), seconds * 1000);
      this.events.down(seconds);
    };
  }
}
