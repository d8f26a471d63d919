// Blurs. Apple's radius of a Gaussian is its standard deviation in pixels.

import CoreGraphics

enum Blurs {
  /// The largest radius, in pixels.
  private static let largest = 500.0

  private static func radius(_ inputs: FilterInputs) -> Double {
    min(max(inputs.number(kCIInputRadiusKey), 0), largest)
  }

  @Sendable static func gaussian(_ inputs: FilterInputs) -> CIImage? {
    inputs.image.map { gaussian($0, sigma: radius(inputs)) }
  }

  static func gaussian(_ image: CIImage, sigma: Double) -> CIImage {
    let sigma = min(sigma, largest)
    guard sigma > 0.01 else { return image }
    let reach = Int((3 * sigma).rounded(.up))
    let weights = (0...reach).map {
      DeterministicMath.exp(-Double($0 * $0) / (2 * sigma * sigma))
    }
    return blurred(image, weights)
  }

  @Sendable static func box(_ inputs: FilterInputs) -> CIImage? {
    let reach = Int(radius(inputs).rounded())
    return inputs.image.map {
      reach == 0 ? $0 : blurred($0, Array(repeating: 1, count: reach + 1))
    }
  }

  /// Returns an image blurred in both directions by symmetric weights, the first of them for the center.
  private static func blurred(_ image: CIImage, _ weights: [Double]) -> CIImage {
    let total: Double = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    let kernel = weights.map { Float($0 / total) }
    let reach = weights.count - 1
    let border = CGFloat(reach)
    let bounds = image.isBounded ? image.bounds.insetBy(dx: -border, dy: -border) : image.bounds
    return CIImage(bounds) { area, space in
      let source = image.render(area.grown(reach), space)
      guard !source.values.isEmpty else { return CIPixels(area) }
      return acrossRows(alongRows(source, kernel), kernel)
    }
  }

  /// Returns pixels blurred along their rows. The result is narrower by the reach on each side.
  private static func alongRows(_ source: CIPixels, _ kernel: [Float]) -> CIPixels {
    let reach = kernel.count - 1
    var result = CIPixels(source.area.grown(-reach, 0))
    let (width, height, wide) = (result.area.width, result.area.height, source.area.width)
    source.values.withUnsafeBufferPointer { from in
      result.values.withUnsafeMutableBufferPointer { into in
        for row in 0..<height {
          let start = from.baseAddress! + row * wide + reach
          for column in 0..<width {
            var sum = start[column] * kernel[0]
            for offset in 1..<max(kernel.count, 1) {
              sum += (start[column - offset] + start[column + offset]) * kernel[offset]
            }
            into[row * width + column] = sum
          }
        }
      }
    }
    return result
  }

  /// Returns pixels blurred vertically. The result is smaller by the kernel's radius at the top and bottom.
  private static func acrossRows(_ source: CIPixels, _ kernel: [Float]) -> CIPixels {
    let reach = kernel.count - 1
    var result = CIPixels(source.area.grown(0, -reach))
    let (width, height) = (result.area.width, result.area.height)
    source.values.withUnsafeBufferPointer { from in
      result.values.withUnsafeMutableBufferPointer { into in
        for row in 0..<height {
          let target = into.baseAddress! + row * width
          for offset in -reach...reach {
            let start = from.baseAddress! + (row + reach + offset) * width
            let weight = kernel[abs(offset)]
            for column in 0..<width { target[column] += start[column] * weight }
          }
        }
      }
    }
    return result
  }

  /// Each pixel is the mean along a line of twice the radius.
  @Sendable static func motion(_ inputs: FilterInputs) -> CIImage? {
    guard let image = inputs.image else { return nil }
    let radius = radius(inputs)
    guard radius >= 0.5 else { return image }
    let (sine, cosine) = DeterministicMath.sincos(inputs.number(kCIInputAngleKey))
    let steps = Int(radius.rounded(.up))
    let (across, up) = (abs(radius * cosine).rounded(.up), abs(radius * sine).rounded(.up))
    let bounds =
      image.isBounded
      ? image.bounds.insetBy(dx: -CGFloat(across), dy: -CGFloat(up)) : image.bounds
    return CIImage(bounds) { area, space in
      let source = image.render(area.grown(Int(across) + 1, Int(up) + 1), space)
      return CIPixels(area) { x, y in
        mean(steps, source) { place in
          (
            Double(x) + 0.5 + radius * cosine * place, Double(y) + 0.5 + radius * sine * place
          )
        }
      }
    }
  }

  /// Each pixel is the mean along a line towards the center, which is longer farther out.
  @Sendable static func zoom(_ inputs: FilterInputs) -> CIImage? {
    guard let image = inputs.image, image.isBounded else { return inputs.image }
    let center = inputs.point(kCIInputCenterKey, .zero)
    let amount = min(max(inputs.number("inputAmount"), -200), 200) / 200
    guard amount != 0 else { return image }
    return CIImage(image.bounds) { area, space in
      let source = image.render(CIArea(image.bounds), space)
      return CIPixels(area) { x, y in
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let (across, up) = (Double(center.x) - px, Double(center.y) - py)
        let length = (across * across + up * up).squareRoot() * abs(amount)
        let steps = min(max(1, Int(length / 2)), 32)
        return mean(steps, source) { place in
          (px + across * amount * (place + 1) / 2, py + up * amount * (place + 1) / 2)
        }
      }
    }
  }

  /// Returns the mean of the samples at places from -1 to 1.
  @inline(__always)
  private static func mean(_ steps: Int, _ source: CIPixels, _ point: (Double) -> (Double, Double))
    -> CIPixels.Color
  {
    var sum = CIPixels.Color.zero
    for step in -steps...steps {
      let (x, y) = point(Double(step) / Double(steps))
      sum += source.sample(x, y)
    }
    return sum / Float(2 * steps + 1)
  }
}
