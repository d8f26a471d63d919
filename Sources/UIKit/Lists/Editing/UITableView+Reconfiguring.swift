// Existing cells that are configured again.

import Foundation

extension UITableView {
  /// Configures the visible cells of rows again. If one then requires another height, the rows move
  /// there as in a batch of changes.
  func configureAgain(_ paths: [IndexPath]) {
    var isOther = false
    for path in paths {
      guard let cell = shownCells[path], geometry.has(path) else { continue }
      configuredAgain = cell
      UIView.performWithoutAnimation {
        _ = dataSource?.tableView(self, cellForRowAt: path)
        cell.layoutIfNeeded()
      }
      configuredAgain = nil
      let old = geometry.span(of: path).height
      let fixed = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      if fixed < 0, cell.rowHeight(for: cell.bounds.width) != old { isOther = true }
    }
    if isOther { perform(nil) }
  }
}
