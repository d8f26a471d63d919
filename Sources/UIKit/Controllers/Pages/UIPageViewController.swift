// Pages that the user turns. In the style `scroll`, up to three of them are side by side in a paging
// scroll view (`PageNavigator`): the previous page, the current one, and the next. At the end of a
// turn, the current page is centered again, so the data source may have any number of pages, and may
// be circular. In the style `pageCurl`, they are the pages of a book (`PageBook`).

import Foundation
import SegueWorld

/// A container view controller that shows one page at a time and navigates to its neighbors.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The styles of transitions between pages.
  public enum TransitionStyle: Int, Sendable {
    /// Pages of a book, which curl around a cylinder when they are turned.
    case pageCurl = 0
    /// Scrolling side by side.
    case scroll = 1
  }

  /// The orientations of the sequence of pages.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages follow each other horizontally.
    case horizontal = 0
    /// Pages follow each other vertically.
    case vertical = 1
  }

  /// The directions of navigation.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the previous page.
    case reverse = 1
  }

  /// The locations of the spine, at which pages that curl are fastened.
  public enum SpineLocation: Int, Sendable {
    /// No spine. Pages that scroll have none.
    case none = 0
    /// At the leading or the upper edge. One page is displayed at a time.
    case min = 1
    /// In the middle. Two pages are displayed at a time.
    case mid = 2
    /// At the trailing or the lower edge. One page is displayed at a time.
    case max = 3
  }

  /// The keys of options at creation.
  public struct OptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The location of the spine of pages that curl, as a `SpineLocation` or its raw value. The
    /// default is `min`.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    /// The space between pages that scroll in points, as a number.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// The style of transitions between pages.
  open private(set) var transitionStyle: TransitionStyle
  /// The orientation of the sequence of pages.
  open private(set) var navigationOrientation: NavigationOrientation
  /// The location of the spine: the option of that name at creation, or what the delegate has
  /// returned since. It is `none` in the style `scroll`.
  open private(set) var spineLocation: SpineLocation
  /// A Boolean value that indicates whether the pages of a book have content on their backs. If
  /// they have none, the front partially shows through when a page is turned. Two pages side by
  /// side always have: setting `false` while the spine is in the middle is reported and has no
  /// effect. The default is `true` with a spine in the middle, and otherwise `false`.
  open var isDoubleSided: Bool {
    get { hasTwoSides }
    set {
      if !newValue, spineLocation == .mid, !isChoosingSpine {
        World.current.warn(
          "\(type(of: self)).isDoubleSided cannot be false with the spine in the middle; expected "
            + "true. The value is ignored.")
        return
      }
      hasTwoSides = newValue
    }
  }
  private var hasTwoSides: Bool
  /// A Boolean value that indicates whether the delegate is being asked for the spine. It may set
  /// view controllers that suit its answer.
  private var isChoosingSpine = false
  /// Shows the view controllers that the delegate has set meanwhile.
  private var showChosenPages: (() -> Void)?
  let spacing: CGFloat

  /// Creates a page view controller.
  ///
  /// - Parameter options: The spacing of pages that scroll as `interPageSpacing`, whose default is
  ///   0, and the place of the spine of pages that curl as `spineLocation`, whose default is `min`.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    let given = options?[.interPageSpacing]
    let number = (given as? NSNumber).map { CGFloat($0.doubleValue) }
    let points = given as? CGFloat ?? number ?? (given as? Int).map { CGFloat($0) } ?? 0
    spacing = points.isFinite ? max(0, points) : 0
    spineLocation = style == .scroll ? .none : SpineLocation(option: options?[.spineLocation])
    hasTwoSides = spineLocation == .mid
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page view controller whose pages curl horizontally. `UIPageViewController()` does the
  /// same, and so does a subclass that overrides both other initializers: its own
  /// `init(transitionStyle:navigationOrientation:options:)` is called.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
  }

  /// Creates the page view controller that a storyboard describes. Without one, it scrolls
  /// horizontally.
  public required init?(coder: NSCoder) {
    transitionStyle = coder.archived("transitionStyle") == "pageCurl" ? .pageCurl : .scroll
    navigationOrientation =
      coder.archived("navigationOrientation") == "vertical" ? .vertical : .horizontal
    spacing = max(0, coder.archived("pageSpacing").flatMap { Double($0) }.map { CGFloat($0) } ?? 0)
    spineLocation =
      transitionStyle == .scroll ? .none : SpineLocation(name: coder.archived("spineLocation"))
    hasTwoSides = spineLocation == .mid || coder.archived("doubleSided") == "YES"
    super.init(coder: coder)
  }

  /// The object that supplies the neighbors of pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { turner.neighborsMayHaveChanged() }
  }
  /// The object that is notified when the user turns pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The current page, or the two that are side by side.
  open var viewControllers: [UIViewController]? { turner.pages }
  /// The gesture recognizers by which the user navigates: the pan of the scroll view, or the pan and
  /// the tap that turn pages of a book. They can be moved to another view.
  open var gestureRecognizers: [UIGestureRecognizer] { turner.gestureRecognizers }

  private(set) lazy var turner: any PageTurner =
    transitionStyle == .scroll ? PageNavigator(self) : PageBook(self)
  /// The page dots.
  package private(set) lazy var dots = UIPageControl(frame: .zero)
  private static let dotsHeight: CGFloat = 37

  /// Navigates to the given pages.
  ///
  /// - Parameters:
  ///   - viewControllers: The page; with the spine in the middle, the first and the second of the
  ///     two pages side by side; otherwise, if pages are two-sided and the turn is animated, the
  ///     front of the page to be displayed, and the back of the page that is turned, which is
  ///     displayed only meanwhile.
  ///   - completion: A closure that is called at the end, with a Boolean value that indicates
  ///     whether the pages are shown and the animation was not skipped.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let pages = viewControllers, !pages.isEmpty else {
      World.current.warn(
        "\(type(of: self)) cannot show an empty list of pages; expected a page. The call is "
          + "ignored."
      )
      return
    }
    guard !isChoosingSpine else {
      showChosenPages = { [turner] in
        turner.show(pages, direction, animated: false, completion: completion)
      }
      return
    }
    checkNumber(of: pages, animated: animated)
    turner.show(pages, direction, animated: animated, completion: completion)
  }

  /// Reports a number of pages that does not suit the spine. UIKit raises an exception.
  private func checkNumber(of pages: [UIViewController], animated: Bool) {
    let hasBack = transitionStyle == .pageCurl && isDoubleSided && animated
    let expected = spineLocation == .mid || hasBack ? 2 : 1
    guard pages.count < expected || (transitionStyle == .pageCurl && pages.count > 2) else {
      return
    }
    World.current.warn(
      "\(type(of: self)) was given \(pages.count) of \(expected) view controllers that its spine "
        + "location and isDoubleSided require; the missing ones are blank.")
  }

  // MARK: View controller

  open override func loadView() {
    let root = UILayoutContainerView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.container = self
    root.clipsToBounds = spacing > 0
    view = root
    root.addSubview(turner.view)
    dots.isHidden = true
    dots.addHandler(for: .valueChanged) { [weak self] _ in self?.dotsWereTapped() }
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    chooseSpine()
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// Asks the delegate for the location of the spine if the interface rotates.
  private func chooseSpine() {
    guard let book = turner as? PageBook, let delegate,
      let orientation = viewIfLoaded?.window?.sizeChange?.orientation
    else { return }
    book.finishTurn()
    isChoosingSpine = true
    let chosen = delegate.pageViewController(self, spineLocationFor: orientation)
    isChoosingSpine = false
    spineLocation = chosen == .none ? .min : chosen
    if spineLocation == .mid { hasTwoSides = true }
    showChosenPages?()
    showChosenPages = nil
    checkNumber(of: book.pages, animated: false)
    book.arrange()
  }

  override var followsItsChildrensViews: Bool { false }
  override func forwardBegin(_ isAppearing: Bool, animated: Bool) {
    for page in turner.pages { page.beginAppearanceTransition(isAppearing, animated: animated) }
  }
  override func forwardEnd() { for page in turner.pages { page.endAppearanceTransition() } }
  override var contentScrollBehindBars: UIScrollView? {
    turner.pages.first?.contentScrollBehindBars
  }
}

