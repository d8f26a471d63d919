// Gradients and blend modes, as the kernels represent them.
#ifndef CSEGUE_GRADIENT_H
#define CSEGUE_GRADIENT_H

#include <stddef.h>
#include <stdint.h>

enum {
  /// The position is u.
  SEGUE_AXIAL,
  /// The position is the distance from (0, 0), times `growth`, plus `radius`.
  SEGUE_RADIAL,
  /// Circles around (`distance` * t, 0) of radius `radius` + `growth` * t.
  SEGUE_CIRCLES,
  /// The position is the fraction of a turn from u to v.
  SEGUE_CONIC
};

/// The colors from one position on: base + slope * (position - origin), in 0...255: red, green,
/// blue, alpha.
typedef struct {
  float from, origin;
  float base[4], slope[4];
} segue_gradient_part;

/// A gradient and its mapping from the frame's pixels.
typedef struct {
  int32_t kind;
  /// Whether red, green and blue still have to be multiplied by alpha.
  int32_t is_straight;
  /// The center of a pixel at (x, y) is located at u = ux * x + uy * y + u, and v likewise; under
  /// perspective, where wx or wy is not 0, both are divided by wx * x + wy * y + w.
  double ux, uy, u, vx, vy, v, wx, wy, w;
  double distance, radius, growth;
  /// distance * distance - growth * growth.
  double curvature;
  /// The range of valid positions for circles.
  double low, high;
  /// The parts, sorted by their start.
  const segue_gradient_part *_Nullable parts;
  size_t count;
} segue_gradient;

/// How colors are combined, in the order of `BlendMode`.
enum {
  SEGUE_NORMAL, SEGUE_MULTIPLY, SEGUE_SCREEN, SEGUE_OVERLAY, SEGUE_DARKEN, SEGUE_LIGHTEN,
  SEGUE_COLOR_DODGE, SEGUE_COLOR_BURN, SEGUE_SOFT_LIGHT, SEGUE_HARD_LIGHT, SEGUE_DIFFERENCE,
  SEGUE_EXCLUSION, SEGUE_HUE, SEGUE_SATURATION, SEGUE_COLOR, SEGUE_LUMINOSITY, SEGUE_CLEAR,
  SEGUE_COPY, SEGUE_SOURCE_IN, SEGUE_SOURCE_OUT, SEGUE_SOURCE_ATOP, SEGUE_DESTINATION_OVER,
  SEGUE_DESTINATION_IN, SEGUE_DESTINATION_OUT, SEGUE_DESTINATION_ATOP, SEGUE_XOR,
  SEGUE_PLUS_DARKER, SEGUE_PLUS_LIGHTER
};

#endif
