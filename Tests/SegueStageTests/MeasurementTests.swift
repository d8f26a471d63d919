// How often views are measured: once for each proposal, however deep arrangements are nested, and
// with the same results as without a cache.

import SegueScenes
import SegueStage
import SegueWorld
import Testing
import UIKit

/// A view that arranges others, written like those of scenes.
private final class NestedView: UIView, MeasuredByLength {
  let arranger: Arranger

  init(_ arrangement: SceneArrangement, padding: Double = 0, keepsToSafeArea: Bool = false) {
    arranger = Arranger(
      arrangement, padding: SceneInsets(all: padding), keepsToSafeArea: keepsToSafeArea)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func add(_ view: UIView, _ placement: ScenePlacement = ScenePlacement()) {
    addSubview(view)
    arranger.add(view, placement)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arranger.arrange(in: self)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { arranger.size(in: self, within: size) }

  func lengthThatFits(_ size: CGSize, along axis: NSLayoutConstraint.Axis) -> CGFloat {
    arranger.length(along: axis, in: self, within: size)
  }
}

/// Content that becomes taller when it is narrower, like text.
private final class WrappingView: UIView, StablyMeasured {
  let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ limit: CGSize) -> CGSize {
    guard limit.width < size.width, limit.width > 0 else { return size }
    let lines = (size.width / limit.width).rounded(.up)
    return CGSize(width: limit.width, height: size.height * lines)
  }
}

/// Arranged views as values, which are measured without a cache.
private indirect enum Nesting {
  case content(CGFloat, CGFloat)
  case arranged(SceneArrangement, padding: Double, [(Nesting, ScenePlacement)])

  init(depth: Int, _ numbers: inout SeededNumbers) {
    guard depth > 0 else {
      self = .content(CGFloat(numbers.next(5...150)), CGFloat(numbers.next(5...40)))
      return
    }
    let below = (0..<numbers.next(1...3)).map { _ in
      (Nesting(depth: depth - numbers.next(1...2), &numbers), Self.placement(&numbers))
    }
    self = .arranged(
      Self.arrangement(&numbers), padding: Double(numbers.next(0...4)), below)
  }

  private static func arrangement(_ numbers: inout SeededNumbers) -> SceneArrangement {
    let spacing = Double(numbers.next(0...5))
    switch numbers.next(0...4) {
    case 0: return .overlay
    case 1:
      return .grid(
        SceneGrid(
          columns: numbers.next(1...3), spacing: spacing, aspect: numbers.oneIn(4) ? 1.5 : nil))
    default:
      return .stack(
        SceneStack(
          numbers.one(of: [.horizontal, .vertical]), spacing: spacing,
          alignment: numbers.one(of: SceneStack.Alignment.allCases)))
    }
  }

  private static func placement(_ numbers: inout SeededNumbers) -> ScenePlacement {
    let sides: [SideLength?] = [
      nil, nil, .fit, .fill, .length(.points(30)), .length(.percent(60)),
    ]
    var placement = ScenePlacement()
    (placement.width, placement.height) = (numbers.one(of: sides), numbers.one(of: sides))
    if numbers.oneIn(6) { placement.aspect = 1.25 }
    if numbers.oneIn(5) { placement.leading = .points(7) }
    return placement
  }

  @MainActor func view() -> UIView {
    switch self {
    case .content(let width, let height): return WrappingView(width, height)
    case .arranged(let arrangement, let padding, let below):
      let view = NestedView(arrangement, padding: padding)
      for (nesting, placement) in below { view.add(nesting.view(), placement) }
      return view
    }
  }

  @MainActor func length(along axis: NSLayoutConstraint.Axis, within limit: CGSize) -> CGFloat {
    guard case .arranged(let arrangement, let padding, let below) = self else {
      return view().sizeThatFits(limit).length(along: axis)
    }
    let items = below.map { nesting, placement in
      LayoutItem(placement: placement) { nesting.length(along: $0, within: $1) }
    }
    let inner = CGSize(
      width: max(0, limit.width - 2 * padding), height: max(0, limit.height - 2 * padding))
    return arrangement.arranging.length(along: axis, of: items, within: inner) + 2 * padding
  }
}

@MainActor
@Suite struct MeasurementTests {
  /// The keys of views that arrange one other.
  nonisolated static let kinds = [
    "stack: vertical", "stack: horizontal", "stack: vertical, align: center",
    "stack: horizontal, align: leading", "grid: 1", "width: fit, height: fit",
    "stack: vertical, width: fit", "blur: regular, stack: vertical",
  ]

  /// A scene in which views of these keys contain one another, and the innermost a label. Components
  /// make them deeper than a file may be nested.
  private func stage(_ keys: [String], depth: Int, beside: String = "") throws -> Stage {
    var components = "  c0: { view: { id: leaf, label: \(Self.text) } }\n"
    for level in 0..<depth {
      components +=
        "  c\(level + 1): { view: { \(keys[level % keys.count]), views: [\(beside){ use: c\(level) }] } }\n"
    }
    return try StageSamples.stage(
      """
      segue: 1
      canvas: { width: 200, height: 400 }
      components:
      \(components)
      screens: { a: { stack: vertical, views: [{ use: c\(depth) }] } }
      script: [{ show: a }, { wait: 1 }]

      """)
  }

