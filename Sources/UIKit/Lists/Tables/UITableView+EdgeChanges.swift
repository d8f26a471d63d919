// Headers and footers in an animated change of rows and sections. Those of sections that remain move
// along; the others appear and disappear with the animation of their section.

import Foundation

/// A header or footer that leaves in a change.
@MainActor
struct LeavingEdge {
  let edge: TableEdge
  let view: UIView
  /// The place outside of the visible area to which it moves; `nil` if it disappears, since its
  /// section is deleted or reloaded.
  let target: CGRect?
  /// The animation with which it disappears.
  var animation = UITableView.RowAnimation.fade
}

extension UITableView {
  /// Keeps the headers and footers of the sections that remain, at their new indexes.
  /// - Returns: The others.
  func keepEdges(_ map: ListMap) -> [LeavingEdge] {
    var leaving: [LeavingEdge] = []
    var kept: [TableEdge: UIView] = [:]
    for (edge, view) in edgesInOrder {
      if let section = map.keptSection(edge.section) {
        kept[TableEdge(section: section, isHeader: edge.isHeader)] = view
      } else {
        let animation = rowAnimations.leaving(section: edge.section)
        leaving.append(LeavingEdge(edge: edge, view: view, target: nil, animation: animation))
      }
    }
    shownEdges = kept
    return leaving
  }

  /// Removes the headers and footers that are not visible after the change.
  func takeEdges(besides wanted: [TableEdge]) -> [LeavingEdge] {
    let keys = Set(wanted)
    return edgesInOrder.filter { !keys.contains($0.0) }.map { edge, view in
      shownEdges[edge] = nil
      return LeavingEdge(edge: edge, view: view, target: frame(of: edge))
    }
  }

  /// Moves a header or footer out, or lets it disappear. Call it within an animation.
  func remove(_ leaving: LeavingEdge) {
    if let target = leaving.target {
      leaving.view.frame = target
    } else {
      disappear(leaving.view, leaving.animation)
    }
  }

  /// Creates the headers and footers that become visible, as they are before they appear.
  func makeEdges(_ wanted: [TableEdge]) -> [UIView] {
    wanted.filter { shownEdges[$0] == nil }.compactMap { edge in
      guard let view = makeEdge(edge) else { return nil }
      shownEdges[edge] = view
      prepareToAppear(view, rowAnimations.arriving(section: edge.section) ?? .fade)
      return view
    }
  }
}
