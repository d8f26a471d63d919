// Gradients without bounds, as images or masks.

import CoreGraphics

enum Gradients {
  @Sendable static func linear(_ inputs: FilterInputs) -> CIImage? {
    line(inputs) { min(max($0, 0), 1) }
  }

  @Sendable static func smooth(_ inputs: FilterInputs) -> CIImage? {
    line(inputs) { smoothStep(0, 1, $0) }
  }

  private static func line(
    _ inputs: FilterInputs, _ curve: @escaping @Sendable (Double) -> Double
  ) -> CIImage {
    let start = inputs.point("inputPoint0", .zero)
    let end = inputs.point("inputPoint1", .zero)
    let (across, up) = (Double(end.x - start.x), Double(end.y - start.y))
    let length = max(across * across + up * up, 1e-9)
    return image(inputs) { x, y in
      curve(((x - Double(start.x)) * across + (y - Double(start.y)) * up) / length)
    }
  }

  @Sendable static func radial(_ inputs: FilterInputs) -> CIImage? {
    let center = inputs.point(kCIInputCenterKey, .zero)
    let (inner, outer) = (inputs.number("inputRadius0"), inputs.number("inputRadius1"))
    return image(inputs) { x, y in
      let (across, up) = (x - Double(center.x), y - Double(center.y))
      let distance = (across * across + up * up).squareRoot()
      return outer > inner
        ? min(max((distance - inner) / (outer - inner), 0), 1) : distance < inner ? 0 : 1
    }
  }

  private static func image(
    _ inputs: FilterInputs, _ place: @escaping @Sendable (Double, Double) -> Double
  ) -> CIImage {
    let (first, second) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
    return CIImage(CIImage.unbounded) { area, space in
      let (a, b) = (first.premultiplied(space), second.premultiplied(space))
      return CIPixels(area) { x, y in mix(a, b, place(Double(x) + 0.5, Double(y) + 0.5)) }
    }
  }
}
