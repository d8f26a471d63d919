// Snapshots: views whose contents are a recording of what another view's model looks like now.

import Foundation

extension UIView {
  /// A view that looks as this one does now (by its model), at the same bounds.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that looks as `rect` of this one does now (by its model); it is stretched as a whole, cap
  /// insets have no effect.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let whole = bounds
    guard !rect.isEmpty, !rect.isInfinite, !whole.isEmpty else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let view = UIView(frame: rect)
    UIView.performWithoutAnimation {
      view.layer.contents = layer.recordModel()
      view.layer.contentsRect = CGRect(
        x: (rect.minX - whole.minX) / whole.width, y: (rect.minY - whole.minY) / whole.height,
        width: rect.width / whole.width, height: rect.height / whole.height)
    }
    return view
  }
}
