// The controls of a row in a table that is being edited: delete and insert at the leading edge,
// reordering at the trailing edge.

import Foundation

extension UITableViewCell {
  /// The control with which a row is edited.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none
    /// A control that deletes the row.
    case delete
    /// A control that inserts a row.
    case insert
  }

  /// The parts that a cell shows beside its contents.
  public struct StateMask: OptionSet, Sendable, Hashable {
    /// The parts as a bit mask.
    public let rawValue: UInt
    /// Creates a set of parts from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The contents only.
    public static let defaultMask: StateMask = []
    /// The control for editing.
    public static let showingEditControlMask = StateMask(rawValue: 1)
    /// The button that confirms a deletion.
    public static let showingDeleteConfirmationMask = StateMask(rawValue: 2)
  }

  /// The width that the control at the leading edge takes, in points: its 22 and a gap of 16.
  static let controlSpace: CGFloat = 38

  /// Shows or hides the controls for the state of the table.
  func showControls(_ controls: CellControls, animated: Bool) {
    guard controls != self.controls else { return }
    let old = (self.controls, controlView, handleView)
    self.controls = controls
    if controls.edit != old.0.edit { replaceControl() }
    if controls.canMove != old.0.canMove { replaceHandle() }
    setNeedsLayout()
    guard animated, window != nil else {
      for view in [old.1, old.2] where view !== controlView && view !== handleView {
        view?.removeFromSuperview()
      }
      return
    }
    let arriving = [controlView, handleView].compactMap { $0 }.filter {
      $0 !== old.1 && $0 !== old.2
    }
    UIView.performWithoutAnimation {
      for view in arriving {
        view.alpha = 0
        view.center = CGPoint(
          x: view === handleView ? bounds.width + 11 : -11, y: bounds.height / 2)
      }
    }
    let leaving = [old.1, old.2].compactMap { $0 }.filter {
      $0 !== controlView && $0 !== handleView
    }
    UIView.animate(withDuration: UITableView.changeDuration) {
      for view in arriving { view.alpha = 1 }
      for view in leaving { view.alpha = 0 }
      self.layoutIfNeeded()
    } completion: { _ in
      for view in leaving { view.removeFromSuperview() }
    }
  }

  private func replaceControl() {
    controlView = nil
    switch controls.edit {
    case .none: return
    case .circle: controlView = UIImageView(image: ListGlyph.circle)
    case .minus:
      controlView = ListButton(ListGlyph.minus(nil)) { [weak self] in
        guard let self, let table, let path = table.indexPath(for: self) else { return }
        table.swipes.reveal(path, isLeading: false)
      }
    case .plus:
      controlView = ListButton(ListGlyph.plus(nil)) { [weak self] in
        guard let self, let table, let path = table.indexPath(for: self) else { return }
        table.dataSource?.tableView(table, commit: .insert, forRowAt: path)
      }
    }
    if let controlView { addSubview(controlView) }
  }

  private func replaceHandle() {
    handleView = nil
    guard controls.canMove else { return }
    let handle = ReorderHandle(ListGlyph.handle(nil))
    handle.cell = self
    handleView = handle
    addSubview(handle)
  }

  /// Shows whether a row is selected that is edited with others.
  func showChoice() {
    guard controls.edit == .circle else { return }
    (controlView as? UIImageView)?.image =
      isSelected ? ListGlyph.check(tintColor) : ListGlyph.circle
  }
}

/// The controls of a row.
struct CellControls: Equatable {
  enum Edit { case none, minus, plus, circle }

  var isEditing = false
  var edit = Edit.none
  var canMove = false
  var isIndented = true
}

/// The handle with which a touch moves a row.
@MainActor
final class ReorderHandle: UIView {
  weak var cell: UIView?

  init(_ image: UIImage) {
    super.init(frame: CGRect(origin: .zero, size: image.size))
    addSubview(UIImageView(image: image))
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    press.minimumPressDuration = 0
    press.allowableMovement = .greatestFiniteMagnitude
    press.addHandler { [weak self] (press: UILongPressGestureRecognizer) in self?.follow(press) }
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  /// Touches up to 11 points outside belong to the handle.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -11, dy: -11).contains(point)
  }

  private func follow(_ press: UILongPressGestureRecognizer) {
    if let cell = cell as? UITableViewCell, let table = cell.table {
      table.reorder(cell, press.state, at: press.location(in: table))
    } else if let cell = cell as? UICollectionViewCell, let list = cell.collection {
      list.reorder(cell, press.state, at: press.location(in: list))
    }
  }
}
