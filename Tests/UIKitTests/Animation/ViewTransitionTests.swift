import SegueDisplay
import SeguePixels
import SegueRaster
import SegueTiming
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ViewTransitionTests {
  let world = World()
  let container: UIView
  let old: UIView
  let new: UIView

  init() {
    (container, old, new) = world.run {
      let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      let (container, old, new) = (UIView(frame: frame), UIView(frame: frame), UIView(frame: frame))
      (old.backgroundColor, new.backgroundColor) = (.red, .blue)
      container.addSubview(old)
      return (container, old, new)
    }
  }

  /// The lines of a frame, without its first.
  private func dump(at seconds: Double) throws -> [String] {
    try world.advance(to: VirtualTime(seconds: seconds))
    let viewport = SegueViewport(widthInPixels: 10, heightInPixels: 10)
    let list = world.run { world.commit(root: container.layer, at: seconds, viewport: viewport) }
    return list.dump().split(separator: "\n").dropFirst().map {
      String($0.drop { $0 == " " }.prefix { $0 != "t" })
    }
  }

  @Test("What has never been displayed is laid out before it dissolves")
  func layout() throws {
    final class Placing: UIView {
      override func layoutSubviews() { subviews.first?.frame.size.height = 5 }
    }
    world.run {
      let placing = Placing(frame: container.bounds)
      placing.addSubview(new)
      container.addSubview(placing)
      UIView.transition(
        with: placing, duration: 1, options: .transitionCrossDissolve, animations: nil)
    }
    let lines = try dump(at: 0.25).filter { $0.contains("color [0 0 1") }
    #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("solid [0 0 10 5]") })
  }

  @Test("The old contents fade into the new, by a quarter after a quarter of the duration")
  func dissolve() throws {
    var finished: [Bool] = []
    world.run {
      UIView.transition(
        from: old, to: new, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
      ) { finished.append($0) }
      #expect(container.subviews == [new])
    }
    #expect(
      try dump(at: 0.25) == [
        "group isola", "solid [0 0 10 10] color [1 0 0 0.75] ",
        "group opaci", "solid [0 0 10 10] color [0 0 1 1] ",
      ])
    #expect(try dump(at: 1) == ["solid [0 0 10 10] color [0 0 1 1] "])
    #expect(finished == [true] && container.layer.animationKeys() == nil)
  }

  @Test("Views can be hidden and shown instead; a view that hides itself fades out")
  func showHide() throws {
    world.run {
      container.addSubview(new)
      new.isHidden = true
      UIView.transition(
        from: old, to: new, duration: 1,
        options: [.transitionCrossDissolve, .showHideTransitionViews])
      #expect(container.subviews == [old, new] && old.isHidden && !new.isHidden)
    }
    #expect(try dump(at: 0.5).count == 4)
    #expect(try dump(at: 1) == ["solid [0 0 10 10] color [0 0 1 1] "])
    world.run {
      UIView.transition(
        with: new, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        animations: { new.isHidden = true })
    }
    #expect(try dump(at: 1.25) == ["solid [0 0 10 10] color [0 0 1 0.75] "])
    #expect(try dump(at: 2).isEmpty)
  }

  @Test("Changes in the block animate only if the options allow it")
  func animatedContent() throws {
    func shown(_ options: UIView.AnimationOptions) throws -> Double {
      let test = ViewTransitionTests()
      test.world.run {
        UIView.transition(
          with: test.container, duration: 1, options: [.transitionCrossDissolve, options],
          animations: { test.old.alpha = 0 })
      }
      return try test.world.at(0.5) { test.old.shown("opacity") }
    }
    #expect(try shown([]) == 0)
    #expect(try shown(.allowAnimatedContent) == 0.5)
  }

  @Test("A transition that replaces another ends that one unfinished")
  func interrupted() throws {
    var verdicts: [String] = []
    func dissolve(_ name: String, _ color: UIColor) {
      UIView.transition(
        with: container, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        animations: { old.backgroundColor = color },
        completion: { verdicts.append("\(name) \($0)") })
    }
    world.run { dissolve("first", .blue) }
    _ = try dump(at: 0.5)
    world.run { dissolve("second", .green) }
    // The second begins from the contents displayed in the middle of the first.
    #expect(try dump(at: 0.75).filter { $0.hasPrefix("solid") }.count == 3)
    #expect(try dump(at: 1.5).count == 1)
    #expect(verdicts == ["first false", "second true"])
  }

  @Test("Percent drivers drive a dissolve like any block")
  func driven() throws {
    let animations = world.run {
      ViewAnimationTracker.collecting {
        UIView.transition(
          with: container, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
          animations: { old.backgroundColor = .blue })
      }
    }
    let block = try #require(animations.first)
    world.run { block.seek(toLocalTime: 0.75) }
    #expect(try dump(at: 5)[1] == "solid [0 0 10 10] color [1 0 0 0.25] ")
    world.run { block.complete() }
    #expect(try dump(at: 6) == ["solid [0 0 10 10] color [0 0 1 1] "])
  }

  @Test("The tint of a template image animates in a block")
  func tint() throws {
    let view = world.run {
      let view = UIImageView(image: image())
      container.addSubview(view)
      view.tintColor = .red
      return view
    }
    _ = try dump(at: 0)
    world.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.tintColor = .blue }
    }
    #expect(
      try world.at(0.25) {
        view.layer.presentationValue(forKeyPath: "contentsMultiplyColor", atSeconds: 0.25)
      } == .color(CGColor(red: 0.75, green: 0, blue: 0.25, alpha: 1)))
  }

  private func image() -> UIImage? {
    guard let pixels = try? PixelBuffer(width: 4, height: 4) else { return nil }
    return UIImage(cgImage: CGImage(Bitmap(pixels))).withRenderingMode(.alwaysTemplate)
  }

  @Test("A curl up moves the old contents, from the bottom; a curl down the new ones")
  func curls() throws {
    for (options, flat) in [
      (UIView.AnimationOptions.transitionCurlUp, "1 0 0 1"), (.transitionCurlDown, "0 0 1 1"),
    ] {
      let test = ViewTransitionTests()
      test.world.run {
        UIView.transition(
          from: test.old, to: test.new, duration: 1, options: [options, .curveLinear])
        #expect(World.current.diagnostics.unsupportedFeatures.isEmpty)
      }
      let lines = try test.dump(at: 0.5)
      // Below is one state, and above it the other in the part that is flat.
      #expect(lines.first?.hasSuffix(flat == "1 0 0 1" ? "[0 0 1 1] " : "[1 0 0 1] ") == true)
      #expect(lines.contains("solid [0 0 10 10] color [\(flat)] "))
      #expect(lines.contains { $0.hasPrefix("gradien") })
      #expect(try test.dump(at: 1) == ["solid [0 0 10 10] color [0 0 1 1] "])
    }
  }
}

