// A page view controller that curls its pages, in a window, with a source of pages and a journal.

import Foundation
import SegueWorld
import UIKit

/// A book under test.
@MainActor
struct CurledBook {
  /// What is tested.
  struct Form {
    var spine = UIPageViewController.SpineLocation.min
    var isVertical = false
    var isMirrored = false
    var isDoubleSided = false
    var size = CGSize(width: 390, height: 844)
  }

  /// Supplies the pages in a row, and records what the delegate is told.
  final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [UIViewController]
    let journal: Journal
    /// What the delegate answers when the interface rotates.
    var spine:
      ((UIPageViewController, UIInterfaceOrientation) -> UIPageViewController.SpineLocation)?

    init(_ pages: [UIViewController], _ journal: Journal) {
      (self.pages, self.journal) = (pages, journal)
    }

    private func page(_ place: Int, from page: UIViewController) -> UIViewController? {
      let index = (pages.firstIndex(of: page) ?? 0) + place
      return pages.indices.contains(index) ? pages[index] : nil
    }

    private func names(_ pages: [UIViewController]) -> String {
      pages.compactMap { ($0 as? BookPage)?.name }.joined(separator: " ")
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      journal.note("before(\(names([viewController])))")
      return page(-1, from: viewController)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      journal.note("after(\(names([viewController])))")
      return page(1, from: viewController)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { journal.note("willTransition(\(names(pendingViewControllers)))") }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      journal.note("finished(\(finished), from \(names(previousViewControllers)), \(completed))")
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      journal.note("spine(\(orientation.isLandscape ? "landscape" : "portrait"))")
      return spine?(pageViewController, orientation) ?? pageViewController.spineLocation
    }
  }

  let world = World()
  let journal = Journal()
  let pages: [BookPage]
  let source: Source
  let controller: UIPageViewController
  let window: UIWindow

  init(_ form: Form = Form(), showing first: [Int] = [0]) throws {
    let journal = journal
    let pages = "abcdef".map { BookPage(String($0), journal) }
    self.pages = pages
    source = Source(pages, journal)
    (controller, window) = world.run { [source] in
      UIKitState.current.screen.bounds = CGRect(origin: .zero, size: form.size)
      if form.isMirrored {
        UIKitState.current.setScreenTraits(UITraitCollection(layoutDirection: .rightToLeft))
      }
      let controller = UIPageViewController(
        transitionStyle: .pageCurl,
        navigationOrientation: form.isVertical ? .vertical : .horizontal,
        options: [.spineLocation: form.spine.rawValue])
      if form.isDoubleSided { controller.isDoubleSided = true }
      (controller.dataSource, controller.delegate) = (source, source)
      controller.setViewControllers(first.map { pages[$0] }, direction: .forward, animated: false)
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

  /// Moves a touch from `place` by `way`, in two tenths of a second from `start`, without ending it.
  func pull(from place: CGPoint, by way: CGVector, at start: Double) throws {
    try advance(to: start)
    world.touches.began(at: place)
    for step in 1...10 {
      try advance(to: start + Double(step) * 0.02)
      let part = CGFloat(step) / 10
      world.touches.moved(to: CGPoint(x: place.x + way.dx * part, y: place.y + way.dy * part))
    }
  }

  /// A touch that moves by `way`, and ends at rest four tenths of a second after `start`.
  func drag(from place: CGPoint, by way: CGVector, at start: Double) throws {
    try pull(from: place, by: way, at: start)
    try advance(to: start + 0.4)
    world.touches.ended()
  }

  func tap(at place: CGPoint, at start: Double) throws {
    try advance(to: start)
    world.touches.began(at: place)
    try advance(to: start + 0.05)
    world.touches.ended()
  }

  /// The names of the current pages.
  var shown: String {
    (controller.viewControllers ?? []).compactMap { ($0 as? BookPage)?.name }.joined(separator: " ")
  }

  /// The rectangle of a page in the window.
  func frame(of index: Int) -> CGRect {
    let view = pages[index].view!
    return view.convert(view.bounds, to: nil)
  }
}

/// A page that records its appearance, with its name in large letters on a color of its own.
final class BookPage: UIViewController {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    (self.name, self.journal) = (name, journal)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let index = Int(name.unicodeScalars.first?.value ?? 97) - 97
    view.backgroundColor =
      [.systemTeal, .systemYellow, .systemPink, .systemGreen, .systemOrange, .systemIndigo][
        index % 6]
    let band = UIView()
    band.backgroundColor = .white
    let label = UILabel()
    (label.text, label.font) = (name.uppercased(), .boldSystemFont(ofSize: 120))
    label.textAlignment = .center
    for part in [band, label] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    for (index, part) in view.subviews.enumerated() {
      part.frame = CGRect(
        x: 24, y: index == 0 ? size.height * 0.7 : size.height * 0.2, width: size.width - 48,
        height: index == 0 ? size.height * 0.2 : 140)
    }
  }

  override func viewWillAppear(_ animated: Bool) { journal.note("willAppear(\(name))") }
  override func viewDidAppear(_ animated: Bool) { journal.note("didAppear(\(name))") }
  override func viewWillDisappear(_ animated: Bool) { journal.note("willDisappear(\(name))") }
  override func viewDidDisappear(_ animated: Bool) { journal.note("didDisappear(\(name))") }
}
