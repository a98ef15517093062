/** What everything of the desk wears; whatever imports it must itself be loaded on demand, or every page of the studio wears it. */
import '@fontsource/bona-nova/400.css';
import '@fontsource/bona-nova/400-italic.css';
import '@fontsource-variable/hanken-grotesk/wght.css';
import '../parts/tokens.css';
import '../parts/controls.css';
import './frame.css';
import './banners.css';
import './print.css';
