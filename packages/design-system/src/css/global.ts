import './layers.css';
import './reset.css';
import './fonts.css';
import '../theme/scale.css';
import '../theme/light.css';
import '../theme/dark.css';
