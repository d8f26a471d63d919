// Views and what is in them.

import CoreGraphics
import SegueDiagnostics

/// Reads views.
enum ViewDecoder {
  static func views(_ value: SceneValue?, path: String) -> [SceneView] {
    (value?.elements ?? []).enumerated().map { view($1, path: "\(path)[\($0)]") }
  }

  private static func view(_ value: SceneValue, path: String) -> SceneView {
    SceneView(
      id: value["id"]?.text, frame: value["frame"]?.rect, placement: placement(value),
      content: ContentDecoder.content(value, path: path), background: value["background"]?.paint,
      clips: value["clips"]?.boolean ?? (value["scroll"] != nil),
      cornerRadius: value["cornerRadius"]?.number ?? 0, look: LookDecoder.look(value),
      alpha: value["alpha"]?.number ?? 1,
      isHidden: value["hidden"]?.boolean ?? false, transform: transform(value["transform"]),
      anchorPoint: value["anchorPoint"]?.point, zPosition: value["zPosition"]?.number ?? 0,
      views: views(value["views"], path: "\(path).views"),
      scroll: GestureDecoder.scrolling(value["scroll"]),
      gestures: (value["gestures"]?.elements ?? []).compactMap { $0.choice() },
      isSimultaneous: value["simultaneous"]?.boolean ?? false, layout: layout(value))
  }

  private static func transform(_ value: SceneValue?) -> SceneTransform? {
    guard let value, value.entries != nil else { return nil }
    return SceneTransform(
      translation: value["translate"]?.point ?? .zero,
      scale: value["scale"]?.scaling ?? CGPoint(x: 1, y: 1),
      degrees: value["rotate"]?.number ?? 0, depth: depth(value))
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

  /// How the views in the view or on the screen `value` are arranged.
  static func layout(_ value: SceneValue) -> SceneLayout {
    SceneLayout(
      arrangement(value), padding: value["padding"]?.insets ?? SceneInsets(),
      keepsToSafeArea: value["safeArea"]?.boolean ?? false)
  }

  private static func arrangement(_ value: SceneValue) -> SceneArrangement {
    let spacing = value["spacing"]?.number ?? 0
    if let axis: SceneStack.Axis = value["stack"]?.choice() {
      return .stack(
        SceneStack(
          axis, spacing: spacing, alignment: value["align"]?.choice() ?? .fill,
          distribution: value["distribute"]?.choice() ?? .start))
    }
    if let columns = value["grid"]?.number.flatMap({ Int(exactly: $0) }), columns > 0 {
      return .grid(
        SceneGrid(
          columns: columns, spacing: spacing, rowHeight: value["rowHeight"]?.number,
          aspect: value["cellAspect"]?.number))
    }
    return .overlay
  }
}

extension SceneValue {
  /// A side of a view.
  fileprivate var side: SideLength? {
    switch text {
    case "fit": .fit
    case "fill": .fill
    default: length.map { .length($0) }
    }
  }

  /// One distance for all edges, two for upper and lower and for the sides, or four.
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

  /// A colour that may follow the appearance.
  var paint: ScenePaint? {
    if let text { return ScenePaint(text) }
    guard let light = self["light"]?.text.flatMap({ ScenePaint($0) }),
      let dark = self["dark"]?.text.flatMap({ ScenePaint($0) })
    else { return nil }
    return .pair(light: light, dark: dark)
  }
}
