import './layers.css';
import './reset.css';
import './fonts.css';
import '../theme/scale.css';
import '../theme/applyLight.css';
import '../theme/applyDark.css';
