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

INLINE U16 K(upper_means)(U16 top) { return ((top >> 1) + 32) >> 6; }

INLINE U32 K(packed)(K(wide) p) { return (U32)p.low | ((U32)p.high << 8); }

/// Sums of neighboring pixels of `first`, followed by those of `second`.
INLINE K(wide) K(sums_of_two)(K(wide) first, K(wide) second) {
  const K(neighbors) low = K(apart)((U64)first.low, (U64)second.low);
  const K(neighbors) high = K(apart)((U64)first.high, (U64)second.high);
  K(wide) sums = {(U16)low.left + (U16)low.right, (U16)high.left + (U16)high.right};
  return sums;
}

#else

/// Repeats the lower half of each element for the four components of its pixel.
INLINE K(wide) K(for_components)(U32 x) {
  const X86_REGISTER low =
      X86_REPEATED(_mm_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5));
  const X86_REGISTER high =
      X86_REPEATED(_mm_setr_epi8(8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13));
  K(wide) w = {(U16)X86(shuffle_epi8)((X86_REGISTER)x, low),
               (U16)X86(shuffle_epi8)((X86_REGISTER)x, high)};
  return w;
}

/// Pairs of weights of left and right neighbors, in 128ths and less than zero: as signed bytes, these
/// reach 128. They are given by those of the right neighbors.
INLINE K(wide) K(column_factors)(U32 w) { return K(for_components)(w - (w << 8) + 0x80); }

INLINE K(wide) K(row_factors)(U32 w) { return K(for_components)(w); }

/// Means of horizontal neighbors, -128 times a byte.
INLINE K(wide) K(means)(U32 left, U32 right, K(wide) across) {
  const X86_REGISTER l = (X86_REGISTER)left, r = (X86_REGISTER)right;
  K(wide) m = {(U16)X86(maddubs_epi16)(X86(unpacklo_epi8)(l, r), (X86_REGISTER)across.low),
               (U16)X86(maddubs_epi16)(X86(unpackhi_epi8)(l, r), (X86_REGISTER)across.high)};
  return m;
}

INLINE U16 K(between_means)(U16 top, U16 bottom, U16 weight) {
  // Both are negative: half of the upper one, with what rounds the result.
  const I16 half = (64 - (I16)top) >> 1;
  return (U16)((half + K(high_product)((I16)(top - bottom), (I16)weight)) >> 6);
}

/// The same for a weight of 0.
INLINE U16 K(upper_means)(U16 top) { return (U16)((64 - (I16)top) >> 7); }

INLINE U32 K(packed)(K(wide) p) {
  return (U32)X86(packus_epi16)((X86_REGISTER)p.low, (X86_REGISTER)p.high);
}

/// Sums of neighboring pixels of one vector: those of a quarter or a half are in it as before, two
/// together.
INLINE X86_REGISTER K(sums_in)(K(wide) p) {
  const X86_REGISTER low = (X86_REGISTER)p.low, high = (X86_REGISTER)p.high;
  return X86(add_epi16)(X86(unpacklo_epi64)(low, high), X86(unpackhi_epi64)(low, high));
}

/// Sums of neighboring pixels of `first`, followed by those of `second`.
INLINE K(wide) K(sums_of_two)(K(wide) first, K(wide) second) {
  const X86_REGISTER a = K(sums_in)(first), b = K(sums_in)(second);
#if VECTOR_BYTES == 32
  K(wide) sums = {(U16)_mm256_permute2x128_si256(a, b, 0x20),
                  (U16)_mm256_permute2x128_si256(a, b, 0x31)};
#else
  K(wide) sums = {(U16)_mm512_shuffle_i64x2(a, b, 0x88), (U16)_mm512_shuffle_i64x2(a, b, 0xdd)};
#endif
  return sums;
}

#endif

/// The means of four neighbors each; weights are in 128ths and 32,768ths.
INLINE K(wide) K(between)(K(neighbors) t, K(neighbors) b, K(wide) across, K(wide) down) {
  const K(wide) top = K(means)(t.left, t.right, across), bottom = K(means)(b.left, b.right, across);
  K(wide) p = {K(between_means)(top.low, bottom.low, down.low),
               K(between_means)(top.high, bottom.high, down.high)};
  return p;
}
