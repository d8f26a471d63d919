// Pages: their positions, the callbacks, and the effect of touches.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct PageViewControllerTests {
  /// Pages in a row or in a circle.
  private final class Source: NSObject, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
  {
    let pages: [UIViewController]
    let isCircle: Bool
    let journal: Journal
    var hasDots = false

    init(_ pages: [UIViewController], _ journal: Journal, isCircle: Bool) {
      (self.pages, self.journal, self.isCircle) = (pages, journal, isCircle)
    }

    private func page(_ index: Int) -> UIViewController? {
      if isCircle { return pages[(index + pages.count) % pages.count] }
      return pages.indices.contains(index) ? pages[index] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex { $0 === viewController }.flatMap { page($0 - 1) }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex { $0 === viewController }.flatMap { page($0 + 1) }
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
      hasDots ? pages.count : 0
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { journal.note("willTransition") }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { journal.note("finished(\(completed))") }
  }

  @MainActor
  private struct Book {
    let world = World()
    let journal = Journal()
    let pages: [ScreenController]
    let source: Source
    let controller: UIPageViewController
    let window: UIWindow

    init(
      isVertical: Bool = false, spacing: Int = 0, isCircle: Bool = false, isMirrored: Bool = false
    ) throws {
      let journal = journal
      let pages = ["a", "b", "c"].map { ScreenController($0, journal) }
      self.pages = pages
      source = Source(pages, journal, isCircle: isCircle)
      (controller, window) = world.run { [source] in
        UIKitState.current.screen.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
        if isMirrored {
          UIKitState.current.setScreenTraits(UITraitCollection(layoutDirection: .rightToLeft))
        }
        let controller = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: isVertical ? .vertical : .horizontal,
          options: [.interPageSpacing: spacing])
        (controller.dataSource, controller.delegate) = (source, source)
        controller.setViewControllers([pages[0]], direction: .forward, animated: false)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return (controller, window)
      }
      try advance(to: 0.1)
      journal.clear()
    }

    func advance(to seconds: Double) throws {
      try world.advance(to: VirtualTime(seconds: seconds))
    }

    /// A touch that moves by `way` and ends at rest, in four tenths of a second from `start`.
    func drag(_ way: CGVector, at start: Double) throws {
      let place = CGPoint(x: 195, y: 422)
      try advance(to: start)
      world.touches.began(at: place)
      for step in 1...10 {
        try advance(to: start + Double(step) * 0.02)
        let part = CGFloat(step) / 10
        world.touches.moved(to: CGPoint(x: place.x + way.dx * part, y: place.y + way.dy * part))
      }
      try advance(to: start + 0.4)
      world.touches.ended()
    }

    var shown: UIViewController? { controller.viewControllers?.first }
  }

  /// Pages that always scroll: `ScrolledPages()` calls the initializer that it overrides.
  private final class ScrolledPages: UIPageViewController {
    override init(
      transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
      options: [OptionsKey: Any]? = nil
    ) {
      super.init(transitionStyle: .scroll, navigationOrientation: .vertical, options: options)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("without arguments pages curl, unless a subclass determines their style")
  func withoutArguments() {
    World().run {
      let plain = UIPageViewController()
      #expect(plain.transitionStyle == .pageCurl && plain.navigationOrientation == .horizontal)
      #expect(plain.spineLocation == .min)
      let pages = ScrolledPages()
      #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    }
  }

  @Test("beyond the middle the next page is selected; all callbacks run once")
  func forward() throws {
    let book = try Book()
    try book.drag(CGVector(dx: -250, dy: 0), at: 0.2)
    try book.advance(to: 2)
    #expect(book.shown === book.pages[1])
    #expect(
      book.journal.lines == [
        "willDisappear(a)", "willAppear(b)", "willTransition", "didDisappear(a)", "didAppear(b)",
        "finished(true)",
      ])
    #expect(book.pages[1].view.convert(CGPoint.zero, to: book.window) == .zero)
    #expect(book.pages[0].view.window == nil && book.pages[0].parent == nil)
  }

  @Test("before the middle the page returns, and the appearing page disappears")
  func back() throws {
    let book = try Book()
    try book.drag(CGVector(dx: -120, dy: 0), at: 0.2)
    try book.advance(to: 2)
    #expect(book.shown === book.pages[0])
    #expect(
      book.journal.lines == [
        "willDisappear(a)", "willAppear(b)", "willTransition", "willDisappear(b)",
        "willAppear(a)", "didDisappear(b)", "didAppear(a)", "finished(false)",
      ])
    #expect(book.pages[0].view.convert(CGPoint.zero, to: book.window) == .zero)
  }

  @Test(
    "pages are placed along their direction, with space between them",
    arguments: [(false, 0, false), (false, 20, false), (true, 0, false), (false, 20, true)])
  func places(isVertical: Bool, spacing: Int, isMirrored: Bool) throws {
    let book = try Book(isVertical: isVertical, spacing: spacing, isMirrored: isMirrored)
    let way: CGFloat = isMirrored ? 100 : -100
    try book.drag(isVertical ? CGVector(dx: 0, dy: way) : CGVector(dx: way, dy: 0), at: 0.2)
    let (a, b) = (book.pages[0].view!, book.pages[1].view!)
    let (first, next) = (a.convert(CGPoint.zero, to: nil), b.convert(CGPoint.zero, to: nil))
    let pitch = (isVertical ? 844 : 390) + CGFloat(spacing)
    let distance = isVertical ? next.y - first.y : next.x - first.x
    #expect(distance == (isMirrored ? -pitch : pitch))
    #expect(a.bounds.size == CGSize(width: 390, height: 844))
  }

  @Test("pages are all that is in the view; their scroll view rests at its second place")
  func scrollView() throws {
    final class Follower: NSObject, UIScrollViewDelegate {
      var shares: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        shares.append((scrollView.contentOffset.x - 390) / 390)
      }
    }
    let book = try Book()
    let follower = Follower()
    let found = book.controller.view.subviews as? [UIScrollView]
    let scroll = try #require(found?.first)
    #expect(found?.count == 1 && scroll.contentOffset.x == 390)
    scroll.delegate = follower
    #expect(scroll.delegate === follower)
    try book.drag(CGVector(dx: -250, dy: 0), at: 0.2)
    #expect(follower.shares.allSatisfy { (0...1).contains($0) })
    #expect(follower.shares.max().map { $0 > 0.5 } == true)
    try book.advance(to: 2)
    #expect(book.shown === book.pages[1])
    #expect(follower.shares.last == 0 && scroll.contentOffset.x == 390)
    #expect(scroll.contentInset == .zero && scroll.contentSize.width == 1170)
  }

  @Test("a circle of pages has no end")
  func circle() throws {
    let book = try Book(isCircle: true)
    for turn in 0..<4 {
      try book.drag(CGVector(dx: 250, dy: 0), at: 0.2 + Double(turn) * 2)
      try book.advance(to: 2 + Double(turn) * 2)
      #expect(book.shown === book.pages[(2 - turn + 3) % 3])
    }
  }

  @Test("the first page resists before its start and stays")
  func start() throws {
    let book = try Book()
    try book.drag(CGVector(dx: 200, dy: 0), at: 0.2)
    try book.advance(to: 2)
    #expect(book.shown === book.pages[0] && book.journal.lines.isEmpty)
    #expect(book.pages[0].view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test(
    "set by code, a page slides in from its side in 0.3 seconds", arguments: [true, false])
  func byCode(isForward: Bool) throws {
    let book = try Book()
    book.world.run {
      book.controller.setViewControllers(
        [book.pages[2]], direction: isForward ? .forward : .reverse, animated: true
      ) { book.journal.note("completion(\($0))") }
    }
    try book.advance(to: 0.15)
    let x = book.pages[2].view.convert(CGPoint.zero, to: nil).x
    #expect(isForward ? (1..<390).contains(x) : (-389..<0).contains(x))
    try book.advance(to: 0.5)
    #expect(book.shown === book.pages[2])
    #expect(
      book.journal.lines == [
        "willDisappear(a)", "willAppear(c)", "didDisappear(a)", "didAppear(c)", "completion(true)",
      ])
  }

  @Test("what is on a new page is in its place, even if the app animates layout as the page turns")
  func layoutOfNewPage() throws {
    let book = try Book()
    let title = UILabel()
    book.world.run {
      let view = book.pages[1].view!
      title.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(title)
      title.topAnchor.constraint(equalTo: view.topAnchor, constant: 300).isActive = true
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 100).isActive = true
      book.controller.setViewControllers([book.pages[1]], direction: .forward, animated: true)
      UIView.animate(withDuration: 0.5) { book.controller.view.layoutIfNeeded() }
    }
    try book.advance(to: 0.15)
    #expect(title.layer.presentation()?.frame.origin == CGPoint(x: 100, y: 300))
  }

  @Test("dots appear if the data source counts pages, and follow the touch")
  func dots() throws {
    let book = try Book()
    book.source.hasDots = true
    book.world.run { book.controller.view.setNeedsLayout() }
    try book.drag(CGVector(dx: -250, dy: 0), at: 0.2)
    try book.advance(to: 2)
    let dots = try #require(book.controller.view.all(UIPageControl.self).first)
    #expect(dots.numberOfPages == 3 && dots.currentPage == 1 && !dots.isHidden)
    #expect(Double(book.pages[1].view.bounds.height) == 807)
  }
}
