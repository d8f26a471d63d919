// Gradient layers: their model and their animations.

import CoreGraphics
import Foundation
import QuartzCore
import SegueDisplay
import SegueTiming
import Testing

@MainActor
@Suite struct GradientLayerTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func animation(_ keyPath: String, to: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.toValue, animation.duration) = (to, 4)
    return animation
  }

  @Test("A new gradient layer has Apple's defaults")
  func defaults() {
    let layer = CAGradientLayer()
    #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
  }

  @Test("Values are kept and copied to presentation layers")
  func presentation() throws {
    let layer = CAGradientLayer()
    (layer.colors, layer.locations, layer.type) = ([red, blue], [0.25, 1], .conic)
    _ = try makeWorld {
      let copy = try #require(layer.presentation())
      #expect(copy.colors as? [CGColor] == [red, blue] && copy.locations == [0.25, 1])
      #expect(copy.type == .conic)
    }
    #expect(layer.value(forKey: "colors") as? [CGColor] == [red, blue])
    layer.setValue(nil, forKey: "colors")
    #expect(layer.colors == nil)
  }

  @Test("Colors, locations and points animate, also by component")
  func animations() throws {
    let layer = CAGradientLayer()
    (layer.colors, layer.locations) = ([red, blue], [0, 0.4])
    _ = makeWorld {
      layer.add(animation("colors", to: [blue, blue]), forKey: nil)
      layer.add(animation("locations", to: [0.4, 0.8] as [NSNumber]), forKey: nil)
      layer.add(animation("startPoint", to: CGPoint(x: 0.5, y: 1)), forKey: nil)
      layer.add(animation("endPoint.x", to: 0.9), forKey: nil)
    }
    let shown = try #require(layer.shownProperties(atSeconds: 1).gradient)
    #expect(shown.colors == [CGColor(red: 0.75, green: 0, blue: 0.25, alpha: 1), blue])
    for (location, expected) in zip(shown.locations, [0.1, 0.5]) { expectClose(location, expected) }
    #expect(shown.startPoint == CGPoint(x: 0.5, y: 0.25))
    expectClose(Double(shown.endPoint.x), 0.6)
  }

  @Test("Lists of different lengths switch at once, halfway")
  func otherLength() {
    let layer = CAGradientLayer()
    layer.colors = [red, blue]
    _ = makeWorld { layer.add(animation("colors", to: [red, red, blue]), forKey: nil) }
    #expect(layer.shownProperties(atSeconds: 1.9).gradient?.colors == [red, blue])
    #expect(layer.shownProperties(atSeconds: 2.1).gradient?.colors == [red, red, blue])
  }

  @Test("Lists of colors follow keyframes, also paced")
  func keyframes() {
    let layer = CAGradientLayer()
    let keyframes = CAKeyframeAnimation(keyPath: "colors")
    keyframes.values = [[red, red], [blue, red], [blue, blue]]
    (keyframes.duration, keyframes.calculationMode) = (4, .paced)
    _ = makeWorld { layer.add(keyframes, forKey: nil) }
    let middle = CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    #expect(layer.shownProperties(atSeconds: 1).gradient?.colors == [middle, red])
    #expect(layer.shownProperties(atSeconds: 3).gradient?.colors == [blue, middle])
  }
}
