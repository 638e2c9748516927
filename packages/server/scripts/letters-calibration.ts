import { calibrate, calibrationTable } from '../src/matching/judged/calibration.ts';

/** Prints what the score says of the sixty pairs judged by hand (MAT-05, MAT-06). */
process.stdout.write(calibrationTable(calibrate()));
