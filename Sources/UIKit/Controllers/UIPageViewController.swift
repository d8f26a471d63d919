// Pages that the user turns. Up to three pages are side by side in a paging scroll view: the
// previous page, the current one, and the next. At the end of a turn, the current page is centered
// again, so the data source may have any number of pages, and may be circular.

import Foundation
import SegueWorld

/// A container view controller that shows one page at a time and navigates to its neighbors.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The styles of transitions between pages.
  public enum TransitionStyle: Int, Sendable {
    /// A page curl. Not supported: the pages scroll instead, with a warning.
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

  /// The locations of the spine for page curls, which are not supported.
  public enum SpineLocation: Int, Sendable {
    /// No spine.
    case none = 0
    /// At the left, in the middle, or at the right.
    case min, mid, max
  }

  /// The keys of options at creation.
  public struct OptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The location of the spine. Has no effect.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    /// The space between pages in points, as a number.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// The style of transitions between pages.
  open private(set) var transitionStyle: TransitionStyle
  /// The orientation of the sequence of pages.
  open private(set) var navigationOrientation: NavigationOrientation
  /// The location of the spine; always `none`.
  open var spineLocation: SpineLocation { .none }
  /// A Boolean value that indicates whether pages have content on both sides. Stored but not used.
  open var isDoubleSided = false
  let spacing: CGFloat

  /// Creates a page view controller.
  ///
  /// - Parameter options: The spacing of the pages as `interPageSpacing`; the default is 0.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    let given = options?[.interPageSpacing]
    let number = (given as? NSNumber).map { CGFloat($0.doubleValue) }
    let points = given as? CGFloat ?? number ?? (given as? Int).map { CGFloat($0) } ?? 0
    spacing = points.isFinite ? max(0, points) : 0
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page view controller that scrolls horizontally. Nothing is decoded.
  public required init?(coder: NSCoder) {
    transitionStyle = coder.archived("transitionStyle") == "pageCurl" ? .pageCurl : .scroll
    navigationOrientation =
      coder.archived("navigationOrientation") == "vertical" ? .vertical : .horizontal
    spacing = max(0, coder.archived("pageSpacing").flatMap { Double($0) }.map { CGFloat($0) } ?? 0)
    super.init(coder: coder)
  }

  /// The object that supplies the neighbors of pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { turner.neighborsMayHaveChanged() }
  }
  /// The object that is notified when the user turns pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The current page.
  open var viewControllers: [UIViewController]? { turner.page.map { [$0] } ?? [] }
  /// The gesture recognizer of the scroll view.
  open var gestureRecognizers: [UIGestureRecognizer] { [turner.scroll.panGestureRecognizer] }

  private(set) lazy var turner = PageNavigator(self)
  private(set) lazy var dots = UIPageControl(frame: .zero)
  private static let dotsHeight: CGFloat = 37

  /// Navigates to the first of the given pages.
  ///
  /// - Parameter completion: A closure that is called at the end, with a Boolean value that
  ///   indicates whether the page is shown.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first else {
      World.current.warn(
        "\(type(of: self)) cannot show an empty list of pages; expected a page. The call is "
          + "ignored."
      )
      return
    }
    turner.show(page, direction, animated: animated, completion: completion)
  }

  // MARK: View controller

  open override func loadView() {
    let root = UILayoutContainerView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.container = self
    root.clipsToBounds = spacing > 0
    view = root
    root.addSubview(turner.scroll)
    dots.isHidden = true
    dots.addHandler(for: .valueChanged) { [weak self] _ in self?.dotsWereTapped() }
    root.addSubview(dots)
    if transitionStyle == .pageCurl {
      World.current.warn(
        "\(type(of: self)) does not support page curls; its pages scroll instead.")
    }
  }

  override var followsItsChildrensViews: Bool { false }
  override func forwardBegin(_ isAppearing: Bool, animated: Bool) {
    turner.page?.beginAppearanceTransition(isAppearing, animated: animated)
  }
  override func forwardEnd() { turner.page?.endAppearanceTransition() }
  override var contentScrollBehindBars: UIScrollView? { turner.page?.contentScrollBehindBars }
}

extension UIPageViewController: BarContainer {
  /// Lays out the pages and the page dots.
  func layOutBars() {
    guard let root = viewIfLoaded else { return }
    let count = dataSource?.presentationCount(for: self) ?? 0
    let hasDots = count > 0 && navigationOrientation == .horizontal
    dots.isHidden = !hasDots
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
