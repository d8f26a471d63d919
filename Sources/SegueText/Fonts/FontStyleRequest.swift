// The choice of the nearest font of a family. The rules are those of style sheets: the requested
// slant first; then, for a weight up to 500, the next lighter before any bolder, and above that the
// next bolder before any lighter.

/// A requested weight and slant.
struct FontStyleRequest {
  let weight: Int
  let isItalic: Bool

  /// Returns the nearest of `choices`; `nil` only if there are none.
  func nearest<Choice>(
    _ choices: [Choice], style: (Choice) -> (weight: Int, isItalic: Bool)
  ) -> Choice? {
    choices.min { distance(style($0)) < distance(style($1)) }
  }

  private func distance(_ style: (weight: Int, isItalic: Bool)) -> Int {
    (style.isItalic == isItalic ? 0 : 100_000) + distance(weight: style.weight)
  }

  private func distance(weight other: Int) -> Int {
    if other == weight { return 0 }
    if weight >= 400, weight <= 500, other > weight, other <= 500 { return other - weight }
    let isPreferredSide = weight <= 500 ? other < weight : other > weight
    return (isPreferredSide ? 1_000 : 10_000) + abs(other - weight)
  }
}
