// Mask blurs: plain loops, which the compiler vectorizes to the level's width.

// The number of values whose sums are kept at a time, small enough for them to stay in a cache
// close to the core.
#define CHUNK 256

static void K(widen)(uint16_t *restrict out, const uint8_t *restrict in, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = (uint16_t)(in[i] << 8);
}

static void K(halve)(uint16_t *restrict out, const uint16_t *restrict in, size_t count) {
  for (size_t i = 0; i < count; i++, in += 2) {
    out[i] = (uint16_t)(((uint32_t)in[-1] + 3u * in[0] + 3u * in[1] + in[2] + 4) >> 3);
  }
}

static void K(halve_lines)(uint16_t *restrict out, const uint16_t *const *lines, size_t count) {
  const uint16_t *a = lines[0], *b = lines[1], *c = lines[2], *d = lines[3];
  for (size_t i = 0; i < count; i++) {
    out[i] = (uint16_t)(((uint32_t)a[i] + 3u * b[i] + 3u * c[i] + d[i] + 4) >> 3);
  }
}

static void K(halve_rows)(uint16_t *restrict out, const uint8_t *const *rows, size_t count) {
  const uint8_t *a = rows[0], *b = rows[1], *c = rows[2], *d = rows[3];
  // A value is 256 times the byte, and an eighth of the sum of these is exact.
  for (size_t i = 0; i < count; i++) {
    out[i] = (uint16_t)((uint16_t)(a[i] + 3u * b[i] + 3u * c[i] + d[i]) << 5);
  }
}

INLINE void K(add_middle)(uint32_t *restrict sums, const uint16_t *restrict in, uint32_t weight,
                          size_t count) {
  for (size_t i = 0; i < count; i++) sums[i] = 32768 + weight * in[i];
}

INLINE void K(add_pair)(uint32_t *restrict sums, const uint16_t *a, const uint16_t *b,
                        uint32_t weight, size_t count) {
  for (size_t i = 0; i < count; i++) sums[i] += weight * ((uint32_t)a[i] + b[i]);
}

INLINE void K(round_sums)(uint16_t *restrict out, const uint32_t *restrict sums, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = (uint16_t)(sums[i] >> 16);
}

static void K(line)(uint16_t *out, const uint16_t *in, const uint32_t *weights, size_t radius,
                    size_t count) {
  uint32_t sums[CHUNK];
  for (size_t start = 0; start < count; start += CHUNK) {
    size_t part = count - start < CHUNK ? count - start : CHUNK;
    const uint16_t *middle = in + start;
    K(add_middle)(sums, middle, weights[0], part);
    for (size_t k = 1; k <= radius; k++) {
      K(add_pair)(sums, middle - k, middle + k, weights[k], part);
    }
    K(round_sums)(out + start, sums, part);
  }
}

static void K(lines)(uint16_t *out, const uint16_t *const *lines, const uint32_t *weights,
                     size_t radius, size_t count) {
  uint32_t sums[CHUNK];
  for (size_t start = 0; start < count; start += CHUNK) {
    size_t part = count - start < CHUNK ? count - start : CHUNK;
    K(add_middle)(sums, lines[radius] + start, weights[0], part);
    for (size_t k = 1; k <= radius; k++) {
      K(add_pair)(sums, lines[radius - k] + start, lines[radius + k] + start, weights[k], part);
    }
    K(round_sums)(out + start, sums, part);
  }
}

static void K(spline_lines)(uint16_t *restrict out, const uint16_t *const *lines,
                            const uint32_t *weights, size_t count) {
  const uint16_t *a = lines[0], *b = lines[1], *c = lines[2], *d = lines[3];
  const uint32_t p = weights[0], q = weights[1], r = weights[2], s = weights[3];
  for (size_t i = 0; i < count; i++) {
    out[i] = (uint16_t)((p * a[i] + q * b[i] + r * c[i] + s * d[i] + 32768) >> 16);
  }
}

