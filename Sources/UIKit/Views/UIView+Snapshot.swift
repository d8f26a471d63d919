// Snapshots: views whose contents are a display recording of another view. The recording is drawn
// at whatever scale the snapshot has, and snapshots of snapshots are possible.

import Foundation
import SegueDisplay
import SegueWorld

extension UIView {
  /// Returns a snapshot of a part of this view, for `resizableSnapshotView`.
  func snapshot(
    of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.isFinite, bounds.isFinite, !rect.isEmpty, !bounds.isEmpty else { return nil }
    let rect = rect.standardized
    let recording = recording(afterUpdates: afterUpdates)
    guard recording.weight <= Drawing.maximumWeight, recording.depth <= Drawing.maximumDepth else {
      World.current.reportUnsupported(
        "snapshots of more than \(Drawing.maximumWeight) items or \(Drawing.maximumDepth) snapshots deep"
      )
      return nil
    }
    let view = UIView(frame: rect)
    UIView.performWithoutAnimation { view.show(recording, rect, capInsets) }
    return view
  }
}

extension UIView {
  /// Sets the part of a recording within `rect` as the view's contents.
  func show(_ recording: DisplayRecording, _ rect: CGRect, _ insets: UIEdgeInsets) {
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
