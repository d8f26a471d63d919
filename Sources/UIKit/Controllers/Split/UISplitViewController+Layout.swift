// The arrangement of the columns in a regular width. Apple publishes no widths; 320 points is that
// of the primary column of tablets as seen on screen.

import Foundation

extension UISplitViewController: BarContainer {
  /// The width of a column, in points, unless it is specified otherwise.
  static let columnWidth: CGFloat = 320
  /// The duration with which columns are shown and hidden, in seconds. Our choice.
  static let revealDuration: TimeInterval = 0.35

  var isWide: Bool {
    let bounds = viewIfLoaded?.bounds ?? UIScreen.main.bounds
    return bounds.width > bounds.height
  }

  // MARK: Mode

  var resolvedBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    return isWide ? .tile : .overlay
  }

  /// The arrangement that the settings, or the user, require.
  var resolvedDisplayMode: DisplayMode {
    var mode = stage.chosenMode ?? preferredDisplayMode
    if mode == .automatic { mode = isWide ? .oneBesideSecondary : .secondaryOnly }
    return limited(mode)
  }

  /// Returns a mode without columns that do not exist.
  private func limited(_ mode: DisplayMode) -> DisplayMode {
    guard mode.columnCount > sideColumns.count else { return mode }
    if sideColumns.isEmpty { return .secondaryOnly }
    return mode.isOver ? .oneOverSecondary : .oneBesideSecondary
  }

  /// Returns the mode with the given number of visible columns beside the secondary one.
  private func mode(showing count: Int) -> DisplayMode {
    switch (count, resolvedBehavior) {
    case (0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }

  /// The columns beside the secondary one that exist, from the edge inward.
  private var sideColumns: [Column] {
    [.primary, .supplementary].filter { content.shown[$0] != nil }
  }

  /// Follows a change of the settings.
  func displayModeMayHaveChanged() {
    guard content.isDecided, !isCollapsed, let view = viewIfLoaded else { return }
    installColumns()
    view.setNeedsLayout()
  }

  func revealBeside(_ column: Column) {
    guard let place = sideColumns.firstIndex(of: column) else { return }
    let count = sideColumns.count - place
    if displayMode.columnCount < count { choose(mode(showing: count)) }
  }

  func concealBeside(_ column: Column) {
    guard let place = sideColumns.firstIndex(of: column) else { return }
    let count = sideColumns.count - place - 1
    if displayMode.columnCount > count { choose(mode(showing: count)) }
  }

  /// Changes the arrangement, with an animation.
  private func choose(_ mode: DisplayMode) {
    stage.chosenMode = mode
    guard let view = viewIfLoaded, view.window != nil, content.isDecided else { return }
    view.layoutIfNeeded()
    let leaving = sideColumns.dropLast(mode.columnCount)
    UIView.animate(withDuration: Self.revealDuration, delay: 0, options: .curveEaseInOut) {
      self.installColumns(keeping: Array(leaving))
      self.placeColumns()
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.installColumns()
    }
  }

  // MARK: Views

  func prepareStage(_ root: UIView) {
    stage.dim.onTap = { [weak self] in self?.dismissOverlay() }
    for column in [Column.secondary, .supplementary, .primary] {
      if column == .supplementary { root.addSubview(stage.dim) }
      guard let holder = stage.holders[column] else { continue }
      holder.clipsToBounds = true
      root.addSubview(holder)
    }
    for line in stage.lines.values {
      line.backgroundColor = .separator
      root.addSubview(line)
    }
    stage.edgePan.addHandler { [weak self] (pan: UIScreenEdgePanGestureRecognizer) in
      if pan.state == .began { self?.edgePanBegan() }
    }
    root.addGestureRecognizer(stage.edgePan)
  }

  /// Shows the views of the visible columns, and removes others.
  ///
  /// - Parameter leaving: Columns whose views remain, because they are about to move out.
  func installColumns(keeping leaving: [Column] = []) {
    guard viewIfLoaded != nil, !isCollapsed else { return }
    let mode = resolvedDisplayMode
    if stage.mode != mode {
      if stage.mode != nil { delegate?.splitViewController(self, willChangeTo: mode) }
      stage.mode = mode
    }
    let visible = sideColumns.suffix(mode.columnCount)
    for column in [Column.primary, .supplementary, .secondary] {
      let isVisible = column == .secondary || visible.contains(column)
      install(column, isVisible: isVisible, remains: leaving.contains(column))
    }
    modeButtonMayHaveChanged()
    view.setNeedsLayout()
  }

  private func install(_ column: Column, isVisible: Bool, remains: Bool) {
    guard let holder = stage.holders[column] else { return }
    let shown = content.shown[column]
    for old in holder.subviews where old !== shown?.viewIfLoaded { old.removeFromSuperview() }
    guard let shown else { return }
    let isThere = shown.viewIfLoaded?.superview === holder
    if isVisible, !isThere {
      delegate?.splitViewController(self, willShow: column)
      if column != .secondary {
        setOverrideTraitCollection(
          UITraitCollection(horizontalSizeClass: .compact), forChild: shown)
      }
      UIView.performWithoutAnimation {
        placeHolderBeyondEdge(column)
        shown.view.frame = holder.bounds
        shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        holder.addSubview(shown.view)
        shown.view.layoutIfNeeded()
      }
    } else if !isVisible, isThere {
      if remains {
        delegate?.splitViewController(self, willHide: column)
      } else {
        shown.view.removeFromSuperview()
      }
    }
  }

  private func placeHolderBeyondEdge(_ column: Column) {
    guard let holder = stage.holders[column], holder.bounds.isEmpty, column != .secondary else {
      return
    }
    let width = width(of: column)
    holder.frame = CGRect(x: -width, y: 0, width: width, height: view.bounds.height)
  }

  /// Removes the views of all columns.
  func removeColumnViews() {
    for holder in stage.holders.values {
      for view in holder.subviews { view.removeFromSuperview() }
    }
    for view in stage.lines.values { view.isHidden = true }
    stage.dim.alpha = 0
    stage.mode = nil
  }

  // MARK: Layout

  func layOutBars() { if content.isDecided { placeColumns() } }

  private func placeColumns() {
    guard let view = viewIfLoaded, !isCollapsed else {
      for holder in stage.holders.values { holder.isHidden = true }
      return
    }
    if stage.mode != nil, stage.mode != resolvedDisplayMode { installColumns() }
    let mode = displayMode
    let isMirrored =
      (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
    let frames = SplitFrames(
      view.bounds.size, widths: sideColumns.map { ($0, width(of: $0)) }, visible: mode.columnCount,
      mode: mode, isMirrored: isMirrored
    ).frames
    for (column, holder) in stage.holders {
      holder.isHidden = content.shown[column] == nil
      if let frame = frames[column], holder.frame != frame { holder.frame = frame }
    }
    stage.holders[.primary]?.backgroundColor =
      primaryBackgroundStyle == .sidebar ? .secondarySystemBackground : nil
    placeLines(frames, mode, isMirrored: isMirrored)
    stage.dim.frame = view.bounds
    stage.dim.alpha = mode.isOver ? 1 : 0
    stage.edgePan.edges = isMirrored ? .right : .left
    stage.edgePan.isEnabled = presentsWithGesture && mode.columnCount < sideColumns.count
  }

  private func placeLines(_ frames: [Column: CGRect], _ mode: DisplayMode, isMirrored: Bool) {
    let hair = 1 / UIKitState.current.screen.scale
    for (column, line) in stage.lines {
      line.isHidden = content.shown[column] == nil
      guard let frame = frames[column] else { continue }
      line.frame = CGRect(
        x: isMirrored ? frame.minX : frame.maxX - hair, y: 0, width: hair, height: frame.height)
    }
  }

  /// Returns the width of a column.
  func width(of column: Column) -> CGFloat {
    let isPrimary = column == .primary
    let total = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let preferred = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
    let fraction =
      isPrimary
      ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
    let (least, most) =
      isPrimary
      ? (minimumPrimaryColumnWidth, maximumPrimaryColumnWidth)
      : (minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
    var width = min(Self.columnWidth, total)
    if preferred != Self.automaticDimension {
      width = preferred
    } else if fraction != Self.automaticDimension {
      width = (total * min(max(fraction, 0), 1)).rounded()
      if most == Self.automaticDimension { width = min(width, Self.columnWidth) }
    }
    if most != Self.automaticDimension { width = min(width, most) }
    if least != Self.automaticDimension { width = max(width, least) }
    return min(max(width, 0), total)
  }
}

// What the user does to the columns.
extension UISplitViewController {
  private func dismissOverlay() {
    if displayMode.isOver { choose(.secondaryOnly) }
  }

  private func edgePanBegan() {
    guard !isCollapsed else { return }
    delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
    choose(mode(showing: displayMode.columnCount + 1))
    delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
  }

  func makeModeButton() -> UIBarButtonItem {
    let button = UIBarButtonItem(
      image: SidebarGlyph.image,
      primaryAction: UIAction { [weak self] _ in self?.changeModeByButton() })
    button.isHidden = isCollapsed
    return button
  }

  private func changeModeByButton() {
    let asked = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if asked != .automatic { return choose(asked) }
    let count = displayMode.columnCount
    choose(mode(showing: count == 0 ? 1 : count == 1 && sideColumns.count == 2 ? 2 : 0))
  }

  /// Puts the button into the bar of the leading visible column, if the split view has it there.
  func modeButtonMayHaveChanged() {
    let isWanted: Bool =
      switch displayModeButtonVisibility {
      case .never: false
      case .always: true
      case .automatic: style != .unspecified && presentsWithGesture
      }
    let visible = isCollapsed ? [] : sideColumns.suffix(displayMode.columnCount) + [.secondary]
    for (column, shown) in content.shown {
      guard let bar = (shown as? UINavigationController)?.navigationBar else { continue }
      let item = isWanted && column == visible.first ? displayModeButtonItem : nil
      if bar.leadingItem !== item { bar.leadingItem = item }
    }
  }
}

/// The image of the button that changes the display mode.
@MainActor
enum SidebarGlyph {
  static var image: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 25, height: 25)).image { _ in
      UIColor.black.setStroke()
      let path = UIBezierPath(
        roundedRect: CGRect(x: 1.5, y: 4, width: 22, height: 17), cornerRadius: 3.5)
      path.move(to: CGPoint(x: 9, y: 4))
      path.addLine(to: CGPoint(x: 9, y: 21))
      path.lineWidth = 1.6
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}
