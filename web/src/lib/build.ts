// What this page was built for. The build puts it in (vite.config.ts).

declare const __LOCAL_PLAY__: boolean;
declare const __SITE__: boolean;

/** Was the engine there, so that games against bots can be played on this device? Tests without a build have none. */
export const LOCAL_PLAY = typeof __LOCAL_PLAY__ !== 'undefined' && __LOCAL_PLAY__;
/** Is this a site of static files, without a server? */
export const SITE = typeof __SITE__ !== 'undefined' && __SITE__;
