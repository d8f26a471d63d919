// The animations of the rows in one batch of changes: each change names its own.

import Foundation

/// The animations with which the rows of a batch appear and disappear.
struct RowAnimations {
  typealias Animation = UITableView.RowAnimation

  /// The animation of changes that name none: those of diffable data sources.
  let standard: Animation
  /// By index path and section before the batch.
  private var leavingRows: [IndexPath: Animation] = [:]
  private var leavingSections: [Int: Animation] = [:]
  /// By index path and section after the batch.
  private var arrivingRows: [IndexPath: Animation] = [:]
  private var arrivingSections: [Int: Animation] = [:]
  /// By index path and section before the batch: the old row disappears and the new one appears.
  private var reloadedRows: [IndexPath: Animation] = [:]
  private var reloadedSections: [Int: Animation] = [:]

  init(standard: Animation = .automatic) { self.standard = standard }

  // MARK: Naming

  mutating func delete(_ paths: [IndexPath], _ animation: Animation) {
    for path in paths { leavingRows[path] = animation }
  }

  mutating func delete(_ sections: IndexSet, _ animation: Animation) {
    for section in sections { leavingSections[section] = animation }
  }

  mutating func insert(_ paths: [IndexPath], _ animation: Animation) {
    for path in paths { arrivingRows[path] = animation }
  }

  mutating func insert(_ sections: IndexSet, _ animation: Animation) {
    for section in sections { arrivingSections[section] = animation }
  }

  mutating func reload(_ paths: [IndexPath], _ animation: Animation) {
    for path in paths { reloadedRows[path] = animation }
  }

  mutating func reload(_ sections: IndexSet, _ animation: Animation) {
    for section in sections { reloadedSections[section] = animation }
  }

  // MARK: Reading

  /// The animation of a row that disappears.
  /// - Parameter path: Its index path before the batch.
  func leaving(_ path: IndexPath) -> Animation {
    leavingRows[path] ?? reloadedRows[path] ?? leavingSections[path.section]
      ?? reloadedSections[path.section] ?? standard
  }

  /// The animation of a row that appears.
  /// - Parameter path: Its index path after the batch.
  func arriving(_ path: IndexPath) -> Animation {
    arrivingRows[path] ?? arrivingSections[path.section] ?? standard
  }

  /// The animation of the header and the footer of a section that disappears.
  /// - Parameter section: Its index before the batch.
  func leaving(section: Int) -> Animation {
    leavingSections[section] ?? reloadedSections[section] ?? standard
  }

  /// The animation of the header and the footer of a section that appears; `nil` for a section that
  /// only becomes visible.
  /// - Parameter section: Its index after the batch.
  func arriving(section: Int) -> Animation? { arrivingSections[section] }

  /// Returns the same animations, in which reloaded rows and sections appear at their new places.
  func following(_ map: ListMap) -> Self {
    var result = self
    for (path, animation) in reloadedRows {
      if let target = map.place(path) { result.arrivingRows[target] = animation }
    }
    for (section, animation) in reloadedSections {
      if let target = map.section(section) { result.arrivingSections[target] = animation }
    }
    return result
  }

  /// A Boolean value that indicates whether the other rows move in an animation: unless all changes
  /// of the batch name `none`.
  var isAnimated: Bool {
    let rows = [leavingRows, arrivingRows, reloadedRows].flatMap(\.values)
    let sections = [leavingSections, arrivingSections, reloadedSections].flatMap(\.values)
    let named = rows + sections
    return named.isEmpty ? standard != .none : named.contains { $0 != .none }
  }
}
