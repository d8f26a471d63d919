// Objects of the class that a property holds, whose declared type is a superclass.

import SegueWorld
import Testing
import UIKit

private class Page: UIViewController {}
private final class SpringPage: Page {
  override func viewDidLoad() { view.tag = 4 }
}

private class Tile: UIView {}
private final class RoundTile: Tile {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 5
  }
  required init?(coder: NSCoder) { nil }
}

private class Row: UITableViewCell {}
private final class TallRow: Row {}
private class Header: UITableViewHeaderFooterView {}
private final class TallHeader: Header {}
private class Swipe: UISwipeGestureRecognizer {}
private final class LongSwipe: Swipe {}

@Suite("Classes in properties") @MainActor struct MetatypeValueTests {
  private struct Entry {
    var page: Page.Type = SpringPage.self
    var tile: Tile.Type = RoundTile.self
    var row: Row.Type = TallRow.self
    var header: Header.Type = TallHeader.self
    var swipe: Swipe.Type = LongSwipe.self
  }

  @Test("init() creates a controller of the class that the property holds")
  func controllers() {
    World().run {
      let page = Entry().page.init()
      #expect(page is SpringPage)
      #expect(page.view.tag == 4)
      let named = Entry().page.init(nibName: nil, bundle: nil)
      #expect(named is SpringPage)
      #expect(type(of: Entry(page: Page.self).page.init()) == Page.self)
    }
  }

  @Test("Views, cells, headers and recognizers are of the class that the property holds")
  func others() {
    World().run {
      let tile = Entry().tile.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(tile is RoundTile && tile.tag == 5)
      #expect(tile.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      let row = Entry().row.init(style: .subtitle, reuseIdentifier: "a row of a list of rows")
      #expect(row is TallRow && row.reuseIdentifier == "a row of a list of rows")
      let header = Entry().header.init(reuseIdentifier: "a header of a list of rows")
      #expect(header is TallHeader && header.reuseIdentifier == "a header of a list of rows")
      #expect(Entry().swipe.init(target: nil, action: nil) is LongSwipe)
    }
  }
}
