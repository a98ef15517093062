/** South African Standard Time is UTC+2 all year, without summer time. In milliseconds. */
export const southAfricanOffset = 7_200_000;

/** What `Intl` knows it by. */
export const southAfricanZone = 'Africa/Johannesburg';
