// One body for every CPU level, included by blur.c once per level.

#include "blur_masks.h"
#include "blur_images.h"

static const segue_blur_kernels K(blurs) = {
    K(widen),        K(halve),           K(halve_lines),       K(halve_rows),
    K(line),         K(lines),           K(spline_lines),      K(spline),
    K(widen_pixels), K(sum_pixel_lines), K(halve_sums),        K(halve_pixels),
    K(halve_pixel_lines), K(pixel_line), K(pixel_lines),       K(spline_pixel_lines),
    K(spline_pixels), K(finish_pixels),
};
