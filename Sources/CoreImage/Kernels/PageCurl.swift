// The page curl: the image is a sheet that bends around a cylinder which moves across it.

import CoreGraphics

enum PageCurl {
  /// A sheet without a shadow.
  @Sendable static func curl(_ pair: TransitionPair) -> CIImage { curl(pair, shadow: nil) }

  /// A sheet with a shadow on what is below it.
  @Sendable static func curlWithShadow(_ pair: TransitionPair) -> CIImage {
    let shadow = Shadow(
      size: max(0, pair.number("inputShadowSize")),
      amount: min(max(pair.number("inputShadowAmount"), 0), 1),
      extent: pair.inputs.rect("inputShadowExtent", .zero))
    return curl(pair, shadow: shadow)
  }

  private static func curl(_ pair: TransitionPair, shadow: Shadow?) -> CIImage {
    let back = pair.inputs.image(kCIInputBacksideImageKey) ?? pair.image
    let sheet = Sheet(pair, shadow)
    let light = pair.inputs.image(kCIInputShadingImageKey).flatMap { $0.isBounded ? $0 : nil }
    return CIImage(pair.bounds) { area, space in
      // Pixels come from anywhere within the image, so all of it is needed.
      let whole = CIArea(pair.image.bounds)
      let pictures = Sheet.Pictures(
        front: pair.image.render(whole, space), back: back.render(whole, space),
        shading: light.map { Shading($0, space) })
      let base = pair.target.render(area, space)
      return CIPixels(area) { x, y in
        sheet.color(Double(x) + 0.5, Double(y) + 0.5, pictures, base[x, y])
      }
    }
  }

  fileprivate struct Shadow: Sendable {
    /// The width, as a multiple of the cylinder's radius.
    let size: Double
    /// The darkness, from 0 to 1.
    let amount: Double
    /// The area of the shadow; everywhere if it is empty.
    let extent: CGRect

    func covers(_ x: Double, _ y: Double) -> Bool {
      extent.isEmpty || extent.contains(CGPoint(x: x, y: y))
    }
  }
}

/// The sheet at one instant. Its line of contact with the cylinder is perpendicular to the angle.
private struct Sheet: Sendable {
  struct Pictures {
    let front, back: CIPixels
    let shading: Shading?
  }

  let sweep: Sweep
  let radius: Double
  /// The place of the contact along the angle: it moves from the far edge to where the sheet is gone.
  let line: Double
  let extent: CGRect
  let shadow: PageCurl.Shadow?

  init(_ pair: TransitionPair, _ shadow: PageCurl.Shadow?) {
    sweep = Sweep(pair.area, angle: pair.number(kCIInputAngleKey))
    radius = max(1, pair.number(kCIInputRadiusKey))
    // At time 1 the cylinder and its shadow are beyond the near edge.
    let rest = radius * (1 + (shadow?.size ?? 0))
    line = sweep.half - pair.time * (2 * sweep.half + rest)
    extent = pair.image.bounds
    self.shadow = shadow
  }

  func color(_ x: Double, _ y: Double, _ pictures: Pictures, _ base: CIPixels.Color)
    -> CIPixels.Color
  {
    let beyond = sweep.along(x, y) - line
    let bottom = beyond > radius ? shaded(base, x, y, beyond - radius) : base
    if beyond > radius { return bottom }
    if beyond <= 0 {
      // What is flat, and the back that lies on it.
      let flat = over(bottom, x, y, pictures.front, at: line + beyond, 1)
      return over(flat, x, y, pictures.back, at: line + .pi * radius - beyond, 0.96)
    }
    let angle = arcsine(beyond / radius)
    let inside = over(bottom, x, y, pictures.front, at: line + radius * angle, 0.9)
    let slope = beyond / radius
    let outside = over(
      inside, x, y, pictures.back, at: line + radius * (.pi - angle), Float(1 - 0.35 * slope))
    guard let shading = pictures.shading, outside != inside else { return outside }
    return shading.lit(outside, slope * sweep.cosine, slope * sweep.sine)
  }

  private func shaded(_ color: CIPixels.Color, _ x: Double, _ y: Double, _ distance: Double)
    -> CIPixels.Color
  {
    guard let shadow, shadow.size > 0, shadow.covers(x, y) else { return color }
    let near = max(0, 1 - distance / (radius * shadow.size))
    return (color * Float(1 - shadow.amount * near * near)).with(alpha: color.w)
  }

  /// Returns the color of the sheet's place `along` in front of another color.
  private func over(
    _ color: CIPixels.Color, _ x: Double, _ y: Double, _ picture: CIPixels, at along: Double,
    _ shade: Float
  ) -> CIPixels.Color {
    let shift = along - sweep.along(x, y)
    let (px, py) = (x + shift * sweep.cosine, y + shift * sweep.sine)
    guard extent.contains(CGPoint(x: px, y: py)) else { return color }
    let sample = picture.sample(px, py)
    return (sample * shade).with(alpha: sample.w) + color * (1 - sample.w)
  }

  private func arcsine(_ x: Double) -> Double {
    DeterministicMath.atan2(x, max(0, 1 - x * x).squareRoot())
  }
}
