/** Creates elements and sets their text. */

type Child = Node | string;

/** Returns a new element with a class, unless that is '', and with children. */
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

/** Sets the text of an element, with amounts running from left to right. */
export function showText(element: HTMLElement, text: string): void {
  element.textContent = '';
  // split() puts the captured matches, an amount or a range of two, at odd positions.
  text.split(/(\u20b9[\d,]+(?: – \u20b9[\d,]+)?)/).forEach((part, at) => {
    if (at % 2 === 0) return element.append(part);
    const amount = make('bdi', '', part);
    amount.dir = 'ltr';
    element.append(amount);
  });
}

/** Shows names joined by plus signs. Lines break after a plus, and inside a name only if it is longer than the line. */
export function showNames(element: HTMLElement, names: readonly string[]): void {
  element.textContent = '';
  names.forEach((name, at) => {
    element.append(at > 0 ? ' + ' : '', make('span', 'family-name', name));
  });
}
