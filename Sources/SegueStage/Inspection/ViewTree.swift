// The views of a window as they are displayed at an instant, for tools that show and select them.
// A view keeps its identifier when a transition moves it to another superview, so that it can be
// followed through a clip.

import SegueScenes
import UIKit

/// A view as it is displayed at an instant.
package struct ViewNode: Sendable, Hashable {
  /// The identifier: the name of the screen, `detail`; of a view on it, `detail.card`; or, for a
  /// view without a name, that of its superview, its class and its number: `detail/UIView[2]`.
  package var id: String
  /// The identifier of the superview, or `nil` for the window.
  package var parent: String?
  /// The name of the view's class.
  package var className: String
  /// The name in the scene, or of the layer, if it has one.
  package var label: String?
  /// The bounding box in the superview's coordinates, in points.
  package var frame: CGRect
  /// The size of the bounds, in points.
  package var size: CGSize
  /// The corners of the bounds, clockwise from the top left, in points of the picture.
  package var quad: [CGPoint]
  /// The opacity of the view itself, from 0 to 1.
  package var opacity: Double
  /// The opacity multiplied by that of all superviews; 0 if one of them is hidden.
  package var shownOpacity: Double
  /// A Boolean value that indicates whether the view itself is hidden.
  package var isHidden: Bool
}

/// The views of a window at an instant.
@MainActor
package struct ViewTree {
  /// A view with everything that is known about it.
  struct Entry {
    let view: UIView
    var node: ViewNode
    /// The map from the view's coordinates to points of the picture.
    let map: PlaneMap
    /// The displayed properties of the layer.
    let shown: LayerProperties
    /// The indices of the subviews, from back to front as they are displayed.
    var children: [Int] = []
  }

  private(set) var entries: [Entry] = []
  private var indices: [String: Int] = [:]
  private let names: LayerNames
  let seconds: Double

  /// Reads the views of `window`.
  /// - Parameters:
  ///   - names: The names of the layers.
  ///   - seconds: The time, in seconds of the window's world.
  ///   - picture: The transform from the window's coordinates to points of the picture.
  init(_ window: UIWindow, names: LayerNames, seconds: Double, picture: CGAffineTransform) {
    (self.names, self.seconds) = (names, seconds)
    add(window, parent: nil, outer: .flat(picture), opacity: 1, number: nil)
  }

  /// The views, superviews before their subviews, from back to front.
  package var nodes: [ViewNode] { entries.map(\.node) }

  /// Returns the entry of a view, or `nil` if the tree contains no such view.
  subscript(id: String) -> Entry? { indices[id].map { entries[$0] } }

  @discardableResult
  private mutating func add(
    _ view: UIView, parent: String?, outer: PlaneMap, opacity outerOpacity: Double, number: Int?
  ) -> Int {
    let shown = view.layer.shownProperties(atSeconds: seconds)
    let isRoot = parent == nil
    let map = isRoot ? outer : view.layer.mapToSuperlayer(showing: shown).then(outer)
    let label = names[view.layer]?.id ?? view.layer.name
    let id = unusedID(identifier(of: view, label: label, parent: parent, number: number))
    let shownOpacity = shown.isHidden ? 0 : shown.opacity * outerOpacity
    let bounds = shown.bounds
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ]
    let node = ViewNode(
      id: id, parent: parent, className: "\(type(of: view))", label: label, frame: shown.frame,
      size: bounds.size, quad: corners.map(map.moved), opacity: shown.opacity,
      shownOpacity: shownOpacity, isHidden: shown.isHidden)
    let index = entries.count
    entries.append(Entry(view: view, node: node, map: map, shown: shown))
    indices[id] = index
    addSubviews(of: view, at: index, map: map, opacity: shownOpacity)
    return index
  }

  private mutating func addSubviews(
    of view: UIView, at index: Int, map: PlaneMap, opacity: Double
  ) {
    var counts: [String: Int] = [:]
    let id = entries[index].node.id
    let windows = (view as? UIWindow).map { window in
      window.hostedWindows.reversed().filter { $0 !== window }
    }
    let children = (view.subviews + (windows ?? [])).map { child in
      let name = "\(type(of: child))"
      counts[name, default: 0] += 1
      return add(child, parent: id, outer: map, opacity: opacity, number: counts[name])
    }
    // Of siblings at the same height, the later one is in front.
    entries[index].children = children.enumerated().sorted { a, b in
      let (y, z) = (entries[a.element].shown.zPosition, entries[b.element].shown.zPosition)
      return (y, a.offset) < (z, b.offset)
    }.map(\.element)
  }

  private func identifier(
    of view: UIView, label: String?, parent: String?, number: Int?
  ) -> String {
    guard let parent else { return "window" }
    let name = names[view.layer]
    if name?.kind == .screen, let id = name?.id { return id }
    guard let label, let screen = screen(around: view) else {
      return "\(parent)/\(type(of: view))[\(number ?? 1)]"
    }
    return "\(screen).\(label)"
  }

  /// Returns the name of the screen that contains `view`, or `nil` if no screen does.
  private func screen(around view: UIView) -> String? {
    sequence(first: view, next: \.superview).lazy.compactMap { above in
      names[above.layer].flatMap { $0.kind == .screen ? $0.id : nil }
    }.first
  }

  private func unusedID(_ id: String) -> String {
    guard indices[id] != nil else { return id }
    return (2...).lazy.map { "\(id)#\($0)" }.first { indices[$0] == nil } ?? id
  }
}
