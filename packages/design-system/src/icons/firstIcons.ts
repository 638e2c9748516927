import {
  ArrowRight,
  Check,
  CircleAlert,
  CircleCheck,
  ExternalLink,
  Eye,
  EyeOff,
  Globe,
  Info,
  Menu,
  Moon,
  RefreshCw,
  Sun,
  TriangleAlert,
  X,
} from 'lucide-react';
import { still, turning } from './iconEntry';

/** The icons of the frame and the public pages, bundled with them. All others are loaded with the first screen behind sign-in. */
export const firstIcons = {
  alert: still(CircleAlert),
  arrowForward: turning(ArrowRight),
  check: still(Check),
  checkCircle: still(CircleCheck),
  close: still(X),
  external: turning(ExternalLink),
  eye: still(Eye),
  eyeOff: still(EyeOff),
  globe: still(Globe),
  info: still(Info),
  menu: still(Menu),
  moon: still(Moon),
  refresh: still(RefreshCw),
  sun: still(Sun),
  warning: still(TriangleAlert),
} as const;
