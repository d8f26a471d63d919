// Where the sheet of a page that curls is while a finger holds it, and what decides at the end.

import QuartzCore
import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct PageTouchTests {
  /// The sheet that is being turned, and the place of its held point in the window.
  private func held(_ book: CurledBook) throws -> (sheet: PageLayer, point: CGPoint) {
    func find(_ layer: CALayer) -> PageLayer? {
      layer as? PageLayer ?? layer.children.lazy.compactMap(find).first
    }
    let sheet = try #require(find(book.window.layer))
    let shown = sheet.presentationValue(
      forKeyPath: "pagePoint", atSeconds: book.world.now.seconds)
    guard case .point(let point)? = shown else {
      Issue.record("the sheet has no point")
      return (sheet, .zero)
    }
    return (sheet, sheet.convert(point, to: book.window.layer))
  }

  @Test(
    "the held edge moves to a finger that began elsewhere, without a jump, and then stays there")
  func reach() throws {
    let book = try CurledBook()
    var places: [CGFloat] = []
    try book.advance(to: 0.2)
    book.world.touches.began(at: CGPoint(x: 300, y: 600))
    for step in 1...40 {
      try book.advance(to: 0.2 + Double(step) * 0.01)
      book.world.touches.moved(to: CGPoint(x: 300 - 2 * CGFloat(step), y: 600 - CGFloat(step)))
      if step >= 12 { places.append(try held(book).point.x) }
    }
    // From the page's edge at 390, in steps that are smaller than a jump of the whole distance.
    #expect(places[0] > 330)
    for (earlier, later) in zip(places, places.dropFirst()) {
      #expect(earlier - later >= 0 && earlier - later < 25)
    }
    let (_, point) = try held(book)
    #expect(abs(point.x - 220) < 1e-6 && abs(point.y - 560) < 1e-6)
  }

  @Test(
    "a finger that rests leaves the page on its side of the middle",
    arguments: [(380.0, 200.0, "b"), (380, 190, "c"), (60, 190, "b"), (60, 200, "a")])
  func rest(from start: Double, to end: Double, page: String) throws {
    let book = try CurledBook(showing: [1])
    try book.drag(
      from: CGPoint(x: start, y: 422), by: CGVector(dx: end - start, dy: 0), at: 0.2)
    try book.advance(to: 2)
    #expect(book.shown == page)
  }

  @Test("where there is no page to turn to, the touch is left to other recognizers")
  func others() throws {
    let book = try CurledBook()
    var states: [UIGestureRecognizer.State] = []
    book.world.run {
      let other = UIPanGestureRecognizer()
      other.addHandler { (pan: UIPanGestureRecognizer) in states.append(pan.state) }
      book.window.addGestureRecognizer(other)
    }
    try book.drag(from: CGPoint(x: 10, y: 422), by: CGVector(dx: 200, dy: 0), at: 0.2)
    #expect(states.first == .began)
    let count = states.count
    try book.drag(from: CGPoint(x: 380, y: 422), by: CGVector(dx: -200, dy: 0), at: 1.2)
    #expect(states.count == count)
  }

  @Test("a touch that begins before a turn has ended skips its rest")
  func quickly() throws {
    let book = try CurledBook()
    for index in 0..<3 {
      let start = 0.2 + 0.3 * Double(index)
      try book.pull(from: CGPoint(x: 380, y: 422), by: CGVector(dx: -250, dy: 0), at: start)
      book.world.touches.ended()
    }
    try book.advance(to: 3)
    #expect(book.shown == "d")
    #expect(book.journal.lines.filter { $0.hasPrefix("finished") }.count == 3)
  }

  @Test("two pages side by side are not turned if the source has one more only, with a warning")
  func oddNumber() throws {
    let size = CGSize(width: 844, height: 390)
    let book = try CurledBook(.init(spine: .mid, size: size), showing: [3, 4])
    try book.drag(from: CGPoint(x: 840, y: 300), by: CGVector(dx: -500, dy: 0), at: 0.2)
    try book.advance(to: 2)
    #expect(book.shown == "d e")
    #expect(book.world.diagnostics.warnings.last?.contains("expected two") == true)
  }

  @Test("a sheet is displayed beyond the spine, unless the app clips it")
  func beyondTheSpine() throws {
    let book = try CurledBook()
    book.world.run {
      book.controller.setViewControllers([book.pages[1]], direction: .forward, animated: true)
    }
    try book.advance(to: 0.4)
    let (sheet, point) = try held(book)
    #expect(point.x < 0)
    var layer: CALayer? = sheet
    while let next = layer, next !== book.window.layer {
      #expect(!next.masksToBounds)
      layer = next.superlayer
    }
  }
}
