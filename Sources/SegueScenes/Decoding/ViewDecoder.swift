// Decoding of views and their subviews.

import CoreGraphics
import SegueDiagnostics

/// Decodes views and their layout.
enum ViewDecoder {
  static func views(_ value: SceneValue?, path: String) -> [SceneView] {
    (value?.elements ?? []).enumerated().map { view($1, path: "\(path)[\($0)]") }
  }

  private static func view(_ value: SceneValue, path: String) -> SceneView {
    var view = SceneView(
      id: value["id"]?.text, frame: value["frame"]?.rect, placement: placement(value),
      content: ContentDecoder.content(value, path: path), background: value["background"]?.paint,
      clips: value["clips"]?.boolean ?? (value["scroll"] != nil),
      style: StyleDecoder.style(value), transform: transform(value["transform"]),
      anchorPoint: value["anchorPoint"]?.point, views: views(value["views"], path: "\(path).views"),
      scroll: GestureDecoder.scrolling(value["scroll"]),
      gestures: (value["gestures"]?.elements ?? []).compactMap { $0.choice() },
      layout: layout(value))
    view.position = value.position
    value.read("cornerRadius", into: &view.cornerRadius)
    value.read("alpha", into: &view.alpha)
    value.read("hidden", into: &view.isHidden)
    value.read("zPosition", into: &view.zPosition)
    value.read("simultaneous", into: &view.isSimultaneous)
    return view
  }

  private static func transform(_ value: SceneValue?) -> SceneTransform? {
    guard let value, value.entries != nil else { return nil }
    var transform = SceneTransform(depth: depth(value))
    value.read("translate", into: &transform.translation)
    if let scale = value["scale"]?.scaling { transform.scale = scale }
    value.read("rotate", into: &transform.degrees)
    return transform
  }

  static func depth(_ value: SceneValue?) -> SceneDepth {
    var depth = SceneDepth()
    depth.degreesX = value?["rotateX"]?.number
    depth.degreesY = value?["rotateY"]?.number
    depth.translationZ = value?["translateZ"]?.number
    depth.perspective = value?["perspective"]?.number
    return depth
  }

  // MARK: Layout

  private static func placement(_ value: SceneValue) -> ScenePlacement {
    var placement = ScenePlacement()
    (placement.width, placement.height) = (value["width"]?.side, value["height"]?.side)
    placement.aspect = value["aspect"]?.number
    (placement.top, placement.bottom) = (value["top"]?.length, value["bottom"]?.length)
    (placement.leading, placement.trailing) = (value["leading"]?.length, value["trailing"]?.length)
    let center = value["center"]?.text
    placement.isCenteredAcross = center == "both" || center == "across"
    placement.isCenteredDown = center == "both" || center == "down"
    return placement
  }

  /// Returns the layout of the views in the view or on the screen that `value` describes.
  static func layout(_ value: SceneValue) -> SceneLayout {
    var layout = SceneLayout(
      arrangement(value), padding: value["padding"]?.insets ?? SceneInsets())
    value.read("safeArea", into: &layout.keepsToSafeArea)
    return layout
  }

  private static func arrangement(_ value: SceneValue) -> SceneArrangement {
    if let axis: SceneStack.Axis = value["stack"]?.choice() {
      var stack = SceneStack(axis)
      value.read("spacing", into: &stack.spacing)
      value.read("align", into: &stack.alignment)
      value.read("distribute", into: &stack.distribution)
      return .stack(stack)
    }
    if let columns = value["grid"]?.number.flatMap({ Int(exactly: $0) }), columns > 0 {
      var grid = SceneGrid(
        columns: columns, rowHeight: value["rowHeight"]?.number,
        aspect: value["cellAspect"]?.number)
      value.read("spacing", into: &grid.spacing)
      return .grid(grid)
    }
    return .overlay
  }
}

extension SceneValue {
  /// The value as the length of a side.
  fileprivate var side: SideLength? {
    switch text {
    case "fit": .fit
    case "fill": .fill
    default: length.map { .length($0) }
    }
  }

  /// The value as insets: one distance for all edges, two for the vertical and the horizontal
  /// edges, or four.
  var insets: SceneInsets? {
    if let number { return SceneInsets(all: number) }
    let numbers = (elements ?? []).compactMap(\.number)
    switch numbers.count {
    case 2:
      return SceneInsets(
        top: numbers[0], leading: numbers[1], bottom: numbers[0], trailing: numbers[1])
    case 4:
      return SceneInsets(
        top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    default: return nil
    }
  }

  /// The value as a color that may depend on the appearance.
  var paint: ScenePaint? {
    if let text { return ScenePaint(text) }
    guard let light = self["light"]?.text.flatMap({ ScenePaint($0) }),
      let dark = self["dark"]?.text.flatMap({ ScenePaint($0) })
    else { return nil }
    return .pair(light: light, dark: dark)
  }
}
