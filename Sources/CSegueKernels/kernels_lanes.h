// Pixels in vectors. A pixel's four bytes are processed as two pairs of 16-bit lanes, red with blue
// and green with alpha: extraction takes a mask and a shift instead of widening, and each lane has
// space for the product of two bytes.

typedef uint32_t K(u32) __attribute__((vector_size(VECTOR_BYTES)));
typedef int32_t K(i32) __attribute__((vector_size(VECTOR_BYTES)));
typedef uint8_t K(u8) __attribute__((vector_size(VECTOR_BYTES)));
typedef uint16_t K(u16) __attribute__((vector_size(VECTOR_BYTES)));
typedef int16_t K(i16) __attribute__((vector_size(VECTOR_BYTES)));
typedef uint64_t K(u64) __attribute__((vector_size(VECTOR_BYTES)));
typedef uint8_t K(bytes) __attribute__((vector_size(VECTOR_BYTES / 4)));

#define U32 K(u32)
#define I32 K(i32)
#define U8 K(u8)
#define U16 K(u16)
#define I16 K(i16)
#define U64 K(u64)
#define BYTES K(bytes)
#define LANES (VECTOR_BYTES / 4)

#if defined(__x86_64__)
#if VECTOR_BYTES == 16
#define X86(name) _mm_##name
#define X86_REGISTER __m128i
#elif VECTOR_BYTES == 32
#define X86(name) _mm256_##name
#define X86_REGISTER __m256i
#define X86_REPEATED(x) _mm256_broadcastsi128_si256(x)
#else
#define X86(name) _mm512_##name
#define X86_REGISTER __m512i
#define X86_REPEATED(x) _mm512_broadcast_i32x4(x)
#endif
#endif

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

/// Bytes x / 255 rounded, for x up to 65,025: those of `low` in the even bytes, those of `high` in the
/// odd ones.
INLINE U32 K(divided)(U16 low, U16 high) {
  low += 128;
  high += 128;
#if defined(__x86_64__)
  // (x + (x >> 8)) >> 8 in one instruction. Odd bytes are already in place after the first shift.
  low = (U16)X86(mulhi_epu16)((X86_REGISTER)low, (X86_REGISTER)((U16){0} + 257));
#else
  low = (low + (low >> 8)) >> 8;
#endif
  high += high >> 8;
  return (U32)low | ((U32)high & 0xff00ff00);
}

/// Every byte multiplied by that of a mask, which is in both lanes of its pixel.
INLINE U32 K(scaled)(U32 v, U16 mask) {
  const PIXELS p = K(split)(v);
  return K(divided)(p.rb * mask, p.ga * mask);
}

/// 255 less the alpha of each pixel, in both of its lanes.
INLINE U16 K(rest)(U32 v) {
#if VECTOR_BYTES == 16
  const U32 alpha = v >> 24;
  return 255 - (U16)(alpha | (alpha << 16));
#else
  const X86_REGISTER places = X86_REPEATED(
      _mm_setr_epi8(3, -1, 3, -1, 7, -1, 7, -1, 11, -1, 11, -1, 15, -1, 15, -1));
  return 255 - (U16)X86(shuffle_epi8)((X86_REGISTER)v, places);
#endif
}

/// Premultiplied pixels `source` over those of `under`.
INLINE U32 K(composed)(U32 under, U32 source) {
  return (U32)__builtin_elementwise_add_sat((U8)source, (U8)K(scaled)(under, K(rest)(source)));
}

INLINE U32 K(mixed)(U32 before, U32 after, U16 mask) {
  const PIXELS b = K(split)(before), a = K(split)(after);
  const U16 rest = 255 - mask;
  return K(divided)(a.rb * mask + b.rb * rest, a.ga * mask + b.ga * rest);
}