  private static let text = "Some words that need more than one line of this screen"

  /// The frame of the label in the window, and the number of measurements of the first layout.
  private func leaf(_ stage: Stage) throws -> (frame: CGRect, count: Int) {
    let nodes = try stage.inspect(atSeconds: 0)
    let leaf = try #require(nodes.first { $0.id == "leaf" })
    let count = stage.world.run { MeasurementCache.current.measurementCount }
    return (leaf.visibleFrame, count)
  }

  @Test("Nested arrangements measure each view a constant number of times", arguments: kinds)
  func linear(keys: String) throws {
    let counts = try [14, 30, 62].map { try leaf(stage([keys], depth: $0)).count }
    #expect(counts[2] - counts[1] == 2 * (counts[1] - counts[0]), "\(counts)")
    #expect(counts[2] <= 8 * 64, "\(counts)")
  }

  @Test("So do nested arrangements of different kinds")
  func mixed() throws {
    let keys = Self.kinds + ["grid: 1, padding: 1"]
    let counts = try [14, 30, 62].map { try leaf(stage(keys, depth: $0)).count }
    #expect(counts[2] <= 12 * 64, "\(counts)")
  }

  @Test("Rows in rows that are too narrow do not measure each view at all widths of those above")
  func narrow() throws {
    let rows = "stack: horizontal, spacing: 3"
    let counts = try [14, 30, 62].map { depth in
      try leaf(stage([rows], depth: depth, beside: "{ label: Words beside them }, ")).count
    }
    // Each level rounds the widths to pixels, so that the levels below are measured again.
    #expect(counts[2] < 6 * counts[1], "\(counts)")
  }

  @Test("Nested arrangements place a view where a single one does", arguments: kinds)
  func same(keys: String) throws {
    let (deep, shallow) = (try leaf(stage([keys], depth: 62)), try leaf(stage([keys], depth: 1)))
    #expect(deep.frame == shallow.frame)
    #expect(deep.frame.height > 21)
  }

  @Test("Sizes equal those of measurements without a cache", arguments: 0..<200)
  func equal(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    let nesting = Nesting(depth: 4, &numbers)
    World().run {
      let view = nesting.view()
      for limit in [
        CGSize(width: 200, height: 300), CGSize(width: 60, height: LayoutItem.unlimited),
        CGSize(width: LayoutItem.unlimited, height: 80),
      ] {
        let size = CGSize(
          width: nesting.length(along: .horizontal, within: limit),
          height: nesting.length(along: .vertical, within: limit))
        #expect(MeasurementCache.current.size(of: view, within: limit) == size)
      }
    }
  }

  // MARK: Changes

  /// A label in two stacks, in a window.
  private func nested(
    keepsToSafeArea: Bool = false, _ body: (UIWindow, NestedView, UILabel) -> Void
  ) {
    World().run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let inner = NestedView(.stack(SceneStack(.vertical)), keepsToSafeArea: keepsToSafeArea)
      let outer = NestedView(.stack(SceneStack(.horizontal)))
      let label = UILabel(frame: .zero)
      label.text = "Words"
      inner.add(label)
      outer.add(inner)
      window.addSubview(outer)
      body(window, outer, label)
    }
  }

  private func width(_ view: UIView) -> CGFloat {
    MeasurementCache.current.size(of: view, within: CGSize(width: 200, height: 100)).width
  }

  @Test("During a layout pass, changes of contents discard the sizes above, and only these")
  func changes() {
    nested { _, outer, label in
      let cache = MeasurementCache.current
      cache.duringPass {
        let (before, count) = (width(outer), cache.measurementCount)
        #expect(width(outer) == before && cache.measurementCount == count)
        label.text = "More words"
        let after = width(outer)
        #expect(after > before && after == label.sizeThatFits(.zero).width)
        label.isHidden = true
        #expect(width(outer) == 0)
        label.isHidden = false
        #expect(width(outer) == after)
        #expect(width(outer.subviews[0]) == after)
        let known = cache.measurementCount
        outer.bounds.size.width += 1
        #expect(width(outer.subviews[0]) == after && cache.measurementCount == known)
        label.removeFromSuperview()
        outer.subviews[0].addSubview(label)
        label.font = .systemFont(ofSize: 40)
        #expect(width(outer) > after)
      }
    }
  }

  @Test("Nothing is kept after a pass")
  func ends() {
    nested { _, outer, _ in
      let cache = MeasurementCache.current
      _ = width(outer)
      let count = cache.measurementCount
      _ = width(outer)
      #expect(cache.measurementCount == 2 * count)
    }
  }

  @Test("Sizes that depend on the safe area are discarded when any view moves")
  func places() {
    nested(keepsToSafeArea: true) { window, outer, label in
      let cache = MeasurementCache.current
      let other = UIView()
      window.addSubview(other)
      cache.duringPass {
        _ = width(outer)
        let count = cache.measurementCount
        _ = width(outer)
        #expect(cache.measurementCount == count)
        other.center.x += 1
        _ = width(outer)
        // The label's size is kept.
        #expect(cache.measurementCount > count && cache.measurementCount < 2 * count)
      }
    }
  }
}
