import { settingGroup } from '@sundowner/settings/group';

/** The channels of mail are always set up: the house's own mail settings are enough for them. */
export const houseMail = settingGroup({}, () => ({}));
