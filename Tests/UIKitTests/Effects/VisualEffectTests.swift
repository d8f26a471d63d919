// Visual effect views: the state of their layers, animated in every way, and in light and dark
// mode.

import SegueDisplay
import SegueTiming
import SegueWorld
import Testing
import UIKit

extension UIVisualEffectView {
  /// The displayed state of the view: the blur's radius, the saturation and the tint's white and
  /// alpha.
  @MainActor var shownEffect: [Double] {
    let seconds = World.current.now.seconds
    guard
      case .list(let parts)? = subviews[0].layer.presentationValue(
        forKeyPath: "backdropEffect", atSeconds: seconds), parts.count == 3,
      case .number(let radius) = parts[0], case .number(let saturation) = parts[1],
      case .color(let tint) = parts[2]
    else { return [] }
    return [radius, saturation, Double(tint?.red ?? 0), Double(tint?.alpha ?? 0)]
  }
}

@Suite @MainActor struct VisualEffectTests {
  let world = World()

  /// A fraction f of the effect: the blur, the change of saturation and the tint's alpha times f.
  private func part(_ f: Double, _ radius: Double, _ white: Double, _ alpha: Double) -> [Double] {
    [radius * f, 1 + 0.8 * f, f == 0 ? 0 : white, alpha * f]
  }

  @Test(
    "Styles are those of SEMANTICS 9a, light and dark",
    arguments: [
      (UIBlurEffect.Style.extraLight, [20, 0.97, 0.82], [20, 0.97, 0.82]),
      (.light, [30, 1, 0.30], [30, 1, 0.30]), (.dark, [20, 0.11, 0.73], [20, 0.11, 0.73]),
      (.regular, [30, 1, 0.30], [20, 0.11, 0.73]),
      (.prominent, [20, 0.97, 0.82], [20, 0.11, 0.73]),
      (.systemUltraThinMaterial, [20, 0.97, 0.25], [20, 0.11, 0.25]),
      (.systemThinMaterial, [22.5, 0.97, 0.4], [22.5, 0.11, 0.4]),
      (.systemMaterial, [25, 0.97, 0.55], [25, 0.11, 0.55]),
      (.systemThickMaterial, [27.5, 0.97, 0.7], [27.5, 0.11, 0.7]),
      (.systemChromeMaterial, [30, 0.97, 0.8], [30, 0.11, 0.8]),
      (.systemMaterialLight, [25, 0.97, 0.55], [25, 0.97, 0.55]),
      (.systemChromeMaterialDark, [30, 0.11, 0.8], [30, 0.11, 0.8]),
    ] as [(UIBlurEffect.Style, [Double], [Double])])
  func styles(_ style: UIBlurEffect.Style, _ light: [Double], _ dark: [Double]) {
    world.run {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      let parent = UIView()
      parent.addSubview(view)
      #expect(view.shownEffect == [light[0], 1.8, light[1], light[2]])
      parent.overrideUserInterfaceStyle = .dark
      #expect(view.shownEffect == [dark[0], 1.8, dark[1], dark[2]])
      parent.overrideUserInterfaceStyle = .light
      #expect(view.shownEffect == [light[0], 1.8, light[1], light[2]])
    }
  }

  @Test("All styles have Apple's numbers")
  func numbers() {
    #expect(UIBlurEffect.Style.allCases.map(\.rawValue) == [0, 1, 2] + Array(4...20))
    #expect(UIVibrancyEffectStyle.allCases.map(\.rawValue) == Array(0...7))
  }

  @Test("No effect and a plain effect show nothing; vibrancy draws content unchanged")
  func nothing() {
    world.run {
      let blur = UIBlurEffect(style: .light)
      for effect in [nil, UIVisualEffect(), UIVibrancyEffect(blurEffect: blur)] {
        #expect(UIVisualEffectView(effect: effect).shownEffect == [0, 1, 0, 0])
      }
    }
  }

  @Test("Effects of one style are equal")
  func equality() {
    let (a, b) = (UIBlurEffect(style: .dark), UIBlurEffect(style: .dark))
    #expect(a == b && a.hash == b.hash && a != UIBlurEffect(style: .light))
    let vibrant = UIVibrancyEffect(blurEffect: a, style: .fill)
    #expect(vibrant == UIVibrancyEffect(blurEffect: b, style: .fill))
    #expect(vibrant != UIVibrancyEffect(blurEffect: b) && vibrant != a)
  }

