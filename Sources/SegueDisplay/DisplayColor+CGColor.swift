import CoreGraphics

extension DisplayColor {
  /// Creates a color by limiting the components of `color` to the gamut.
  package init(_ color: CGColor) {
    func part(_ value: CGFloat) -> Double { value >= 0 ? min(Double(value), 1) : 0 }
    self.init(
      red: part(color.red), green: part(color.green), blue: part(color.blue),
      alpha: part(color.alpha))
  }
}
