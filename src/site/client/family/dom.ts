/** Makes elements. */

type Child = Node | string;

/** Returns a new element with a class, or none where it is '', and with its children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

/** Shows a text in an element, its amounts from left to right. */
export function showText(element: HTMLElement, text: string): void {
  element.textContent = '';
  // What the brackets match is at the odd places: an amount, or a range of two.
  text.split(/(\u20b9[\d,]+(?: – \u20b9[\d,]+)?)/).forEach((part, at) => {
    if (at % 2 === 0) return element.append(part);
    const amount = make('bdi', '', part);
    amount.dir = 'ltr';
    element.append(amount);
  });
}
