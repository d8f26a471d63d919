// What the cells of tables and of collections share: configurations that follow the cell's state.

/// A cell whose content and background are described by configurations.
@MainActor
protocol ConfiguredCell: UIView {
  var configurationState: UICellConfigurationState { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  /// The configuration of the background, or `nil` if the cell shows none.
  var shownBackgroundConfiguration: UIBackgroundConfiguration? { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  var configurationUpdate: CellConfigurationUpdate { get set }
  func updateConfiguration(using state: UICellConfigurationState)
}

/// What a cell keeps between two updates of its configurations.
struct CellConfigurationUpdate {
  /// Whether the state may have changed since the last update.
  var isNeeded = true
  /// The view of the background configuration.
  fileprivate var background: BackgroundView?
}

extension ConfiguredCell {
  /// Updates the content and the background for the current state, if an update was requested.
  func updateConfigurationIfNeeded() {
    guard configurationUpdate.isNeeded else { return }
    configurationUpdate.isNeeded = false
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    updateConfiguration(using: state)
    showBackground(state)
  }

  private func showBackground(_ state: UICellConfigurationState) {
    guard let configuration = shownBackgroundConfiguration else {
      configurationUpdate.background?.removeFromSuperview()
      configurationUpdate.background = nil
      return
    }
    let view = configurationUpdate.background ?? addedBackground()
    view.margins = directionalLayoutMargins
    view.configuration =
      automaticallyUpdatesBackgroundConfiguration
      ? configuration.updated(for: state) : configuration
  }

  private func addedBackground() -> BackgroundView {
    let view = BackgroundView(frame: CGRect(origin: .zero, size: bounds.size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    configurationUpdate.background = view
    return view
  }
}
