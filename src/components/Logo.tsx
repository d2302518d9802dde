/** The agency's mark and name, leading home. */
import { agency } from '../content/agency.ts';

export function Logo() {
  return (
    <a className="logo" href="/">
      <svg className="logo__mark" viewBox="0 0 48 48" width="36" height="36" aria-hidden="true">
        <path
          fillRule="evenodd"
          d="M24 .5l6.88 6.88h9.74v9.74L47.5 24l-6.88 6.88v9.74h-9.74L24 47.5l-6.88-6.88H7.38v-9.74L.5 24l6.88-6.88V7.38h9.74ZM16 36V24.5c0-4.6 5-6.3 8-10.5 3 4.2 8 5.9 8 10.5V36Z"
        />
        <path d="M20.25 36V26c0-2.3 2.25-3.3 3.75-5.4 1.5 2.1 3.75 3.1 3.75 5.4v10Z" />
      </svg>
      <span className="logo__name">{agency.name}</span>
    </a>
  );
}
