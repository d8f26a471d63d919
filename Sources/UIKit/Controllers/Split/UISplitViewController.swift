// A container of two or three columns, side by side in a regular width. In a compact width they
// collapse: a stack of one navigation controller has the contents of all of them.

import Foundation
import SegueWorld

/// A container view controller that shows its children in columns.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The value of a width that the system chooses.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The style of the split view.
  open private(set) var style = Style.unspecified
  /// The object that is asked for decisions and notified of changes.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The children as the app has set them, and the navigation controllers around some of them.
  let content = SplitContent()
  /// The views of the columns.
  let stage = SplitStage()

  /// Creates a split view with the given style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view of the style `unspecified`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view as a storyboard describes it.
  public required init?(coder: NSCoder) {
    style = Style(
      archived: coder.archived("style"),
      allowsColumns: coder.archived("allowDoubleColumnStyle") == "YES")
    super.init(coder: coder)
    coder.restore(self, as: UISplitViewController.self)
  }

  // MARK: Children

  /// The children of the columns, the primary one first; only the one that is shown while the
  /// columns are collapsed.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return [content.collapsedRoot].compactMap { $0 } }
      return [Column.primary, .supplementary, .secondary].compactMap { content.shown[$0] }
    }
    set { setChildren(newValue) }
  }

  /// Returns the child of a column.
  open func viewController(for column: Column) -> UIViewController? { content.children[column] }

  /// Sets the child of a column. In columns other than `compact`, a child that is not a navigation
  /// controller is put into one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    setChild(vc, for: column, wraps: style != .unspecified && column != .compact)
  }

  /// Shows a column: beside or over the secondary one, or on top of the stack if the columns are
  /// collapsed.
  open func show(_ column: Column) { reveal(column) }
  /// Hides a column, or pops its contents off the stack if the columns are collapsed.
  open func hide(_ column: Column) { conceal(column) }

  /// Shows a controller in the column of the sender: a navigation controller there pushes it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    showBeside(vc, sender: sender)
  }

  /// Shows a controller in the secondary column, or pushes it if the columns are collapsed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    showDetail(vc)
  }

  /// A Boolean value that indicates whether the columns are collapsed, as in a compact width.
  open var isCollapsed: Bool { content.isCollapsed }

  // MARK: Arrangement

  /// The preferred arrangement of the columns. The default is `automatic`: the columns are side by
  /// side if the view is wider than high, and otherwise only the secondary one is visible.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      stage.chosenMode = nil
      displayModeMayHaveChanged()
    }
  }
  /// The arrangement of the columns.
  open var displayMode: DisplayMode { stage.mode ?? resolvedDisplayMode }
  /// The preferred relation of the columns to the secondary one. The default is `automatic`.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { displayModeMayHaveChanged() }
  }
  /// The relation of the columns to the secondary one.
  open var splitBehavior: SplitBehavior { resolvedBehavior }
  /// A Boolean value that indicates whether a swipe from the edge shows the hidden column. The
  /// default is `true`.
  open var presentsWithGesture = true { didSet { modeButtonMayHaveChanged() } }
  /// A Boolean value that indicates whether a split view of three columns has a button that shows
  /// only the secondary one. Stored but not used.
  open var showsSecondaryOnlyButton = false
  /// The visibility of the button that changes the display mode. The default is `automatic`: columns
  /// that were set by `setViewController(_:for:)` have it in their bars.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { modeButtonMayHaveChanged() }
  }
  /// The edge at which the primary column is. The default is `leading`.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The background of the primary column. The default is `none`; `sidebar` has the gray of grouped
  /// lists.
  open var primaryBackgroundStyle = BackgroundStyle.none {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// A button that changes the display mode. It is hidden while the columns are collapsed.
  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = makeModeButton()

  // MARK: Widths

  /// The preferred width of the primary column as a fraction of the view's, between 0 and 1.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { widthDidChange() } }
  /// The preferred width of the primary column in points.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { widthDidChange() } }
  /// The least width of the primary column in points.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { widthDidChange() } }
  /// The greatest width of the primary column in points.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { widthDidChange() } }
  /// The width of the primary column in points.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  /// The preferred width of the supplementary column as a fraction of the view's.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { widthDidChange() }
  }
  /// The preferred width of the supplementary column in points.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { widthDidChange() } }
  /// The least width of the supplementary column in points.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { widthDidChange() } }
  /// The greatest width of the supplementary column in points.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { widthDidChange() } }
  /// The width of the supplementary column in points.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  private func widthDidChange() { viewIfLoaded?.setNeedsLayout() }

  // MARK: View controller

  open override func loadView() {
    let root = UILayoutContainerView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.container = self
    root.backgroundColor = .systemBackground
    view = root
    prepareStage(root)
    UIKitState.hasInsetControllers = true
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    sizeClassMayHaveChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if content.isDecided { sizeClassMayHaveChanged() }
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if (size.width > size.height) != isWide { stage.chosenMode = nil }
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.displayModeMayHaveChanged() })
  }

  open override var childForStatusBarStyle: UIViewController? { viewControllers.first }
  open override var childForStatusBarHidden: UIViewController? { viewControllers.first }
}

extension UIViewController {
  /// The nearest enclosing split view.
  public var splitViewController: UISplitViewController? {
    nearestAncestor(UISplitViewController.self)
  }
}
