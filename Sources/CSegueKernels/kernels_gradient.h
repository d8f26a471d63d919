// Gradients: the position of a pixel's center between the first and the last color, and the color
// at that position. Floating point with + - * / and square roots only, not contracted, so that
// every level produces the same numbers; plain loops over blocks, which the compiler vectorizes.

#define BLOCK 64

/// The fraction of a full turn from (1, 0) toward (0, 1), in 0...1.
INLINE double K(turn)(double x, double y) {
  double ax = x < 0 ? -x : x, ay = y < 0 ? -y : y;
  double low = ax < ay ? ax : ay, high = ax < ay ? ay : ax;
  double q = high > 0 ? low / high : 0, s = q * q;
  // atan(q) / 2 pi for q in 0...1, within 1e-11.
  double p = -0.00010830450722927986;
  p = p * s + 0.0007682771706494452;
  p = p * s - 0.002555258187110227;
  p = p * s + 0.005432502987806972;
  p = p * s - 0.008628634308079577;
  p = p * s + 0.011526453190218874;
  p = p * s - 0.01429060358085521;
  p = p * s + 0.017655033624142648;
  p = p * s - 0.02273360998086134;
  p = p * s + 0.03183084531050695;
  p = p * s - 0.05305164480842041;
  p = p * s + 0.15915494308218878;
  double t = p * q;
  t = ay > ax ? 0.25 - t : t;
  t = x < 0 ? 0.5 - t : t;
  return y < 0 ? 1 - t : t;
}

INLINE int K(is_on_circle)(const segue_gradient *g, double t) {
  return t >= g->low && t <= g->high && g->radius + g->growth * t >= 0;
}

/// The greatest position whose circle passes through (u, v); NaN if there is none.
INLINE double K(circle_at)(const segue_gradient *g, double u, double v) {
  double b = g->distance * u + g->radius * g->growth;
  double c = u * u + v * v - g->radius * g->radius;
  double discriminant = b * b - g->curvature * c;
  double root = __builtin_elementwise_sqrt(discriminant > 0 ? discriminant : 0);
  double q = b >= 0 ? b + root : b - root;
  double one = q / g->curvature, two = c / q;
  double greater = one > two ? one : two, less = one > two ? two : one;
  if (g->curvature == 0) greater = less = c / (2 * b);
  double none = __builtin_nan("");
  if (discriminant < 0) return none;
  return K(is_on_circle)(g, greater) ? greater : K(is_on_circle)(g, less) ? less : none;
}

INLINE float K(narrow)(double t) {
  const double most = 1e30;
  return (float)(t < -most ? -most : t > most ? most : t);
}

/// The positions of `count` pixels from column `x` of row `y` on.
INLINE void K(places)(float *places, const segue_gradient *g, int64_t x, int64_t y, size_t count) {
  double down = (double)y + 0.5;
  double u0 = g->uy * down + g->u, v0 = g->vy * down + g->v, ux = g->ux, vx = g->vx;
  double first = (double)x + 0.5;
  int32_t length = (int32_t)count;
  switch (g->kind) {
    case SEGUE_AXIAL:
      for (int32_t i = 0; i < length; i++) {
        places[i] = K(narrow)(ux * (first + (double)i) + u0);
      }
      break;
    case SEGUE_RADIAL:
      for (int32_t i = 0; i < length; i++) {
        double u = ux * (first + (double)i) + u0, v = vx * (first + (double)i) + v0;
        places[i] = K(narrow)(__builtin_elementwise_sqrt(u * u + v * v) * g->growth + g->radius);
      }
      break;
    case SEGUE_CIRCLES:
      for (int32_t i = 0; i < length; i++) {
        double u = ux * (first + (double)i) + u0, v = vx * (first + (double)i) + v0;
        places[i] = K(narrow)(K(circle_at)(g, u, v));
      }
      break;
    default:
      for (int32_t i = 0; i < length; i++) {
        double u = ux * (first + (double)i) + u0, v = vx * (first + (double)i) + v0;
        places[i] = K(narrow)(K(turn)(u, v));
      }
  }
}