extension UIPageViewController.SpineLocation {
  /// The location that an option at creation specifies.
  fileprivate init(option: Any?) {
    let number = (option as? NSNumber)?.intValue ?? option as? Int
    let found = option as? Self ?? number.flatMap { Self(rawValue: $0) } ?? .min
    self = found == .none ? .min : found
  }

  /// The location that a storyboard names.
  fileprivate init(name: String?) {
    self = name == "mid" ? .mid : name == "max" ? .max : .min
  }
}

extension UIPageViewController: BarContainer {
  /// Lays out the pages and the page dots.
  func layOutBars() {
    guard let root = viewIfLoaded else { return }
    let count = dataSource?.presentationCount(for: self) ?? 0
    let hasDots = count > 0 && navigationOrientation == .horizontal && transitionStyle == .scroll
    showDots(hasDots, in: root)
    var available = root.bounds
    if hasDots {
      available.size.height = max(
        0, available.height - Self.dotsHeight - root.safeAreaInsets.bottom)
      dots.frame = CGRect(x: 0, y: available.maxY, width: available.width, height: Self.dotsHeight)
      if dots.numberOfPages != count {
        dots.numberOfPages = count
        showCurrentDot()
      }
    }
    turner.place(in: available)
  }

  /// Adds the page dots to the view, or removes them: without dots, the pages are all that is in it.
  private func showDots(_ areShown: Bool, in root: UIView) {
    dots.isHidden = !areShown
    if !areShown { return dots.removeFromSuperview() }
    if dots.superview !== root { root.addSubview(dots) }
  }

  /// Queries the data source for the index of the current page.
  func showCurrentDot() {
    guard !dots.isHidden, let dataSource else { return }
    dots.currentPage = dataSource.presentationIndex(for: self)
  }

  /// Updates the page dots after a drag has turned the page.
  func dotsFollow(_ direction: NavigationDirection) {
    guard !dots.isHidden else { return }
    let count = max(1, dots.numberOfPages)
    dots.currentPage = (dots.currentPage + (direction == .forward ? 1 : count - 1)) % count
  }

  /// Navigates to the page of the dot that was tapped.
  private func dotsWereTapped() { turner.followDots(to: dots.currentPage) }
}
