// Pages that a finger turns. Three places lie side by side in a scroll view that rests at pages: the one before,
// the page that shows, the one after. When a turn is over, the page that shows then is put in the middle again,
// so there may be as many pages as the data source likes, in a circle too.

import Foundation

/// A container that shows one page at a time and goes on to its neighbours.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages follow each other.
  public enum TransitionStyle: Int, Sendable {
    /// As the leaves of a book; they scroll instead, and the world hears of it.
    case pageCurl = 0
    /// Side by side.
    case scroll = 1
  }

  /// Which way pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// Across.
    case horizontal = 0
    /// Down.
    case vertical = 1
  }

  /// Which neighbour is gone to.
  public enum NavigationDirection: Int, Sendable {
    /// The next.
    case forward = 0
    /// The one before.
    case reverse = 1
  }

  /// Where the spine of a book is; there are no books.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere.
    case none = 0
    /// At the left.
    case min, mid, max
  }

  /// What may be said when it is made.
  public struct OptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// A key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where the spine of a book is; kept.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    /// Points between pages, a number.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// How pages follow each other.
  public let transitionStyle: TransitionStyle
  /// Which way pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// Where the spine is: nowhere.
  public var spineLocation: SpineLocation { .none }
  /// Kept; there are no books.
  open var isDoubleSided = false
  let spacing: CGFloat

  /// A container of pages.
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

  /// A container of pages side by side; nothing is decoded.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spacing) = (.scroll, .horizontal, 0)
    super.init(coder: coder)
  }

  /// Who knows the neighbours of pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { turner.neighboursMayHaveChanged() }
  }
  /// Told about turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The page that shows.
  open var viewControllers: [UIViewController]? { turner.page.map { [$0] } ?? [] }
  /// What watches for turns.
  open var gestureRecognizers: [UIGestureRecognizer] { [turner.scroll.panGestureRecognizer] }

  private(set) lazy var turner = PageTurner(self)
  private(set) lazy var dots = UIPageControl(frame: .zero)
  private static let dotsHeight: CGFloat = 37

  /// Goes to a page: the first one of the list.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first else {
      World.current.transitions.complain(
        "\(type(of: self)) is to show no page; expected one. The call is ignored.")
      return
    }
    turner.show(page, direction, animated: animated, completion: completion)
  }

  // MARK: As a controller

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
      World.current.transitions.complain(
        "\(type(of: self)) is to curl its pages, which is not done; they scroll instead.")
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
  /// Places pages and dots.
  func layOutBars() {
    guard let root = viewIfLoaded else { return }
    let count = dataSource?.presentationCount(for: self) ?? 0
    let hasDots = count > 0 && navigationOrientation == .horizontal
    dots.isHidden = !hasDots
    var room = root.bounds
    if hasDots {
      room.size.height = max(0, room.height - Self.dotsHeight - root.safeAreaInsets.bottom)
      dots.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: Self.dotsHeight)
      if dots.numberOfPages != count {
        dots.numberOfPages = count
        showCurrentDot()
      }
    }
    turner.place(in: room)
  }

  /// Asks the data source which page shows.
  func showCurrentDot() {
    guard !dots.isHidden, let dataSource else { return }
    dots.currentPage = dataSource.presentationIndex(for: self)
  }

  /// The page has been turned by a finger: the dots follow it.
  func dotsFollow(_ direction: NavigationDirection) {
    guard !dots.isHidden else { return }
    let count = max(1, dots.numberOfPages)
    dots.currentPage = (dots.currentPage + (direction == .forward ? 1 : count - 1)) % count
  }

  /// The dots show where a tap has led; the page follows.
  private func dotsWereTapped() { turner.followDots(to: dots.currentPage) }
}
