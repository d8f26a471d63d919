// The overlays of a map. Renderers are requested when the map is laid out.

import UIKit

/// An overlay of a map with its renderer.
@MainActor
final class OverlayRecord {
  let overlay: any MKOverlay
  let level: MKOverlayLevel
  var renderer: MKOverlayRenderer?
  var view: OverlayView?

  init(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    (self.overlay, self.level) = (overlay, level)
  }
}

extension MKMapView {
  /// The overlays from back to front.
  public var overlays: [any MKOverlay] { overlayStore.map(\.overlay) }
  /// Returns the overlays of a level from back to front.
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    overlayStore.filter { $0.level == level }.map(\.overlay)
  }
  /// Returns the renderer of an overlay; `nil` before the map has been laid out.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    overlayStore.first { $0.overlay === overlay }?.renderer
  }

  // MARK: Adding

  /// Adds an overlay above the labels.
  public func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
  /// Adds overlays above the labels.
  public func addOverlays(_ overlays: [any MKOverlay]) {
    addOverlays(overlays, level: .aboveLabels)
  }
  /// Adds overlays to a level.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    for overlay in overlays { addOverlay(overlay, level: level) }
  }
  /// Adds an overlay to a level.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    insert(overlay, level: level, at: overlays(in: level).count)
  }
  /// Inserts an overlay at a place of the level above the labels.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    insert(overlay, level: .aboveLabels, at: index)
  }
  /// Inserts an overlay at a place of a level.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    insert(overlay, level: level, at: index)
  }
  /// Inserts an overlay in front of another one.
  public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    insert(overlay, beside: sibling, offset: 1)
  }
  /// Inserts an overlay behind another one.
  public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    insert(overlay, beside: sibling, offset: 0)
  }
  /// Exchanges the places of two overlays.
  public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    guard let a = overlayStore.firstIndex(where: { $0.overlay === overlay1 }),
      let b = overlayStore.firstIndex(where: { $0.overlay === overlay2 })
    else { return }
    overlayStore.swapAt(a, b)
    setNeedsLayout()
  }

  private func insert(_ overlay: any MKOverlay, beside sibling: any MKOverlay, offset: Int) {
    guard let known = overlayStore.first(where: { $0.overlay === sibling }) else {
      return addOverlay(overlay)
    }
    let place = overlays(in: known.level).firstIndex { $0 === sibling } ?? 0
    insert(overlay, level: known.level, at: place + offset)
  }

  private func insert(_ overlay: any MKOverlay, level: MKOverlayLevel, at index: Int) {
    guard !overlayStore.contains(where: { $0.overlay === overlay }) else { return }
    let first = overlayStore.firstIndex { $0.level.rawValue >= level.rawValue }
    let start = first ?? overlayStore.count
    let count = overlays(in: level).count
    overlayStore.insert(
      OverlayRecord(overlay, level: level), at: start + min(max(index, 0), count))
    setNeedsLayout()
  }

  // MARK: Removing

  /// Removes an overlay.
  public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  /// Removes overlays.
  public func removeOverlays(_ overlays: [any MKOverlay]) {
    let leaving = Set(overlays.map { ObjectIdentifier($0) })
    for record in overlayStore where leaving.contains(ObjectIdentifier(record.overlay)) {
      record.view?.removeFromSuperview()
      record.renderer?.map = nil
    }
    overlayStore.removeAll { leaving.contains(ObjectIdentifier($0.overlay)) }
  }

  // MARK: Views

  /// Creates the views of new overlays, and orders all of them.
  func updateOverlays() {
    guard viewport.size.width > 0 else { return }
    var added: [MKOverlayRenderer] = []
    for record in overlayStore where record.view == nil {
      guard let renderer = delegate?.mapView(self, rendererFor: record.overlay) else { continue }
      renderer.map = self
      record.renderer = renderer
      record.view = OverlayView.make(renderer, frame: bounds)
      record.view?.show(in: viewport, motion: nil)
      added.append(renderer)
    }
    for record in overlayStore { record.view?.frame = bounds }
    let views = overlayStore.compactMap(\.view)
    let isOrdered =
      views.count == overlayArea.subviews.count
      && zip(views, overlayArea.subviews).allSatisfy { $0 === $1 }
    if !isOrdered { for view in views { overlayArea.addSubview(view) } }
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
  }
}

// MARK: - Names of older apps

extension MKMapView {
  /// Adds an overlay.
  public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
  /// Adds an overlay to a level.
  public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    addOverlay(overlay, level: level)
  }
  /// Removes an overlay.
  public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }
}
