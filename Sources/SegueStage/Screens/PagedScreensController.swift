// The pages of a scene, in a page view controller that is its own data source. Each page is created
// when it is first requested and then kept, since its neighbors are displayed beside it.

import SegueScenes
import UIKit

/// A page view controller whose pages are screens of a scene.
final class PagedScreensController: UIPageViewController, UIPageViewControllerDataSource {
  let names: [String]
  private let hasDots: Bool
  private let make: (String) -> UIViewController
  private var made: [Int: UIViewController] = [:]

  init(_ names: [String], _ pager: ScenePager, _ make: @escaping (String) -> UIViewController) {
    (self.names, hasDots, self.make) = (names, pager.hasDots, make)
    super.init(
      transitionStyle: .scroll,
      navigationOrientation: pager.axis == .vertical ? .vertical : .horizontal,
      options: [.interPageSpacing: pager.spacing])
    dataSource = self
    // UIKit's own colors are white, which is not seen on the light backgrounds of scenes.
    dots.pageIndicatorTintColor = .tertiaryLabel
    dots.currentPageIndicatorTintColor = .label
    setViewControllers([page(0)].compactMap { $0 }, direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  private func page(_ index: Int) -> UIViewController? {
    guard names.indices.contains(index) else { return nil }
    if let page = made[index] { return page }
    let page = make(names[index])
    made[index] = page
    return page
  }

  private func index(of page: UIViewController?) -> Int? {
    made.first { $0.value === page }?.key
  }

  /// Turns to a page.
  /// - Returns: A Boolean value that indicates whether there is a page with this name.
  func turn(to name: String, animated: Bool, completion: @escaping () -> Void) -> Bool {
    guard let goal = names.firstIndex(of: name), let page = page(goal) else { return false }
    let now = index(of: viewControllers?.first) ?? 0
    guard goal != now else {
      completion()
      return true
    }
    setViewControllers([page], direction: goal > now ? .forward : .reverse, animated: animated) {
      _ in completion()
    }
    view.setNeedsLayout()
    return true
  }

  // MARK: Data source

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { index(of: viewController).flatMap { page($0 - 1) } }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { index(of: viewController).flatMap { page($0 + 1) } }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    hasDots ? names.count : 0
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    index(of: viewControllers?.first) ?? 0
  }
}
