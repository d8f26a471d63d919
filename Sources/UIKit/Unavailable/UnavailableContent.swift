// The content that a view controller shows when it has none: a view in front of its view, which is
// updated before layout.

import Foundation

/// What one view controller shows in place of its content.
@MainActor
final class UnavailableContent {
  private let host = ContentHost()
  /// A Boolean value that indicates whether the controller has to update its configuration.
  private var needsUpdate = true
  /// A Boolean value that indicates whether the view does not show the configuration yet.
  private var isStale = false
  /// A Boolean value that indicates whether the controller is updating its configuration.
  private var isUpdating = false

  func setNeedsUpdate(of controller: UIViewController) {
    needsUpdate = true
    configurationDidChange(of: controller)
  }

  func configurationDidChange(of controller: UIViewController) {
    isStale = true
    if !isUpdating { controller.viewIfLoaded?.setNeedsLayout() }
  }

  /// Updates the configuration and its view. Called before the controller's view is laid out.
  func update(_ controller: UIViewController) {
    if needsUpdate {
      needsUpdate = false
      isUpdating = true
      controller.updateContentUnavailableConfiguration(
        using: controller.contentUnavailableConfigurationState)
      isUpdating = false
    }
    guard isStale, let view = controller.viewIfLoaded else { return }
    isStale = false
    let state = controller.contentUnavailableConfigurationState
    host.show(controller.contentUnavailableConfiguration?.updated(for: state), in: view)
  }

  /// Places the view over what the controller's view shows, also where that is scrolled. Called after
  /// its layout.
  func place(in view: UIView) {
    if let shown = host.view, shown.frame != view.bounds { shown.frame = view.bounds }
  }
}

extension UIViewController {
  /// The state for which the configuration is updated.
  var stateOfUnavailableContent: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = bars.ownNavigationItem?.searchController?.searchBar.text
    return state
  }
}
