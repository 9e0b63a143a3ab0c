// The line of a page to its table, to be cut and mended.
import type { Page } from '@playwright/test';

export async function lineOf(page: Page): Promise<{ cut: () => void; mend: () => void }> {
  let down = false;
  const sockets = new Set<{ close: () => Promise<void> }>();
  await page.routeWebSocket(/\/socket/, (socket) => {
    if (down) return void socket.close();
    sockets.add(socket);
    socket.connectToServer();
  });
  return {
    cut: () => {
      down = true;
      for (const socket of sockets) void socket.close();
      sockets.clear();
    },
    mend: () => (down = false),
  };
}
