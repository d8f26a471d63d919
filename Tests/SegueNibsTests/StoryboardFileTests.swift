// Storyboards as files: controllers, views, constraints, connections and segues.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite(.serialized) @MainActor struct StoryboardFileTests {
  private func run(_ body: () throws -> Void) rethrows {
    try World().run {
      Fixtures.prepare()
      try body()
    }
  }

  @Test(
    "A controller has its outlets, constraints, attributes and layout, and warnings name places")
  func detail() throws {
    try run {
      let found = Fixtures.storyboard.instantiateViewController(withIdentifier: "Detail")
      let detail = try #require(found as? FixtureDetail)
      #expect(Notes.lines == ["awake 3"])
      #expect(detail.levelAtInit == 0, "attributes follow the initializer, the title precedes")
      #expect(detail.preferredContentSize == CGSize(width: 200, height: 300))
      #expect(!detail.isViewLoaded)
      let window = Fixtures.show(detail)
      #expect(Notes.lines == ["awake 3", "prepare embedded", "load Name"])
      let label = try #require(detail.label)
      #expect(label.frame == CGRect(x: 20, y: 30, width: 350, height: 50))
      #expect(detail.height.identifier == "height")
      #expect(detail.height.priority == .defaultHigh)
      #expect(label.textAlignment == .center && label.numberOfLines == 2)
      #expect(detail.parts.map { "\(type(of: $0))" } == ["UISwitch", "UISlider"])
      #expect((detail.parts.last as? UISlider)?.value == 30)
      let button = try #require(detail.view.subviews.first { $0 is UIButton } as? UIButton)
      #expect(button.frame.minY == 88 && button.frame.width == 175 && button.frame.height < 100)
      #expect(button.buttonType == .system)
      #expect(button.title(for: .disabled) == "Wait")
      #expect(detail.view.viewWithTag(9) == nil, "left out by a variation")
      #expect(detail.children.first is FixtureGrid)
      #expect(detail.children.first?.view.superview?.frame.height == 200)
      withExtendedLifetime(window) {}
      let warnings = World.current.diagnostics.warnings
      #expect(
        warnings.map { $0.prefix { $0 != ">" } } == [
          "Screens.storyboard:156: <userDefinedRuntimeAttribute",
          "Screens.storyboard:106: <sceneKitView", "Screens.storyboard:135: <constraint",
          "Screens.storyboard:161: <outlet",
        ])
    }
  }

  @Test("A split view that allows two columns has them, in navigation controllers")
  func columns() throws {
    try run {
      let columns = UIStoryboard(name: "Columns", bundle: Fixtures.bundle)
      let found = columns.instantiateInitialViewController()
      let split = try #require(found as? UISplitViewController)
      #expect(split.style == .doubleColumn)
      let stacks = split.viewControllers.compactMap { $0 as? UINavigationController }
      #expect(stacks.map(\.topViewController?.title) == ["List", "Detail"])
    }
  }

  @Test("Controls and recognizers perform their actions")
  func actions() throws {
    try run {
      let found = Fixtures.storyboard.instantiateViewController(withIdentifier: "Detail")
      let detail = try #require(found as? FixtureDetail)
      detail.loadViewIfNeeded()
      Notes.lines = []
      let button = try #require(detail.view.subviews.first { $0 is UIButton } as? UIButton)
      button.sendActions(for: .touchUpInside)
      #expect(Notes.lines.first == "back")
      let tap = try #require(detail.view.gestureRecognizers?.first as? UITapGestureRecognizer)
      #expect(tap.numberOfTapsRequired == 2)
    }
  }

  @Test("The initial tabs contain a stack with a list; segues show, present and unwind")
  func containers() throws {
    try run {
      let tabs = try #require(
        Fixtures.storyboard.instantiateInitialViewController() as? UITabBarController)
      #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["Hills", "Grid"])
      #expect(tabs.tabBar.tintColor == .systemOrange)
      let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
      #expect(stack.delegate is FixtureDelegate)
      #expect(stack.navigationBar.prefersLargeTitles)
      let list = try #require(stack.topViewController as? FixtureList)
      let window = Fixtures.show(tabs)
      #expect(list.tableView.style == .grouped && list.tableView.rowHeight == 60)
      #expect(list.navigationItem.rightBarButtonItem?.image != nil)
      let cells = list.tableView.visibleCells
      #expect(cells.first?.textLabel?.text == "Larkspur")
      #expect(cells.first?.textLabel?.font == .boldSystemFont(ofSize: 20))
      #expect(cells.first?.detailTextLabel?.text == "Subtitle")
      #expect(cells.first?.accessoryType == .disclosureIndicator)
      let own = try #require(cells.last as? FixtureCell)
      #expect(own.isAwake && own.own?.frame.minX == 40)
      Notes.lines = []
      UIView.performWithoutAnimation { list.performSegue(withIdentifier: "detail", sender: nil) }
      #expect(Notes.lines.contains("prepare detail String"))
      #expect(stack.viewControllers.count == 2)
      Notes.lines = []
      stack.topViewController?.performSegue(withIdentifier: "home", sender: nil)
      #expect(Notes.lines == ["prepare home", "home"])
      let item = try #require(list.navigationItem.rightBarButtonItem)
      item.action?.perform(on: try #require(item.target), sender: item)
      #expect(Notes.lines.contains("should new"))
      #expect(list.presentedViewController?.modalTransitionStyle == .crossDissolve)
      withExtendedLifetime(window) {}
    }
  }

  @Test("A collection has its layout, prototypes and headers")
  func grid() throws {
    try run {
      let found = Fixtures.storyboard.instantiateViewController(withIdentifier: "Grid")
      let grid = try #require(found as? FixtureGrid)
      let window = Fixtures.show(grid)
      let flow = try #require(grid.collectionViewLayout as? UICollectionViewFlowLayout)
      #expect(flow.itemSize == CGSize(width: 80, height: 70))
      #expect(flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
      #expect(grid.collectionView.visibleCells.count == 3)
      #expect(grid.collectionView.superview === grid.view)
      #expect(grid.view.bounds == CGRect(origin: .zero, size: grid.collectionView.frame.size))
      #expect(grid.view.viewController === grid && grid.collectionView.viewController == nil)
      let cell = try #require(grid.collectionView.visibleCells.first)
      #expect(cell.viewWithTag(5)?.superview === cell.contentView)
      #expect(cell.backgroundColor == UIColor(red: 0, green: 0.5, blue: 1, alpha: 0.5))
      withExtendedLifetime(window) {}
    }
  }

  @Test("Static cells are the rows of a table")
  func settings() throws {
    try run {
      let found = Fixtures.storyboard.instantiateViewController(withIdentifier: "Settings")
      let settings = try #require(found as? UITableViewController)
      let window = Fixtures.show(settings)
      let table = try #require(settings.tableView)
      #expect(table.style == .insetGrouped)
      #expect((0..<table.numberOfSections).map(table.numberOfRows) == [2, 1])
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
      let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect(first?.textLabel?.text == "Loud")
      #expect(settings.tableView(table, titleForHeaderInSection: 0) == "Sound")
      withExtendedLifetime(window) {}
    }
  }

  @Test("Unknown names are reported with the known ones, and nothing else happens")
  func unknown() {
    run {
      _ = Fixtures.storyboard.instantiateViewController(withIdentifier: "Nowhere")
      let list = Fixtures.storyboard.instantiateViewController(withIdentifier: "List")
      list.performSegue(withIdentifier: "nothing", sender: nil)
      let found = World.current.diagnostics.unsupportedFeatures
      #expect(found.count == 2)
      #expect(found.first?.contains("Detail, Grid, List, Settings, Tabs") == true)
      #expect(found.last?.contains("detail, new") == true)
    }
  }

  @Test("The source of a segue creates the root of the navigation controller that it presents")
  func actionOfRelationship() throws {
    try run {
      let board = UIStoryboard(name: "Actions", bundle: Fixtures.bundle)
      let list = try #require(board.instantiateInitialViewController() as? FixtureMaker)
      let window = Fixtures.show(list)
      list.performSegue(withIdentifier: "edit", sender: "Larkspur")
      let stack = try #require(list.presentedViewController as? UINavigationController)
      let made = try #require(stack.topViewController as? FixtureMade)
      #expect(made.text == "Larkspur" && made.title == "Made")
      #expect(World.current.diagnostics.unsupportedFeatures.isEmpty)
      withExtendedLifetime(window) {}
    }
  }

  @Test("A creator makes the controller, with everything that the file describes")
  func creators() {
    run {
      let made = Fixtures.storyboard.instantiateViewController(identifier: "Detail") { coder in
        FixtureDetail(coder: coder)
      }
      #expect(made.title == "Detail")
      made.loadViewIfNeeded()
      #expect(made.label != nil)
    }
  }
}
