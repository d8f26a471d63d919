// A search whose searched content is itself a scroll view, as in a table view controller: the
// results stay in place over it, below the bar.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct SearchInTableTests {
  /// A table with 30 rows.
  final class Table: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  let bars = BarSample()
  let host: Table
  let results: Table
  let search: UISearchController

  init() throws {
    (host, results) = bars.world.run { (Table(style: .plain), Table(style: .plain)) }
    let (bars, host, results) = (bars, host, results)
    search = bars.world.run {
      let search = UISearchController(searchResultsController: results)
      host.navigationItem.searchController = search
      bars.navigation.setViewControllers([host], animated: false)
      return search
    }
    try bars.advance(to: 0.1)
  }

  @Test("Results over a table begin below the bar, and below its scopes", arguments: [false, true])
  func insets(_ hasScopes: Bool) throws {
    if hasScopes { bars.run { search.searchBar.scopeButtonTitles = ["All", "Near"] } }
    bars.run { search.isActive = true }
    try bars.advance(to: 1)
    bars.run { search.searchBar.searchTextField.insertText("low") }
    try bars.advance(to: 1.5)
    bars.run {
      let (table, bottom) = (results.tableView!, bars.bar.frame.maxY)
      #expect(bottom == (hasScopes ? 147 : 103))
      let safe = UIEdgeInsets(top: bottom, left: 0, bottom: 34, right: 0)
      #expect(search.view.safeAreaInsets == safe)
      #expect(table.adjustedContentInset.top == bottom)
      #expect(table.adjustedContentInset.bottom == 34)
      let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
      #expect(table.convert(row, to: nil).minY == bottom)
    }
  }

  @Test("A search that begins while the content returns to its top leaves no gap below the bar")
  func returning() throws {
    #expect(host.tableView.contentOffset.y == -143)
    let touches = bars.world.touches
    touches.began(at: CGPoint(x: 200, y: 300))
    try bars.advance(to: 0.2)
    touches.moved(to: CGPoint(x: 200, y: 320))
    try bars.advance(to: 0.3)
    touches.moved(to: CGPoint(x: 200, y: 420))
    try bars.advance(to: 0.6)
    touches.ended()
    try bars.advance(to: 0.65)
    #expect(host.tableView.contentOffset.y < -143)
    #expect(host.tableView.isDecelerating)
    bars.run { search.isActive = true }
    try bars.advance(to: 3)
    #expect(bars.bar.frame.maxY == 103)
    #expect(host.tableView.contentOffset.y == -103)
  }
}
