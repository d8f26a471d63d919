// Pixels in vectors. A pixel's four bytes are processed as two pairs of 16-bit lanes, red with blue
// and green with alpha: extraction takes a mask and a shift instead of widening, and each lane has
// space for the product of two bytes.

typedef uint32_t K(u32) __attribute__((vector_size(VECTOR_BYTES)));
typedef int32_t K(i32) __attribute__((vector_size(VECTOR_BYTES)));
typedef uint16_t K(u16) __attribute__((vector_size(VECTOR_BYTES)));
typedef int16_t K(i16) __attribute__((vector_size(VECTOR_BYTES)));
typedef uint64_t K(u64) __attribute__((vector_size(VECTOR_BYTES)));
typedef uint8_t K(bytes) __attribute__((vector_size(VECTOR_BYTES / 4)));

#define U32 K(u32)
#define I32 K(i32)
#define U16 K(u16)
#define I16 K(i16)
#define U64 K(u64)
#define BYTES K(bytes)
#define LANES (VECTOR_BYTES / 4)

typedef struct {
  U16 rb, ga;
} K(pixels);
#define PIXELS K(pixels)

INLINE U32 K(load)(const uint32_t *p) {
  U32 v;
  memcpy(&v, p, sizeof v);
  return v;
}

INLINE void K(store)(uint32_t *p, U32 v) { memcpy(p, &v, sizeof v); }

/// Loads the first `count` of LANES pixels.
INLINE void K(load_part)(uint32_t *to, const uint32_t *from, size_t count) {
#if defined(__x86_64__) && VECTOR_BYTES == 64
  K(store)(to, (U32)_mm512_maskz_loadu_epi32((__mmask16)((1u << count) - 1), from));
#else
  memcpy(to, from, count * 4);
#endif
}

INLINE void K(store_part)(uint32_t *to, const uint32_t *from, size_t count) {
#if defined(__x86_64__) && VECTOR_BYTES == 64
  _mm512_mask_storeu_epi32(to, (__mmask16)((1u << count) - 1), (__m512i)K(load)(from));
#else
  memcpy(to, from, count * 4);
#endif
}

/// Loads the first `count` of LANES bytes of a mask; the others are 0 or undefined.
INLINE void K(load_mask)(uint8_t *to, const uint8_t *from, size_t count) {
#if defined(__x86_64__) && VECTOR_BYTES == 64
  __m128i m = _mm_maskz_loadu_epi8((__mmask16)((1u << count) - 1), from);
  memcpy(to, &m, sizeof m);
#else
  memcpy(to, from, count);
#endif
}

/// Stores the first `count` elements of `v`.
INLINE void K(store_some)(uint32_t *p, U32 v, size_t room) {
  if (room >= LANES) {
    K(store)(p, v);
  } else {
#if defined(__x86_64__) && VECTOR_BYTES == 64
    _mm512_mask_storeu_epi32(p, (__mmask16)((1u << room) - 1), (__m512i)v);
#else
    memcpy(p, &v, room * 4);
#endif
  }
}

INLINE PIXELS K(split)(U32 v) {
  PIXELS p = {(U16)(v & 0x00ff00ff), (U16)((v >> 8) & 0x00ff00ff)};
  return p;
}

INLINE U32 K(join)(PIXELS p) { return (U32)p.rb | ((U32)p.ga << 8); }

/// Each byte of a mask in both lanes of its pixel.
INLINE U16 K(spread)(const uint8_t *mask) {
  BYTES b;
  memcpy(&b, mask, sizeof b);
  U32 m = __builtin_convertvector(b, U32);
  return (U16)(m | (m << 16));
}

INLINE U16 K(splat)(uint32_t x) { return (U16)((U32){0} + (x | (x << 16))); }

/// x / 255 rounded, for x up to 65,025.
INLINE U16 K(divide255)(U16 x) {
  x += 128;
  return (x + (x >> 8)) >> 8;
}

INLINE PIXELS K(scaled)(PIXELS p, U16 mask) {
  PIXELS s = {K(divide255)(p.rb * mask), K(divide255)(p.ga * mask)};
  return s;
}

INLINE U16 K(at_most_255)(U16 x) {
  U16 over = (U16)(x > 255);
  return (x & ~over) | (over & 255);
}

INLINE PIXELS K(composed)(PIXELS under, PIXELS source) {
  U32 alpha = (U32)source.ga >> 16;
  U16 rest = 255 - (U16)(alpha | (alpha << 16));
  PIXELS p = {K(at_most_255)(source.rb + K(divide255)(under.rb * rest)),
              K(at_most_255)(source.ga + K(divide255)(under.ga * rest))};
  return p;
}

INLINE PIXELS K(mixed)(PIXELS before, PIXELS after, U16 mask) {
  U16 rest = 255 - mask;
  PIXELS p = {K(divide255)(after.rb * mask + before.rb * rest),
              K(divide255)(after.ga * mask + before.ga * rest)};
  return p;
}
