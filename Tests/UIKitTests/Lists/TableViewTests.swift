import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct TableViewTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }
  private func rows(_ count: Int) -> [String] { (0..<count).map { "row \($0)" } }

  @Test("Ten thousand rows scroll with no more cells than are visible")
  func reuse() throws {
    let bench = TableBench([(nil, nil, rows(10_000))])
    bench.run { bench.view.rowHeight = 50 }
    for step in 0..<300 {
      bench.run {
        bench.view.contentOffset.y = CGFloat(step) * 31
        bench.view.layoutIfNeeded()
      }
    }
    // 480 points show at most 11 rows of 50.
    #expect(bench.source.made == 11)
    #expect(bench.view.subviews.filter { $0 is UITableViewCell }.count <= 11)
    #expect(bench.view.contentSize.height == 500_000)
    #expect(bench.words.first == "row 185")
    bench.run { bench.view.contentOffset.y = 499_520 }
    #expect(bench.words.last == "row 9999")
  }

  @Test("Rows are placed by their heights and found there")
  func geometry() {
    let bench = TableBench([(nil, nil, rows(20)), ("Title", nil, rows(20))])
    bench.source.heights = { 20 + CGFloat($0.row) }
    bench.run {
      bench.view.layoutIfNeeded()
      // 20 + 21 + … + 24 = 110; the first section is 20 × 20 + 190 = 590 high; the second has a header
      // of 28 with 22 above it.
      #expect(bench.view.rectForRow(at: path(5)) == CGRect(x: 0, y: 110, width: 390, height: 25))
      #expect(bench.view.rectForRow(at: path(1, 1)).minY == 660)
      #expect(bench.view.rect(forSection: 1) == CGRect(x: 0, y: 590, width: 390, height: 640))
      #expect(bench.view.indexPathForRow(at: CGPoint(x: 10, y: 109.9)) == path(4))
      #expect(bench.view.indexPathForRow(at: CGPoint(x: 10, y: 110)) == path(5))
      #expect(bench.view.indexPathForRow(at: CGPoint(x: 10, y: 600)) == nil)
      #expect(bench.view.rectForRow(at: path(99)) == .zero)
      #expect(bench.view.cellForRow(at: path(3))?.textLabel?.text == "row 3")
      bench.view.contentOffset.y = 100
      let cell = bench.view.cellForRow(at: path(5))
      #expect(cell.map { $0.convert($0.bounds, to: nil).minY } == 10)
      #expect(cell.flatMap { bench.view.indexPath(for: $0) } == path(5))
    }
  }

  @Test("Headers of plain tables stay visible until the next ones push them out")
  func sticky() {
    let bench = TableBench([("A", nil, rows(10)), ("B", nil, rows(40))])
    bench.run {
      bench.view.rowHeight = 50
      bench.view.sectionHeaderTopPadding = 0
    }
    func top(_ section: Int, at offset: CGFloat) -> CGFloat? {
      bench.run {
        bench.view.contentOffset.y = offset
        bench.view.layoutIfNeeded()
        return bench.view.headerView(forSection: section).map {
          bench.view.convert($0.frame, to: bench.table.window).minY
        }
      }
    }
    // The first section is 28 + 500 high.
    #expect(top(0, at: 0) == 0)
    #expect(top(0, at: 100) == 0)
    #expect(top(0, at: 510) == -10)
    #expect(top(1, at: 510) == 18)
    #expect(top(1, at: 600) == 0)
    #expect(top(0, at: 600) == nil)
  }

  @Test("Plain tables have 22 points above headers, as in apps for iOS 15; other styles have none")
  func usualHeaderPadding() {
    let bench = TableBench([("A", nil, rows(2)), (nil, nil, rows(1)), ("C", nil, rows(1))])
    bench.run {
      bench.view.rowHeight = 50
      bench.view.layoutIfNeeded()
      #expect(bench.view.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 390, height: 28))
      #expect(bench.view.rectForHeader(inSection: 2).minY == 222)
      bench.view.sectionHeaderTopPadding = 0
      bench.view.layoutIfNeeded()
      #expect(bench.view.rectForHeader(inSection: 2).minY == 178)
    }
  }

  @Test(
    "Plain tables have space above headers where it is set; headers that stay visible have none")
  func headerPadding() {
    let bench = TableBench([("A", nil, rows(2)), (nil, nil, rows(1)), ("C", nil, rows(40))])
    bench.run {
      bench.view.rowHeight = 50
      bench.view.sectionHeaderTopPadding = 22
      bench.view.layoutIfNeeded()
      // 22 + 28 + 2 × 50, then a section without a header and without the space.
      #expect(bench.view.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 390, height: 28))
      #expect(bench.view.rectForRow(at: path(0)).minY == 50)
      #expect(bench.view.rect(forSection: 1) == CGRect(x: 0, y: 150, width: 390, height: 50))
      #expect(bench.view.rect(forSection: 2).minY == 200)
      #expect(bench.view.rectForRow(at: path(0, 2)).minY == 250)
      #expect(bench.view.headerView(forSection: 0)?.frame.minY == 22)
      bench.view.contentOffset.y = 60
      bench.view.layoutIfNeeded()
      #expect(bench.view.headerView(forSection: 0)?.frame.minY == 60)
      bench.view.sectionHeaderTopPadding = 0
      bench.view.layoutIfNeeded()
      #expect(bench.view.rectForRow(at: path(0)).minY == 28)
    }
    #expect(bench.table.world.diagnostics.warnings.isEmpty)
    let grouped = TableBench([("A", nil, rows(2))], style: .grouped)
    grouped.run {
      grouped.view.layoutIfNeeded()
      let before = grouped.view.rectForRow(at: path(0))
      grouped.view.sectionHeaderTopPadding = 22
      grouped.view.layoutIfNeeded()
      #expect(grouped.view.rectForRow(at: path(0)) == before)
    }
  }

  @Test("A row that is reloaded loses its selection; one that is configured again keeps it")
  func reloadedSelection() throws {
    let bench = TableBench([(nil, nil, rows(4))])
    bench.run {
      bench.view.rowHeight = 50
      bench.view.allowsMultipleSelection = true
      bench.view.layoutIfNeeded()
      for row in [0, 2, 3] {
        bench.view.selectRow(at: path(row), animated: false, scrollPosition: .none)
      }
    }
    bench.source.lines = []
    bench.run {
      bench.view.reloadRows(at: [path(2)], with: .none)
      #expect(bench.view.indexPathsForSelectedRows == [path(0), path(3)])
      #expect(bench.view.cellForRow(at: path(2))?.isSelected == false)
      bench.view.reconfigureRows(at: [path(0)])
      #expect(bench.view.indexPathsForSelectedRows == [path(0), path(3)])
    }
    // The delegate is not notified.
    #expect(!bench.source.lines.contains { $0.hasPrefix("deselect") })
  }

  @Test("A tap queries and notifies the delegate in UIKit's order")
  func selection() throws {
    let bench = TableBench([(nil, nil, rows(20))])
    bench.run { bench.view.rowHeight = 50 }
    try bench.table.advance(to: 0.05)
    bench.source.lines = []
    bench.table.finger([(0.1, 50, 25)], lift: 0.2)
    bench.table.finger([(0.6, 50, 75)], lift: 0.7)
    try bench.table.advance(to: 0.5)
    #expect(
      bench.source.lines == [
        "mayHighlight 0-0", "highlight 0-0", "unhighlight 0-0", "willSelect 0-0", "select 0-0",
      ])
    bench.source.lines = []
    try bench.table.advance(to: 1)
    #expect(
      bench.source.lines == [
        "mayHighlight 0-1", "highlight 0-1", "unhighlight 0-1", "willSelect 0-1",
        "willDeselect 0-0", "deselect 0-0", "select 0-1",
      ])
    bench.run {
      #expect(bench.view.indexPathForSelectedRow == path(1))
      #expect(bench.view.cellForRow(at: path(1))?.isSelected == true)
      bench.view.deselectRow(at: path(1), animated: true)
      #expect(bench.view.cellForRow(at: path(1))?.isSelected == false)
      #expect(bench.view.indexPathForSelectedRow == nil)
    }
  }

  @Test("Cells appear and disappear with scrolling, and the delegate is notified")
  func displaying() throws {
    let bench = TableBench([(nil, nil, rows(100))], size: CGSize(width: 390, height: 100))
    bench.run {
      bench.view.rowHeight = 50
      bench.view.layoutIfNeeded()
    }
    #expect(bench.source.lines == ["willDisplay 0-0", "willDisplay 0-1"])
    bench.source.lines = []
    bench.run {
      bench.view.contentOffset.y = 60
      bench.view.layoutIfNeeded()
    }
    #expect(bench.source.lines == ["didEndDisplaying 0-0", "willDisplay 0-2", "willDisplay 0-3"])
  }

  @Test(
    "Scrolling to a row places it as requested, within the content",
    arguments: [
      (UITableView.ScrollPosition.top, 50, 2500.0), (.bottom, 50, 2070), (.middle, 50, 2285),
      (.top, 99, 4520), (.none, 50, 2070), (.none, 3, 0),
    ])
  func scrolling(position: UITableView.ScrollPosition, row: Int, offset: Double) {
    let bench = TableBench([(nil, nil, rows(100))])
    bench.run {
      bench.view.rowHeight = 50
      bench.view.scrollToRow(at: path(row), at: position, animated: false)
    }
    #expect(Double(bench.view.contentOffset.y) == offset)
    #expect(bench.run { bench.view.cellForRow(at: path(row)) != nil })
  }

  @Test("Self-sizing rows are as high as their constraints require")
  func automatic() {
    final class BoxCell: UITableViewCell {
      let box = UIView()
      lazy var height = box.heightAnchor.constraint(equalToConstant: 10)
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5), height,
        ])
      }
      required init?(coder: NSCoder) { fatalError("cells are made by their style") }
    }
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
        (cell as? BoxCell)?.height.constant = 20 + 10 * CGFloat(indexPath.row % 3)
        return cell
      }
    }
    let bench = TableBench([])
    let source = Source()
    bench.run {
      bench.view.delegate = nil
      bench.view.register(BoxCell.self, forCellReuseIdentifier: "box")
      bench.view.dataSource = source
      bench.view.layoutIfNeeded()
      #expect((0..<4).map { bench.view.rectForRow(at: path($0)).height } == [30, 40, 50, 30])
      #expect(bench.view.rectForRow(at: path(3)).minY == 120)
      bench.view.scrollToRow(at: path(600), at: .top, animated: false)
      let cell = bench.view.cellForRow(at: path(600))
      #expect(cell.map { bench.view.convert($0.frame, to: nil).minY } == 0)
      #expect(cell?.bounds.height == 30)
    }
  }

  @Test("Rows are inserted and deleted in one animation")
  func batch() throws {
    let bench = TableBench([(nil, nil, ["a", "b", "c", "d"])])
    bench.run {
      bench.view.rowHeight = 50
      bench.view.layoutIfNeeded()
    }
    try bench.table.advance(to: 0.1)
    var end: Double?
    bench.run {
      let gone = bench.view.cellForRow(at: path(0))
      bench.view.performBatchUpdates {
        bench.source.sections[0].rows = ["b", "x", "c", "d", "y"]
        bench.view.deleteRows(at: [path(0)], with: .left)
        bench.view.insertRows(at: [path(1), path(4)], with: .fade)
      } completion: { _ in
        end = bench.table.world.now.seconds
      }
      #expect(bench.view.visibleCells.map { $0.textLabel?.text } == ["b", "x", "c", "d", "y"])
      #expect(gone?.alpha == 0)
      #expect(bench.view.cellForRow(at: path(2))?.frame.minY == 100)
      #expect(bench.view.cellForRow(at: path(0))?.layer.presentation()?.frame.minY == 50)
    }
    try bench.table.advance(to: 1)
    #expect(end.map { abs($0 - 0.4) < 1e-9 } == true)
    #expect(bench.view.subviews.filter { $0 is UITableViewCell }.count == 5)
    #expect(bench.view.contentSize.height == 250)
  }

  @Test("The closure of a batch uses members without self, and overrides receive it")
  func batchWithoutSelf() throws {
    final class Counting: UITableView {
      var batches = 0
      override func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
      ) {
        batches += 1
        super.performBatchUpdates(updates, completion: completion)
      }
    }
    @MainActor final class Screen {
      let view = Counting()
      var rows = 0
      func add() { view.performBatchUpdates { rows += 1 } }
    }
    World().run {
      let screen = Screen()
      screen.add()
      screen.view.performBatchUpdates(nil)
      #expect(screen.rows == 1 && screen.view.batches == 2)
    }
  }

  @Test("Each row of a batch has the animation that was passed for it")
  func animations() throws {
    let bench = TableBench([(nil, nil, ["a", "b", "c"])])
    bench.run {
      bench.view.rowHeight = 50
      bench.view.layoutIfNeeded()
    }
    try bench.table.advance(to: 0.1)
    func start(_ row: Int) -> CGRect? {
      bench.view.cellForRow(at: path(row))?.layer.presentation()?.frame
    }
    bench.run {
      let (gone, reloaded) = (
        bench.view.cellForRow(at: path(0)), bench.view.cellForRow(at: path(2))
      )
      bench.view.performBatchUpdates {
        bench.source.sections[0].rows = ["b", "C", "x", "y"]
        bench.view.deleteRows(at: [path(0)], with: .left)
        bench.view.reloadRows(at: [path(2)], with: .top)
        bench.view.insertRows(at: [path(2)], with: .right)
        bench.view.insertRows(at: [path(3)], with: .none)
      }
      #expect(gone?.frame.minX == -390 && gone?.alpha == 0)
      #expect(reloaded?.frame.minY == 50 && reloaded?.alpha == 0)
      // The reloaded row is the second one now, and slides in from above.
      #expect(start(1) == CGRect(x: 0, y: 0, width: 390, height: 50))
      #expect(start(2) == CGRect(x: 390, y: 100, width: 390, height: 50))
      #expect(start(3) == CGRect(x: 0, y: 150, width: 390, height: 50))
      #expect(bench.view.cellForRow(at: path(3))?.layer.presentation()?.opacity == 1)
      #expect(bench.view.cellForRow(at: path(2))?.layer.presentation()?.opacity == 0)
    }
    try bench.table.advance(to: 1)
    #expect(bench.words == ["b", "C", "x", "y"])
    #expect(bench.run { bench.view.cellForRow(at: path(2))?.frame.minX } == 0)
  }

  @Test("A batch is not animated if all of its changes name none")
  func unanimated() {
    let bench = TableBench([(nil, nil, ["a", "b"])])
    bench.run {
      bench.view.rowHeight = 50
      bench.view.layoutIfNeeded()
      bench.source.sections[0].rows = ["b"]
      bench.view.deleteRows(at: [path(0)], with: .none)
      #expect(bench.view.cellForRow(at: path(0))?.layer.presentation()?.frame.minY ?? 0 == 0)
    }
  }

  @Test("A section is inserted with its header")
  func sections() throws {
    let bench = TableBench([("A", nil, ["a"])], style: .insetGrouped)
    bench.run { bench.view.layoutIfNeeded() }
    bench.run {
      bench.source.sections.append(("B", nil, ["b", "c"]))
      bench.view.insertSections([1], with: .automatic)
    }
    try bench.table.advance(to: 1)
    #expect(bench.words == ["a", "b", "c"])
    #expect(bench.run { bench.view.headerView(forSection: 1) != nil })
    #expect(bench.view.numberOfSections == 2)
  }

  @Test("The header of a section has the animation of its section")
  func animatedHeaders() throws {
    let bench = TableBench([("A", nil, ["a"]), ("B", nil, ["b"])])
    bench.run {
      bench.view.rowHeight = 50
      bench.view.layoutIfNeeded()
    }
    try bench.table.advance(to: 0.1)
    try bench.run {
      let gone = try #require(bench.view.headerView(forSection: 0))
      bench.view.performBatchUpdates {
        bench.source.sections = [bench.source.sections[1], ("C", nil, ["c"])]
        bench.view.deleteSections([0], with: .left)
        bench.view.insertSections([1], with: .right)
      }
      #expect(gone.frame.minX == -390 && gone.alpha == 0)
      let new = try #require(bench.view.headerView(forSection: 1))
      #expect(new.frame.minX == 0 && new.alpha == 1)
      #expect(new.layer.presentation()?.frame.minX == 390)
      #expect(new.layer.presentation()?.opacity == 0)
    }
    try bench.table.advance(to: 1)
    #expect(bench.words == ["b", "c"])
  }

  @Test("Headers of sections that remain are kept in a change, and move along")
  func headersInChanges() throws {
    let bench = TableBench([("A", nil, ["a"]), ("B", nil, ["b"]), ("C", nil, ["c"])])
    bench.run {
      bench.view.rowHeight = 50
      bench.view.layoutIfNeeded()
    }
    func header(_ section: Int) -> UIView? {
      bench.run { bench.view.headerView(forSection: section) }
    }
    let (first, second, third) = (header(0), header(1), header(2))
    let start = try #require(second).frame.minY
    bench.run {
      bench.source.sections[0].rows.append("x")
      bench.view.insertRows(at: [path(1)], with: .fade)
    }
    #expect(header(0) === first && header(1) === second && header(2) === third)
    #expect(second?.frame.minY == start + 50)
    bench.run { #expect(second?.layer.presentation()?.frame.minY == start) }
    try bench.table.advance(to: 1)
    // A reloaded section gets another header, which others pass on their way.
    bench.run {
      bench.source.sections.removeFirst()
      bench.source.sections[1].rows = ["d", "e"]
      bench.view.performBatchUpdates {
        bench.view.deleteSections([0], with: .fade)
        bench.view.reloadSections([2], with: .fade)
      }
    }
    #expect(header(0) === second && header(1) !== third && header(1) != nil)
    #expect(first?.alpha == 0)
    try bench.table.advance(to: 2)
    #expect(first?.superview == nil && third?.superview == nil)
    #expect(second?.superview === bench.view && second?.alpha == 1)
  }

  @Test("A table view that a controller is given is served by it")
  func givenTable() {
    World().run {
      let (controller, table) = (UITableViewController(), UITableView())
      controller.tableView = table
      #expect(controller.view === table)
      #expect(table.dataSource === controller && table.delegate === controller)
      let source = UITableViewController()
      let served = UITableView()
      served.dataSource = source
      controller.tableView = served
      #expect(served.dataSource === source && served.delegate === controller)
    }
  }

  @Test("A subclass is queried and notified; its selection is cleared when it reappears")
  func controller() throws {
    final class List: UITableViewController {
      var chosen: IndexPath?
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.row)"
        cell.detailTextLabel?.text = "below"
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen = indexPath
      }
    }
    let table = TouchTable()
    let list = table.world.run {
      let list = List(style: .grouped)
      table.window.rootViewController = list
      return list
    }
    try table.advance(to: 0.1)
    let row = table.world.run { list.tableView.rectForRow(at: path(1)) }
    table.finger([(0.2, 20, Double(row.midY))], lift: 0.3)
    try table.advance(to: 1)
    #expect(list.chosen == path(1))
    #expect(row.height > 44)
    #expect(list.tableView.indexPathForSelectedRow == path(1))
    table.world.run { list.viewWillAppear(false) }
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test("Pulling down far enough starts a refresh")
  func refresh() throws {
    let bench = TableBench([(nil, nil, rows(50))])
    let control = bench.run {
      let control = UIRefreshControl()
      bench.view.refreshControl = control
      return control
    }
    var asked = 0
    control.addHandler(for: .valueChanged) { _ in asked += 1 }
    bench.table.finger([(0.1, 100, 50), (0.2, 100, 70), (0.5, 100, 400)], lift: 0.6)
    try bench.table.advance(to: 2)
    #expect(asked == 1 && control.isRefreshing)
    #expect(bench.view.contentOffset.y == -60)
    bench.run { control.endRefreshing() }
    try bench.table.advance(to: 3)
    #expect(bench.view.contentOffset.y == 0)
  }
}
