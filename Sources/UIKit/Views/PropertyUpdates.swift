// Updates of properties, which precede layout: `updateProperties()` of views and of their controllers.

import Foundation

/// The views that have asked for an update of properties, in the order of their requests.
@MainActor
final class PropertyUpdates {
  private struct Request {
    weak var view: UIView?
  }

  private var requests: [Request] = []

  func add(_ view: UIView) {
    guard !requests.contains(where: { $0.view === view }) else { return }
    requests.append(Request(view: view))
  }

  /// Performs the pending updates of the views in windows. The others are updated when they are laid out.
  /// - Returns: Whether there were any.
  func perform() -> Bool {
    let waiting = requests.compactMap(\.view)
    requests = []
    let shown = waiting.filter { $0.window != nil }
    for view in shown { view.updatePropertiesNow() }
    return !shown.isEmpty
  }

  /// Performs the pending updates of `root` and its descendants.
  func perform(in root: UIView) {
    guard !requests.isEmpty else { return }
    let due = requests.compactMap(\.view).filter { $0.isDescendant(of: root) }
    requests.removeAll { request in due.contains { $0 === request.view } }
    for view in due { view.updatePropertiesNow() }
  }
}

extension UIView {
  /// Asks for an update before the next layout.
  /// - Parameter ofView: Whether that of the view is needed, not only that of its controller.
  func requestPropertyUpdate(ofView: Bool = true) {
    if ofView { autoLayout.needsUpdateProperties = true }
    UIKitState.current.propertyUpdates.add(self)
  }

  /// Updates the properties of the controller and then those of the view, if they need it.
  func updatePropertiesNow() {
    viewController?.updatePropertiesIfNeeded()
    guard autoLayout.needsUpdateProperties else { return }
    autoLayout.needsUpdateProperties = false
    UIKitState.current.perform(under: traitCollection) {
      ObservedReads.track {
        updateProperties()
      } onChange: { [weak self] in
        self?.setNeedsUpdateProperties()
      }
    }
  }

  func updatePropertiesOfTree() {
    updatePropertiesNow()
    for view in subviews { view.updatePropertiesOfTree() }
  }
}

extension UIViewController {
  func updatePropertiesNow() {
    guard needsUpdateProperties, isViewLoaded else { return }
    needsUpdateProperties = false
    UIKitState.current.perform(under: traitCollection) {
      ObservedReads.track {
        updateProperties()
      } onChange: { [weak self] in
        self?.setNeedsUpdateProperties()
      }
    }
  }
}