INLINE uint8_t K(spline_byte)(const uint16_t *in, const uint32_t *weights, uint32_t level,
                              size_t position) {
  const size_t last = ((size_t)1 << level) - 1;
  size_t place = position & last;
  const uint16_t *v = in + (position >> level) + (2 * place >= last);
  const uint32_t *w = weights + 4 * place;
  uint32_t sum = w[0] * v[0] + w[1] * v[1] + w[2] * v[2] + w[3] * v[3];
  return (uint8_t)((((sum + 32768) >> 16) + 128) >> 8);
}

// The bytes of as many positions as a vector of `bytes` bytes has values; `weights` holds those of five
// neighbors for each position.
#define SPLINE_PART(name, bytes)                                                                   \
  typedef uint32_t K(name##_values) __attribute__((vector_size(bytes)));                           \
  typedef uint8_t K(name##_bytes) __attribute__((vector_size(bytes / 4)));                         \
  INLINE void K(name)(uint8_t *out, const uint16_t *in, const uint32_t (*weights)[128]) {          \
    K(name##_values) sum = (K(name##_values)){0} + 32768;                                          \
    for (int k = 0; k < 5; k++) {                                                                  \
      K(name##_values) w;                                                                          \
      memcpy(&w, weights[k], sizeof w);                                                            \
      sum += w * in[k];                                                                            \
    }                                                                                              \
    K(name##_bytes) result = __builtin_convertvector(((sum >> 16) + 128) >> 8, K(name##_bytes));   \
    memcpy(out, &result, sizeof result);                                                           \
  }

SPLINE_PART(spline_four, 16)
SPLINE_PART(spline_eight, 32)
SPLINE_PART(spline_part, VECTOR_BYTES)
#undef SPLINE_PART

/// The bytes of one block.
INLINE void K(spline_block)(uint8_t *out, const uint16_t *in, const uint32_t (*weights)[128],
                            size_t size) {
  const size_t lanes = VECTOR_BYTES / 4;
  size_t place = 0;
  for (; place + lanes <= size; place += lanes) {
    K(spline_part)(out + place, in, (const uint32_t(*)[128])(weights[0] + place));
  }
  for (; place + 8 <= size; place += 8) {
    K(spline_eight)(out + place, in, (const uint32_t(*)[128])(weights[0] + place));
  }
  for (; place < size; place += 4) {
    K(spline_four)(out + place, in, (const uint32_t(*)[128])(weights[0] + place));
  }
}

/// The number of blocks, of at most `blocks`, whose five values all equal the first value.
INLINE size_t K(even_blocks)(const uint16_t *in, size_t blocks) {
  size_t equal = 1;
  while (equal < blocks + 4 && in[equal] == in[0]) equal++;
  return equal < 5 ? 0 : equal - 4;
}

/// The bytes of whole blocks, of `size` positions each. Weights add up to 1, so that equal values have the
/// same mean everywhere: the inside of a shadow, and what is far outside, are filled.
INLINE void K(spline_blocks)(uint8_t *out, const uint16_t *in, const uint32_t (*weights)[128],
                             size_t size, size_t blocks) {
  while (blocks > 0) {
    size_t done = K(even_blocks)(in, blocks);
    if (done > 0) {
      memset(out, (in[0] + 128) >> 8, done * size);
    } else {
      K(spline_block)(out, in, weights, size);
      done = 1;
    }
    out += done * size, in += done, blocks -= done;
  }
}

static void K(spline)(uint8_t *out, const uint16_t *in, const uint32_t *weights, uint32_t level,
                      size_t first, size_t count) {
  const size_t size = (size_t)1 << level;
  size_t i = 0;
  if (size >= 4 && size <= 128) {
    uint32_t all[5][128] = {0};
    for (size_t place = 0; place < size; place++) {
      size_t later = 2 * place >= size - 1;
      for (size_t k = 0; k < 4; k++) all[k + later][place] = weights[4 * place + k];
    }
    for (; i < count && ((first + i) & (size - 1)); i++) {
      out[i] = K(spline_byte)(in, weights, level, first + i);
    }
    const size_t blocks = (count - i) >> level;
    K(spline_blocks)(out + i, in + ((first + i) >> level), all, size, blocks);
    i += blocks << level;
  }
  for (; i < count; i++) out[i] = K(spline_byte)(in, weights, level, first + i);
}
