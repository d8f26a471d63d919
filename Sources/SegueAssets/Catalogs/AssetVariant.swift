// The variants of a set, and which of them fits an environment.

import SegueDiagnostics

/// What decides between the variants of a set.
package struct AssetEnvironment: Sendable, Hashable {
  /// The kind of device, as catalogues name it: `iphone` or `ipad`.
  package var idiom: String
  package var isDark: Bool
  package var isRightToLeft: Bool
  /// The number of pixels per point.
  package var scale: Double

  /// Creates an environment.
  package init(idiom: String, isDark: Bool, isRightToLeft: Bool, scale: Double) {
    (self.idiom, self.isDark, self.isRightToLeft, self.scale) = (
      idiom, isDark, isRightToLeft, scale
    )
  }
}

/// One entry of a set.
struct AssetVariant {
  let node: JSONNode

  /// The scale in pixels per point, from 1 to 16; `nil` for a file for all scales.
  var scale: Double? {
    guard let text = node["scale"]?.string, let scale = Double(text.dropLast()),
      (1...16).contains(scale)
    else { return nil }
    return scale
  }

  private func appearance(_ name: String) -> String? {
    (node["appearances"]?.elements ?? []).first { $0["appearance"]?.string == name }?["value"]?
      .string
  }

  /// Returns how well the variant fits, more for better; `nil` if it does not.
  func rank(_ environment: AssetEnvironment) -> [Double]? {
    let idiom = node["idiom"]?.string ?? "universal"
    guard idiom == "universal" || idiom == environment.idiom,
      appearance("contrast") == nil
    else { return nil }
    var ranks: [Double] = [idiom == "universal" ? 0 : 1]
    switch appearance("luminosity") {
    case nil: ranks.append(0)
    case "dark": if environment.isDark { ranks.append(1) } else { return nil }
    default: if environment.isDark { return nil } else { ranks.append(1) }
    }
    // A variant for the other direction serves where there is none for this one: it is mirrored.
    switch node["language-direction"]?.string {
    case nil: ranks.append(0)
    case "right-to-left": ranks.append(environment.isRightToLeft ? 1 : -1)
    default: ranks.append(environment.isRightToLeft ? -1 : 1)
    }
    ranks.append(node["display-gamut"]?.string == "display-P3" ? 0 : 1)
    let distance = (scale ?? environment.scale) - environment.scale
    ranks.append(distance >= 0 ? -distance : distance * 10)
    return ranks
  }

  /// Returns the variant that fits best; of equal ones the first.
  static func best(_ nodes: [JSONNode], _ environment: AssetEnvironment) -> AssetVariant? {
    var best: (variant: AssetVariant, rank: [Double])?
    for node in nodes {
      let variant = AssetVariant(node: node)
      guard let rank = variant.rank(environment) else { continue }
      if let best, !best.rank.lexicographicallyPrecedes(rank) { continue }
      best = (variant, rank)
    }
    return best?.variant
  }
}
