/** Styles of the whole desk. What imports them must itself be loaded on demand, or they apply to every page of the studio. */
import '@fontsource/bona-nova/400.css';
import '@fontsource/bona-nova/400-italic.css';
import '@fontsource-variable/hanken-grotesk/wght.css';
import '../parts/tokens.css';
import '../parts/controls.css';
import './frame.css';
import './banners.css';
import './print.css';
