// Means of neighboring pixels whose red and blue are apart from green and alpha, so that their order
// is that of the pixels: for planes of which every vector selects pixels from rows of means, or from
// one pair of rows.

#if VECTOR_BYTES > 16

/// Pairs of weights of left and right neighbors, as `K(column_factors)` has them.
INLINE U16 K(factors_apart)(U32 w) {
  const U32 factor = (w - (w << 8) + 0x80) & 0xffff;
  return (U16)(factor | (factor << 16));
}

/// The weights of lower neighbors, for all components.
INLINE U16 K(weights_apart)(U32 w) { return (U16)(w | (w << 16)); }

/// Means of horizontal neighbors, -128 times a byte.
INLINE PIXELS K(means_apart)(U32 left, U32 right, U16 across) {
  const U32 low = (U32){0} + 0x00ff00ff;
  const U32 rb = (left & low) | ((right << 8) & ~low), ga = ((left >> 8) & low) | (right & ~low);
  PIXELS m = {(U16)X86(maddubs_epi16)((X86_REGISTER)rb, (X86_REGISTER)across),
              (U16)X86(maddubs_epi16)((X86_REGISTER)ga, (X86_REGISTER)across)};
  return m;
}

INLINE PIXELS K(between_apart)(PIXELS top, PIXELS bottom, U16 weight) {
  PIXELS p = {K(between_means)(top.rb, bottom.rb, weight),
              K(between_means)(top.ga, bottom.ga, weight)};
  return p;
}

INLINE PIXELS K(added)(PIXELS a, PIXELS b) {
  PIXELS sums = {a.rb + b.rb, a.ga + b.ga};
  return sums;
}

/// Sums of neighboring pixels of `first`, followed by those of `second`.
INLINE PIXELS K(sums_apart)(PIXELS first, PIXELS second) {
  const K(neighbors) rb = K(apart)((U64)first.rb, (U64)second.rb);
  const K(neighbors) ga = K(apart)((U64)first.ga, (U64)second.ga);
  PIXELS sums = {(U16)rb.left + (U16)rb.right, (U16)ga.left + (U16)ga.right};
  return sums;
}

/// The sums of samples that lie side by side in a pixel, in `across` vectors, which are overwritten.
INLINE PIXELS K(joined_sums)(PIXELS *sums, int32_t across) {
  for (; across > 1; across /= 2) {
    for (int32_t j = 0; j < across / 2; j++) sums[j] = K(sums_apart)(sums[2 * j], sums[2 * j + 1]);
  }
  return sums[0];
}

/// The pixels whose samples have these sums in one level or two.
INLINE U32 K(mean_apart)(PIXELS near, PIXELS far, const reduction *r) {
  const K(wide) own = {near.rb, near.ga}, next = {far.rb, far.ga};
  const K(wide) mean = K(mean_of)(own, next, r);
  return K(join)((PIXELS){mean.low, mean.high});
}

#endif
