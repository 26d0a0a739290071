import { Icon } from "./icon.tsx";

/** The heart that beats when a game is won. */
export function WonHeart() {
  return (
    <Icon
      look="won-heart"
      path="M12 21C5 15 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 7-10 13Z"
    />
  );
}
