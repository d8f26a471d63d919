// Items multiplied by a color, as replicated layers need. Multiplication commutes with drawing one
// item over another, so it is applied to the items and not to the result.

extension DisplayColor {
  /// Returns the product of each component with that of `other`.
  package func multiplied(by other: DisplayColor) -> DisplayColor {
    DisplayColor(
      red: red * other.red, green: green * other.green, blue: blue * other.blue,
      alpha: alpha * other.alpha)
  }
}

extension DisplayItem {
  /// Returns the item with red, green and blue multiplied by those of `color`, whose alpha is
  /// ignored.
  package func multipliedRGB(by color: DisplayColor) -> DisplayItem {
    var light = color
    light.alpha = 1
    switch self {
    case .solid(var quad):
      quad.color = quad.color.multiplied(by: light)
      return .solid(quad)
    case .image(var quad):
      quad.multiplied = quad.multiplied?.multiplied(by: light) ?? light
      return .image(quad)
    case .path(var fill):
      fill.color = fill.color.multiplied(by: light)
      return .path(fill)
    case .gradient(var fill):
      for index in fill.gradient.stops.indices {
        let color = fill.gradient.stops[index].color
        fill.gradient.stops[index].color = color.multiplied(by: light)
      }
      return .gradient(fill)
    case .glyphs(var run):
      run.color = run.color.multiplied(by: light)
      return .glyphs(run)
    case .group(var group):
      group.items = group.items.map { $0.multipliedRGB(by: light) }
      return .group(group)
    case .shadow(var shadow):
      shadow.items = shadow.items.map { $0.multipliedRGB(by: light) }
      shadow.color = shadow.color.multiplied(by: light)
      return .shadow(shadow)
    case .masked(var masked):
      masked.items = masked.items.map { $0.multipliedRGB(by: light) }
      return .masked(masked)
    case .projected(var projection):
      projection.items = projection.items.map { $0.multipliedRGB(by: light) }
      return .projected(projection)
    case .backdrop(var backdrop):
      backdrop.tint = backdrop.tint.multiplied(by: light)
      return .backdrop(backdrop)
    }
  }
}

extension [DisplayItem] {
  /// Returns the items multiplied by `color`, whose alpha fades them as a group.
  package func multiplied(by color: DisplayColor) -> [DisplayItem] {
    let isWhite = color.red == 1 && color.green == 1 && color.blue == 1
    return (isWhite ? self : map { $0.multipliedRGB(by: color) }).faded(by: color.alpha)
  }
}
