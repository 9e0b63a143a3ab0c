// Keys go on from where they were: the focus of an element that has gone, or can no longer be used, moves to the nearest part of the page
// around it that still stands and can take it. To be attached to a part that always stands.
export function keepFocus(whole: HTMLElement): () => void {
  let around: Element[] = [];
  const remember = (event: FocusEvent): void => {
    around = [];
    for (let part = event.target as Element | null; part && whole.contains(part); part = part.parentElement)
      around.push(part);
  };
  // Who points elsewhere has taken the focus away on purpose.
  const forget = (): void => void (around = []);

  const observer = new MutationObserver(() => {
    const [last, ...parts] = around,
      holder = document.activeElement;
    const isLost = holder === null || holder === document.body || (holder === last && last.matches(':disabled'));
    if (last === undefined || !isLost || (last.isConnected && !last.matches(':disabled'))) return;
    const next = parts.find((part) => part.isConnected && part.hasAttribute('tabindex')) ?? whole;
    (next as HTMLElement).focus({ preventScroll: true });
  });
  observer.observe(whole, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  whole.addEventListener('focusin', remember);
  addEventListener('pointerdown', forget, { capture: true });
  return () => {
    observer.disconnect();
    whole.removeEventListener('focusin', remember);
    removeEventListener('pointerdown', forget, { capture: true });
  };
}
