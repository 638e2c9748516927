import {
  ArrowRight,
  Check,
  CircleAlert,
  CircleCheck,
  ExternalLink,
  Eye,
  EyeOff,
  Info,
  Menu,
  Moon,
  RefreshCw,
  Sun,
  TriangleAlert,
  X,
} from 'lucide-react';
import { still, turning } from './iconEntry';

/** What the frame and the public pages show: here with the page. All others come with the first screen that needs a session. */
export const firstIcons = {
  alert: still(CircleAlert),
  arrowForward: turning(ArrowRight),
  check: still(Check),
  checkCircle: still(CircleCheck),
  close: still(X),
  external: turning(ExternalLink),
  eye: still(Eye),
  eyeOff: still(EyeOff),
  info: still(Info),
  menu: still(Menu),
  moon: still(Moon),
  refresh: still(RefreshCw),
  sun: still(Sun),
  warning: still(TriangleAlert),
} as const;