/// The same under perspective.
INLINE void K(places_in_space)(float *places, const segue_gradient *g, int64_t x, int64_t y,
                               size_t count) {
  double down = (double)y + 0.5;
  double u0 = g->uy * down + g->u, v0 = g->vy * down + g->v, w0 = g->wy * down + g->w;
  for (size_t i = 0; i < count; i++) {
    double across = (double)x + 0.5 + (double)i;
    double w = g->wx * across + w0;
    double scale = 1 / (w > far_away ? w : far_away);
    double u = (g->ux * across + u0) * scale, v = (g->vx * across + v0) * scale;
    double place = g->kind == SEGUE_AXIAL    ? u
                   : g->kind == SEGUE_RADIAL ? __builtin_sqrt(u * u + v * v) * g->growth + g->radius
                   : g->kind == SEGUE_CIRCLES ? K(circle_at)(g, u, v)
                                              : K(turn)(u, v);
    places[i] = K(narrow)(place);
  }
}

typedef struct {
  float r[BLOCK], g[BLOCK], b[BLOCK], a[BLOCK];
} K(colors);

INLINE void K(add_part)(K(colors) *c, const float *t, const segue_gradient_part *part,
                        size_t count) {
  const float from = part->from, origin = part->origin;
  const float r0 = part->base[0], g0 = part->base[1], b0 = part->base[2], a0 = part->base[3];
  const float r1 = part->slope[0], g1 = part->slope[1], b1 = part->slope[2], a1 = part->slope[3];
  for (size_t i = 0; i < count; i++) {
    float way = t[i] - origin;
    float r = r0 + r1 * way, g = g0 + g1 * way, b = b0 + b1 * way, a = a0 + a1 * way;
    int is_in = t[i] >= from;
    c->r[i] = is_in ? r : c->r[i];
    c->g[i] = is_in ? g : c->g[i];
    c->b[i] = is_in ? b : c->b[i];
    c->a[i] = is_in ? a : c->a[i];
  }
}

INLINE void K(shade)(uint32_t *out, const segue_gradient *g, const float *t, size_t count) {
  float low = 2e30f, high = -2e30f;
  for (size_t i = 0; i < count; i++) {
    low = t[i] < low ? t[i] : low;
    high = t[i] > high ? t[i] : high;
  }
  K(colors) c;
  memset(&c, 0, sizeof c);
  // Of the parts whose start every pixel of the block has reached, only the last is visible.
  size_t first = 0;
  while (first + 1 < g->count && g->parts[first + 1].from <= low) first++;
  for (size_t k = first; k < g->count && g->parts[k].from <= high; k++) {
    K(add_part)(&c, t, &g->parts[k], count);
  }
  if (g->is_straight) {
    for (size_t i = 0; i < count; i++) {
      float share = c.a[i] * (1 / 255.0f);
      c.r[i] *= share;
      c.g[i] *= share;
      c.b[i] *= share;
    }
  }
  for (size_t i = 0; i < count; i++) {
    int32_t a = (int32_t)(c.a[i] + 0.5f), r = (int32_t)(c.r[i] + 0.5f);
    int32_t gr = (int32_t)(c.g[i] + 0.5f), b = (int32_t)(c.b[i] + 0.5f);
    r = r < a ? r : a;
    gr = gr < a ? gr : a;
    b = b < a ? b : a;
    out[i] = (uint32_t)r | (uint32_t)gr << 8 | (uint32_t)b << 16 | (uint32_t)a << 24;
  }
}

static void K(gradient)(uint32_t *out, const segue_gradient *gradient, int64_t x, int64_t y,
                        size_t count) {
  float places[BLOCK];
  int is_flat = gradient->wx == 0 && gradient->wy == 0;
  if (gradient->kind == SEGUE_AXIAL && gradient->ux == 0 && is_flat) {
    uint32_t color = 0;
    K(places)(places, gradient, x, y, 1);
    K(shade)(&color, gradient, places, 1);
    K(fill)(out, color, count);
    return;
  }
  for (size_t start = 0; start < count; start += BLOCK) {
    size_t length = count - start < BLOCK ? count - start : BLOCK;
    if (is_flat) {
      K(places)(places, gradient, x + (int64_t)start, y, length);
    } else {
      K(places_in_space)(places, gradient, x + (int64_t)start, y, length);
    }
    K(shade)(out + start, gradient, places, length);
  }
}

#undef BLOCK
