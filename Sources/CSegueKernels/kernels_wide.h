// Means of four neighboring pixels each, whose components have 16 bits in between. Vectors of
// 32 and 64 bytes widen pixels by interleaving left and right neighbors, so that one instruction
// multiplies both by their weights and adds the products; the order of the pixels that results is
// undone by narrowing them. Vectors of 16 bytes separate red and blue from green and alpha.

/// Values of LANES pixels, 16 bits for each component, in the order of the level.
typedef struct {
  U16 low, high;
} K(wide);

#if VECTOR_BYTES == 16

/// Weights of left neighbors, in 128ths, from those of right neighbors.
INLINE K(wide) K(column_factors)(U32 w) {
  K(wide) f = {(U16)(w | (w << 16)), (U16)(w | (w << 16))};
  return f;
}

INLINE K(wide) K(row_factors)(U32 w) { return K(column_factors)(w); }

INLINE K(wide) K(means)(U32 left, U32 right, K(wide) across) {
  PIXELS l = K(split)(left), r = K(split)(right);
  K(wide) m = {K(mean)(l.rb, r.rb, across.low), K(mean)(l.ga, r.ga, across.high)};
  return m;
}

INLINE U16 K(between_means)(U16 top, U16 bottom, U16 weight) {
  return K(between_rows)(top, bottom, (I16)weight);
}

INLINE U32 K(packed)(K(wide) p) { return (U32)p.low | ((U32)p.high << 8); }

/// Sums of neighboring pixels of `first`, followed by those of `second`.
INLINE K(wide) K(sums_of_two)(K(wide) first, K(wide) second) {
  const K(neighbors) low = K(apart)((U64)first.low, (U64)second.low);
  const K(neighbors) high = K(apart)((U64)first.high, (U64)second.high);
  K(wide) sums = {(U16)low.left + (U16)low.right, (U16)high.left + (U16)high.right};
  return sums;
}

#else

#if VECTOR_BYTES == 32
#define WIDE(name) _mm256_##name
#define WIDE_REGISTER __m256i
#define WIDE_REPEATED(x) _mm256_broadcastsi128_si256(x)
#else
#define WIDE(name) _mm512_##name
#define WIDE_REGISTER __m512i
#define WIDE_REPEATED(x) _mm512_broadcast_i32x4(x)
#endif

/// Repeats the lower half of each element for the four components of its pixel.
INLINE K(wide) K(for_components)(U32 x) {
  const WIDE_REGISTER low =
      WIDE_REPEATED(_mm_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5));
  const WIDE_REGISTER high =
      WIDE_REPEATED(_mm_setr_epi8(8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13));
  K(wide) w = {(U16)WIDE(shuffle_epi8)((WIDE_REGISTER)x, low),
               (U16)WIDE(shuffle_epi8)((WIDE_REGISTER)x, high)};
  return w;
}

/// Pairs of weights, in 128ths, of left and right neighbors, from those of the right ones.
INLINE K(wide) K(column_factors)(U32 w) { return K(for_components)((w << 8) + (128 - w)); }

INLINE K(wide) K(row_factors)(U32 w) { return K(for_components)(w); }

/// Means of horizontal neighbors, 128 times a byte, less 16,384: components are made signed, as
/// the instruction requires.
INLINE K(wide) K(means)(U32 left, U32 right, K(wide) across) {
  const WIDE_REGISTER l = (WIDE_REGISTER)(left ^ 0x80808080);
  const WIDE_REGISTER r = (WIDE_REGISTER)(right ^ 0x80808080);
  K(wide) m = {(U16)WIDE(maddubs_epi16)((WIDE_REGISTER)across.low, WIDE(unpacklo_epi8)(l, r)),
               (U16)WIDE(maddubs_epi16)((WIDE_REGISTER)across.high, WIDE(unpackhi_epi8)(l, r))};
  return m;
}

INLINE U16 K(between_means)(U16 top, U16 bottom, U16 weight) {
  I16 mean = ((I16)top >> 1) + K(high_product)((I16)(bottom - top), (I16)weight);
  return (U16)(mean + (8192 + 32)) >> 6;
}

INLINE U32 K(packed)(K(wide) p) {
  return (U32)WIDE(packus_epi16)((WIDE_REGISTER)p.low, (WIDE_REGISTER)p.high);
}

/// Sums of neighboring pixels of one vector: those of a quarter or a half are in it as before, two
/// together.
INLINE WIDE_REGISTER K(sums_in)(K(wide) p) {
  const WIDE_REGISTER low = (WIDE_REGISTER)p.low, high = (WIDE_REGISTER)p.high;
  return WIDE(add_epi16)(WIDE(unpacklo_epi64)(low, high), WIDE(unpackhi_epi64)(low, high));
}

/// Sums of neighboring pixels of `first`, followed by those of `second`.
INLINE K(wide) K(sums_of_two)(K(wide) first, K(wide) second) {
  const WIDE_REGISTER a = K(sums_in)(first), b = K(sums_in)(second);
#if VECTOR_BYTES == 32
  K(wide) sums = {(U16)_mm256_permute2x128_si256(a, b, 0x20),
                  (U16)_mm256_permute2x128_si256(a, b, 0x31)};
#else
  K(wide) sums = {(U16)_mm512_shuffle_i64x2(a, b, 0x88), (U16)_mm512_shuffle_i64x2(a, b, 0xdd)};
#endif
  return sums;
}

#undef WIDE
#undef WIDE_REGISTER
#undef WIDE_REPEATED

#endif

/// The means of four neighbors each; weights are in 128ths and 32,768ths.
INLINE K(wide) K(between)(K(neighbors) t, K(neighbors) b, K(wide) across, K(wide) down) {
  const K(wide) top = K(means)(t.left, t.right, across), bottom = K(means)(b.left, b.right, across);
  K(wide) p = {K(between_means)(top.low, bottom.low, down.low),
               K(between_means)(top.high, bottom.high, down.high)};
  return p;
}