@Suite @MainActor struct ViewFlipTests {
  let world = World()
  let window: UIView
  let card: UIView

  init() {
    (window, card) = world.run {
      let window = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let card = UIView(frame: CGRect(x: 40, y: 10, width: 120, height: 80))
      card.backgroundColor = .red
      window.addSubview(card)
      return (window, card)
    }
  }

  private func items(at seconds: Double) throws -> [DisplayItem] {
    try world.advance(to: VirtualTime(seconds: seconds))
    let viewport = SegueViewport(widthInPixels: 200, heightInPixels: 100, scale: 1)
    return world.run { world.commit(root: window.layer, at: seconds, viewport: viewport).items }
  }

  private func projection(at seconds: Double) throws -> DisplayProjection {
    let items = try items(at: seconds)
    #expect(items.count == 1)
    guard case .projected(let projection)? = items.first else {
      throw Missing(what: "\(items)")
    }
    return projection
  }

  private let red = DisplayColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = DisplayColor(red: 0, green: 0, blue: 1, alpha: 1)

  private struct Missing: Error { let what: String }

  private func flip(_ options: UIView.AnimationOptions) {
    world.run {
      UIView.transition(
        with: card, duration: 1, options: [options, .curveLinear],
        animations: { card.backgroundColor = .blue })
    }
  }

  /// The projected centers of the card's sides.
  private func sides(_ projection: DisplayProjection) throws -> [CGPoint] {
    // The plane has the card's points, in units of the first item's transform.
    guard case .solid(let quad)? = projection.items.first?.innermost else {
      throw Missing(what: "")
    }
    let points = [
      CGPoint(x: 0, y: 40), CGPoint(x: 120, y: 40), CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 80),
    ]
    return try points.map {
      try #require(projection.homography($0.applying(quad.transform)))
    }
  }

  @Test(
    "The named side moves to the front first; the first half is old, the second new",
    arguments: [
      (UIView.AnimationOptions.transitionFlipFromLeft, 0), (.transitionFlipFromRight, 1),
      (.transitionFlipFromTop, 2), (.transitionFlipFromBottom, 3),
    ])
  func direction(_ options: UIView.AnimationOptions, _ front: Int) throws {
    flip(options)
    let middle = CGPoint(x: 100, y: 50)
    let early = try projection(at: 0.25)
    #expect(early.items.first?.innermost?.color == red)
    let seen = try sides(early)
    let distances = seen.map { abs($0.x - middle.x) + abs($0.y - middle.y) }
    let back = front ^ 1
    // Half of 120 or 80, turned by 45°, d = 1000: r cos / (1 ∓ r sin / d).
    let radius = front < 2 ? 60.0 : 40
    let flat = radius * 0.5.squareRoot()
    #expect(abs(Double(distances[front]) - flat / (1 - flat / 1000)) < 1e-6)
    #expect(abs(Double(distances[back]) - flat / (1 + flat / 1000)) < 1e-6)
    let late = try projection(at: 0.75)
    #expect(late.items.first?.innermost?.color == blue)
  }

  @Test("On edge, the view is invisible; afterwards it is itself again")
  func edgeAndEnd() throws {
    var finished: Bool?
    world.run {
      UIView.transition(
        with: card, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
        animations: { card.backgroundColor = .blue }, completion: { finished = $0 })
      #expect(!card.isHidden && card.transform.isIdentity)
    }
    let still = try items(at: 0.5)
    #expect(try Rasterizer().render(frame(still))[100, 50].red == 0)
    let end = try items(at: 1)
    guard case .solid(let quad)? = end.first else { throw Missing(what: "\(end)") }
    #expect(quad.color == blue && end.count == 1)
    #expect(finished == true && window.layer.sublayers == [card.layer])
  }

  private func frame(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(width: 200, height: 100, background: .black, items: items)
  }

  @Test("A view without a superview does not flip, but changes")
  func alone() throws {
    var finished: Bool?
    world.run {
      UIView.transition(
        with: window, duration: 1, options: .transitionFlipFromLeft,
        animations: { card.isHidden = true }, completion: { finished = $0 })
    }
    try world.advance(to: .zero)
    #expect(finished == true && card.isHidden)
  }
}

extension DisplayItem {
  /// The first item that is drawn separately.
  fileprivate var innermost: DisplayItem? {
    switch self {
    case .group(let group): group.items.first?.innermost
    case .projected(let projection): projection.items.first?.innermost
    default: self
    }
  }

  fileprivate var color: DisplayColor? {
    if case .solid(let quad) = self { return quad.color }
    return nil
  }
}
