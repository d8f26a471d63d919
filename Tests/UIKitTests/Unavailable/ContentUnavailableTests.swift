// Screens without content.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ContentUnavailableTests {
  /// A screen of words that says when there are none.
  private final class Words: UIViewController {
    var words: [String] = ["a"] { didSet { setNeedsUpdateContentUnavailableConfiguration() } }
    var searched: [String?] = []

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      searched.append(state.searchText)
      let none = UIContentUnavailableConfiguration.search()
      contentUnavailableConfiguration = words.isEmpty ? none : nil
    }
  }

  private let world = World()

  /// A window of 390 by 844 points with a safe area of 47 at the top and 34 at the bottom.
  private func show(_ controller: UIViewController) -> UIWindow {
    UIKitState.current.screen.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func shown(_ controller: UIViewController) -> UIContentUnavailableView? {
    controller.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
  }

  @Test("Image, texts and buttons are a column in the middle of the safe area")
  func column() throws {
    try world.run {
      let controller = UIViewController()
      let window = show(controller)
      var taps = 0
      var look = UIContentUnavailableConfiguration.empty()
      look.image = UIImage(systemName: "tray")
      look.text = "No Mail"
      look.secondaryText = "New mail appears here."
      look.button.title = "Reload"
      look.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
      controller.contentUnavailableConfiguration = look
      window.layoutIfNeeded()
      let view = try #require(shown(controller))
      #expect(view.frame == controller.view.bounds)
      let parts = view.subviews.filter { !$0.isHidden && $0.bounds != view.bounds }
      #expect(parts.count == 4)
      let frames = parts.map(\.frame)
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY < $1.minY })
      #expect(frames.allSatisfy { abs($0.midX - 195) < 1 })
      let middle = ((frames.first?.minY ?? 0) + (frames.last?.maxY ?? 0)) / 2
      #expect(abs(middle - (47 + 810) / 2) <= 1)
      let labels = view.all(UILabel.self).filter { $0.superview === view }
      #expect(labels.map(\.text) == ["No Mail", "New mail appears here."])
      #expect(labels.first?.font.pointSize == 22 && labels.last?.textColor == .secondaryLabel)
      view.all(UIButton.self).first { !$0.isHidden }?.sendActions(for: .primaryActionTriggered)
      #expect(taps == 1)
      controller.contentUnavailableConfiguration = nil
      window.layoutIfNeeded()
      #expect(shown(controller) == nil)
    }
  }

  @Test("A screen that loads has a spinner")
  func loading() throws {
    try world.run {
      let controller = UIViewController()
      controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
      let window = show(controller)
      let view = try #require(shown(controller))
      let spinner = try #require(view.all(UIActivityIndicatorView.self).first { !$0.isHidden })
      #expect(spinner.isAnimating && spinner.frame.maxY < 450)
      #expect(view.all(UILabel.self).contains { $0.text == "Loading…" })
      _ = window
    }
  }

  @Test("The configuration is updated before the first layout, after requests and searches")
  func updates() throws {
    try world.run {
      let controller = Words()
      let search = UISearchController(searchResultsController: nil)
      controller.navigationItem.searchController = search
      let window = show(UINavigationController(rootViewController: controller))
      let count = controller.searched.count
      #expect(count > 0 && shown(controller) == nil)
      window.layoutIfNeeded()
      #expect(controller.searched.count == count)
      controller.words = []
      window.layoutIfNeeded()
      #expect(controller.searched.count == count + 1)
      let view = try #require(shown(controller))
      #expect(view.all(UILabel.self).contains { $0.text == "No Results" })
      search.isActive = true
      search.searchBar.searchTextField.insertText("larkspur")
      window.layoutIfNeeded()
      #expect(controller.searched.last == "larkspur")
      #expect(shown(controller) === view)
      #expect(view.all(UILabel.self).contains { $0.text == "No Results for “larkspur”" })
    }
  }

  @Test("The view of a table stays where it is seen when the table scrolls")
  func table() throws {
    try world.run {
      let controller = UITableViewController(style: .plain)
      controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
      let window = show(controller)
      controller.tableView.contentOffset.y = 60
      window.layoutIfNeeded()
      let view = try #require(shown(controller))
      #expect(view.frame == controller.tableView.bounds)
    }
  }
}
