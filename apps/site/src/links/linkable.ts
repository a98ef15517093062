/** Whether a link may be shown: in production, whether its page is built; in the gallery, always. */
export type Linkable = (href: string) => boolean;