  @Test("The content view and the glass are as large as the view")
  func layout() {
    world.run {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      view.frame = CGRect(x: 10, y: 20, width: 300, height: 200)
      #expect(view.subviews.count == 2 && view.subviews[1] === view.contentView)
      for part in view.subviews {
        #expect(part.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
      }
      #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view.contentView)
    }
  }

  @Test("A subview outside the content view is refused by name")
  func strangers() {
    world.run {
      let view = UIVisualEffectView(effect: nil)
      view.contentView.addSubview(UILabel())
      #expect(World.current.diagnostics.unsupportedFeatures.isEmpty)
      view.addSubview(UILabel())
      #expect(World.current.diagnostics.unsupportedFeatures.count == 1)
      #expect(
        World.current.diagnostics.unsupportedFeatures[0].contains("UILabel to its contentView"))
    }
  }

  @Test("A block animates the effect in and out, and between effects")
  func blocks() throws {
    let view = world.run { UIVisualEffectView(effect: nil) }
    world.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.effect = UIBlurEffect(style: .light)
      }
    }
    try world.at(0) { #expect(isClose(view.shownEffect, part(0, 30, 1, 0.3))) }
    try world.at(0.25) { #expect(isClose(view.shownEffect, part(0.25, 30, 1, 0.3))) }
    try world.at(1) { #expect(isClose(view.shownEffect, part(1, 30, 1, 0.3))) }
    world.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.effect = UIBlurEffect(style: .dark)
      }
    }
    try world.at(1.5) { #expect(isClose(view.shownEffect, [25, 1.8, 0.555, 0.515])) }
    try world.at(2) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
      #expect(view.effect == nil)
    }
    try world.at(2.75) { #expect(isClose(view.shownEffect, part(0.25, 20, 0.11, 0.73))) }
    try world.at(3.5) { #expect(view.shownEffect == [0, 1, 0, 0]) }
  }

  @Test("A paused animator shows any fraction of the effect, in any order, and reverses")
  func scrubbed() throws {
    let view = world.run { UIVisualEffectView(effect: nil) }
    let animator = world.run {
      UIViewPropertyAnimator(duration: 2, curve: .linear) {
        view.effect = UIBlurEffect(style: .dark)
      }
    }
    for fraction in [0.1, 0.7, 0.3, 1, 0] {
      world.run {
        animator.fractionComplete = fraction
        #expect(isClose(view.shownEffect, part(fraction, 20, 0.11, 0.73)))
      }
    }
    world.run {
      animator.fractionComplete = 0.5
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    try world.at(0.5) { #expect(isClose(view.shownEffect, part(0.25, 20, 0.11, 0.73))) }
    try world.at(2) { #expect(view.shownEffect[0] == 0) }
  }

  @Test("Keyframes blur in and out again")
  func keyframes() throws {
    let view = world.run { UIVisualEffectView(effect: nil) }
    world.run {
      UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeLinear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.effect = UIBlurEffect(style: .extraLight)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.effect = nil
        }
      }
    }
    let radii = try [0.5, 1, 1.5].map { try world.at($0) { view.shownEffect[0] } }
    #expect(radii.count == 3 && radii[1] > 19.9 && radii[0] > 2 && radii[2] > 2, "\(radii)")
  }

  @Test("A commit draws the glass behind the content, and none without an effect")
  func commit() {
    world.run {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialDark))
      view.frame = CGRect(x: 2, y: 3, width: 20, height: 10)
      view.contentView.backgroundColor = .red
      view.alpha = 0.5
      let viewport = SegueViewport(widthInPixels: 50, heightInPixels: 30, scale: 2)
      let dump = world.commit(root: view.layer, at: 0, viewport: viewport).dump()
      #expect(
        dump == """
          frame 50 x 30 background [0 0 0 1]
            group opacity 0.5
              backdrop [0 0 20 10] blur 25 saturation 1.8 tint [0.11 0.11 0.11 0.55] \
          transform [2 0 0 2 4 6]
              solid [0 0 20 10] color [1 0 0 1] transform [2 0 0 2 4 6]

          """)
      view.effect = nil
      #expect(
        !world.commit(root: view.layer, at: 0, viewport: viewport).dump().contains("backdrop"))
    }
  }
}
