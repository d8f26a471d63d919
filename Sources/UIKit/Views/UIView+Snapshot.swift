// Snapshots: views whose contents are a recording of what another view looks like. It is drawn again at
// whatever scale the snapshot has, and may itself be recorded.

import Foundation
import SegueDisplay

extension UIView {
  /// A view that looks as this one does, at the same bounds: as it shows now, or, after updates, as its
  /// model says.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that looks as `rect` of this one does. When it is resized, borders as wide as the insets keep
  /// their size; without any it is stretched as a whole.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.isFinite, bounds.isFinite, !rect.isEmpty, !bounds.isEmpty else { return nil }
    let rect = rect.standardized
    let recording = recording(afterUpdates: afterUpdates)
    guard recording.weight <= Drawing.mostWeight, recording.depth <= Drawing.mostDepth else {
      UIKitState.current.refuse(
        "snapshots of more than \(Drawing.mostWeight) items or \(Drawing.mostDepth) snapshots deep")
      return nil
    }
    let view = UIView(frame: rect)
    UIView.performWithoutAnimation { view.show(recording, rect, capInsets) }
    return view
  }
}

extension UIView {
  /// Takes `rect` of a recording for contents.
  fileprivate func show(_ recording: DisplayRecording, _ rect: CGRect, _ insets: UIEdgeInsets) {
    let whole = recording.bounds
    guard whole.width > 0, whole.height > 0 else { return }
    layer.contents = recording
    layer.contentsRect = CGRect(
      x: (rect.minX - whole.minX) / whole.width, y: (rect.minY - whole.minY) / whole.height,
      width: rect.width / whole.width, height: rect.height / whole.height)
    let (left, top) = (max(insets.left, 0) / rect.width, max(insets.top, 0) / rect.height)
    let (right, bottom) = (max(insets.right, 0) / rect.width, max(insets.bottom, 0) / rect.height)
    guard left + right < 1, top + bottom < 1 else { return }
    layer.contentsCenter = CGRect(
      x: left, y: top, width: 1 - left - right, height: 1 - top - bottom)
  }
}

extension UIScreen {
  /// A view that looks as the whole screen does.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let items = UIKitState.current.windowsFromBack.flatMap { window -> [DisplayItem] in
      let recording = window.recording(afterUpdates: afterUpdates)
      let place = CGAffineTransform(
        translationX: window.frame.minX - window.bounds.minX,
        y: window.frame.minY - window.bounds.minY)
      return recording.items(part: recording.bounds, in: recording.bounds, transform: place)
        .faded(by: Double(window.alpha))
    }
    let view = UIView(frame: bounds)
    UIView.performWithoutAnimation {
      view.show(DisplayRecording(bounds: bounds, items: items), bounds, .zero)
    }
    return view
  }
}
