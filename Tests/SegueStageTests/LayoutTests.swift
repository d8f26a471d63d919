// Where arrangements place views: hand-computed examples, and properties that hold for any views.

import SegueScenes
import SegueStage
import SegueWorld
import Testing
import UIKit

@Suite struct LayoutTests {
  /// Content of an intrinsic size; like text, it becomes taller when it is narrower.
  private func item(
    _ width: CGFloat, _ height: CGFloat, _ change: (inout ScenePlacement) -> Void = { _ in }
  ) -> LayoutItem {
    var placement = ScenePlacement()
    change(&placement)
    return LayoutItem(placement: placement) { axis, limit in
      guard limit.width < width, limit.width > 0 else {
        return axis == .horizontal ? width : height
      }
      let lines = (width / limit.width).rounded(.up)
      return axis == .horizontal ? limit.width : height * lines
    }
  }

  private func frames(
    _ arrangement: SceneArrangement, _ items: [LayoutItem], _ width: CGFloat, _ height: CGFloat
  ) -> [[CGFloat]] {
    arrangement.arranging.frames(of: items, in: CGSize(width: width, height: height)).map {
      [$0.minX, $0.minY, $0.width, $0.height]
    }
  }

  // MARK: Stacks

  @Test("A row gives each view its content's width and the full height")
  func row() {
    let row = SceneArrangement.stack(SceneStack(.horizontal, spacing: 10))
    #expect(
      frames(row, [item(40, 20), item(60, 30)], 200, 50) == [[0, 0, 40, 50], [50, 0, 60, 50]])
  }

  @Test("Filling views share the space that the others leave")
  func filling() {
    let row = SceneArrangement.stack(SceneStack(.horizontal, spacing: 10))
    let items = [item(40, 20), item(1, 1) { $0.width = .fill }, item(1, 1) { $0.width = .fill }]
    #expect(
      frames(row, items, 200, 50) == [[0, 0, 40, 50], [50, 0, 70, 50], [130, 0, 70, 50]])
  }

  @Test("A column measures text at the available width")
  func wrapping() {
    let column = SceneArrangement.stack(SceneStack(.vertical, spacing: 5))
    #expect(
      frames(column, [item(150, 20), item(50, 20)], 100, 300) == [
        [0, 0, 100, 40], [0, 45, 100, 20],
      ])
    let size = column.arranging.size(
      of: [item(150, 20), item(50, 20)],
      within: CGSize(width: 100, height: LayoutItem.unlimited))
    #expect(size == CGSize(width: 100, height: 65))
  }

  @Test("A row with little space is as high as its filling view at that width")
  func wrappingInRow() {
    let row = SceneArrangement.stack(SceneStack(.horizontal))
    let items = [item(150, 20) { $0.width = .fill }, item(40, 20)]
    let size = row.arranging.size(
      of: items, within: CGSize(width: 100, height: LayoutItem.unlimited))
    #expect(size == CGSize(width: 100, height: 60))
    #expect(frames(row, items, 100, 60) == [[0, 0, 60, 60], [60, 0, 40, 60]])
  }

  @Test("With too little space, content shrinks in proportion; fixed lengths do not")
  func shrinking() {
    let row = SceneArrangement.stack(SceneStack(.horizontal))
    let items = [item(100, 20), item(50, 20), item(9, 9) { $0.width = .length(.points(25)) }]
    #expect(
      frames(row, items, 100, 40) == [[0, 0, 50, 40], [50, 0, 25, 40], [75, 0, 25, 40]])
  }

  @Test(
    "Unused space is placed by the distribution",
    arguments: [
      (SceneStack.Distribution.start, [0.0, 20]), (.center, [30, 50]), (.end, [60, 80]),
      (.between, [0, 80]), (.evenly, [20, 60]),
    ])
  func distribution(_ distribution: SceneStack.Distribution, _ starts: [CGFloat]) {
    let row = SceneArrangement.stack(SceneStack(.horizontal, distribution: distribution))
    #expect(frames(row, [item(20, 20), item(20, 20)], 100, 20).map { $0[0] } == starts)
  }

  @Test(
    "Across the stack, views are placed by the alignment",
    arguments: [
      (SceneStack.Alignment.leading, [0.0, 20]), (.center, [40, 20]), (.trailing, [80, 20]),
      (.fill, [0, 100]),
    ])
  func alignment(_ alignment: SceneStack.Alignment, _ span: [CGFloat]) {
    let column = SceneArrangement.stack(SceneStack(.vertical, alignment: alignment))
    let frame = frames(column, [item(20, 30)], 100, 100)[0]
    #expect([frame[0], frame[2]] == span)
    #expect(frame[3] == 30)
  }

  @Test("An aspect ratio gives the missing side")
  func ratio() {
    let column = SceneArrangement.stack(SceneStack(.vertical))
    let row = SceneArrangement.stack(SceneStack(.horizontal))
    let image = item(400, 400) { $0.aspect = 2 }
    #expect(frames(column, [image], 100, 300) == [[0, 0, 100, 50]])
    #expect(frames(row, [image], 300, 40) == [[0, 0, 80, 40]])
    let thumb = item(400, 400) { ($0.aspect, $0.width) = (1, .length(.points(30))) }
    #expect(frames(row, [thumb], 300, 40) == [[0, 5, 30, 30]])
  }

  @Test(
    "No views overlap or have negative sizes, and all fit if their content can shrink")
  func anyStack() {
    var random = SplitMix(seed: 7)
    for _ in 0..<300 {
      let items = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        let kind = Int.random(in: 0...3, using: &random)
        return item(.random(in: 1...90, using: &random), .random(in: 1...90, using: &random)) {
          if kind == 1 { $0.width = .fill }
          if kind == 2 { $0.width = .length(.percent(10)) }
        }
      }
      let row = SceneStack(.horizontal, spacing: .random(in: 0...4, using: &random))
      let placed = StackLayout(stack: row).frames(of: items, in: CGSize(width: 200, height: 60))
      for (left, right) in zip(placed, placed.dropFirst()) {
        #expect(left.maxX + row.spacing <= right.minX + 1e-9)
      }
      #expect(placed.allSatisfy { $0.width >= 0 && $0.height >= 0 && $0.minX >= 0 })
      #expect(placed.last.map { $0.maxX <= 200 + 1e-9 } == true)
    }
  }

  // MARK: Overlays

  private static let overlays: [(String, [CGFloat])] = [
    ("nothing", [0, 0, 200, 100]), ("leading and top", [10, 20, 40, 30]),
    ("trailing and bottom", [150, 50, 40, 30]), ("all four", [10, 20, 180, 60]),
    ("centre", [80, 35, 40, 30]), ("width of a quarter", [75, 0, 50, 100]),
    ("leading and trailing", [10, 0, 180, 100]), ("square at the top", [0, 0, 200, 200]),
  ]

  @Test("A view is placed by its distances", arguments: overlays)
  func overlay(_ name: String, _ frame: [CGFloat]) {
    let view = item(40, 30) { place in
      switch name {
      case "leading and top": (place.leading, place.top) = (.points(10), .points(20))
      case "trailing and bottom": (place.trailing, place.bottom) = (.points(10), .points(20))
      case "all four":
        (place.leading, place.top) = (.points(10), .points(20))
        (place.trailing, place.bottom) = (.points(10), .points(20))
      case "centre": (place.isCenteredAcross, place.isCenteredDown) = (true, true)
      case "width of a quarter": place.width = .length(.percent(25))
      case "leading and trailing": (place.leading, place.trailing) = (.points(10), .percent(5))
      case "square at the top": (place.top, place.width, place.aspect) = (.zero, .fill, 1)
      default: break
      }
    }
    #expect(frames(.overlay, [view], 200, 100) == [frame])
  }

  // MARK: Grids

  @Test("Cells are equal, and rows as high as declared or as their content")
  func grid() {
    let items = [item(10, 10), item(10, 30), item(10, 20), item(10, 5)]
    let bare = SceneArrangement.grid(SceneGrid(columns: 3, spacing: 10))
    #expect(
      frames(bare, items, 320, 500) == [
        [0, 0, 100, 30], [110, 0, 100, 30], [220, 0, 100, 30], [0, 40, 100, 5],
      ])
    let square = SceneArrangement.grid(SceneGrid(columns: 3, spacing: 10, aspect: 1))
    #expect(frames(square, items, 320, 500)[3] == [0, 110, 100, 100])
    let limit = CGSize(width: 320, height: LayoutItem.unlimited)
    #expect(square.arranging.size(of: items, within: limit) == CGSize(width: 320, height: 210))
  }

  // MARK: Views

  @MainActor
  @Test("From right to left, positions are mirrored")
  func mirrored() {
    let world = World()
    world.run {
      let (container, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
      container.addSubview(view)
      var place = ScenePlacement()
      (place.leading, place.top) = (.points(10), .points(5))
      (place.width, place.height) = (.length(.points(20)), .length(.points(30)))
      for (attribute, x) in [
        (UISemanticContentAttribute.unspecified, 14.0), (.forceRightToLeft, 66),
      ] {
        container.semanticContentAttribute = attribute
        let arranger = Arranger(
          .overlay, padding: SceneInsets(leading: 4), keepsToSafeArea: false)
        arranger.add(view, place)
        arranger.arrange(in: container)
        #expect(view.frame == CGRect(x: x, y: 5, width: 20, height: 30))
      }
    }
  }

  @MainActor
  @Test(
    "A view that is thinner than a pixel becomes one pixel thick, wherever it is",
    arguments: [10, 10.4, 20.25, 20.6])
  func thinViews(y: Double) {
    let world = World()
    world.run {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let (space, line) = (UIView(), UIView())
      for view in [space, line] { container.addSubview(view) }
      let arranger = Arranger(
        .stack(SceneStack(.vertical)), padding: SceneInsets(), keepsToSafeArea: false)
      var (above, thin) = (ScenePlacement(), ScenePlacement())
      (above.height, thin.height) = (
        .length(.points(y)), .length(.points(0.2))
      )
      arranger.add(space, above)
      arranger.add(line, thin)
      arranger.arrange(in: container)
      #expect(line.frame == CGRect(x: 0, y: (y * 2).rounded() / 2, width: 100, height: 0.5))
    }
  }

  @MainActor
  @Test("Edges are on whole pixels, and positions that code set are unchanged")
  func pixels() {
    let world = World()
    world.run {
      let (container, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 101, height: 50)), UIView())
      container.addSubview(view)
      let arranger = Arranger(
        .grid(SceneGrid(columns: 3, rowHeight: 10)), padding: SceneInsets(), keepsToSafeArea: false)
      arranger.add(view, ScenePlacement())
      arranger.arrange(in: container)
      #expect(view.frame == CGRect(x: 0, y: 0, width: 33.5, height: 10))
      view.center.y += 100
      arranger.arrange(in: container)
      #expect(view.frame.minY == 100)
    }
  }
}

/// Reproducible pseudorandom numbers.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
