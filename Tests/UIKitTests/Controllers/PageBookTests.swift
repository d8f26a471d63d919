// Page view controllers that curl: what is asked and told in which order, which page is shown in the
// end, and where the sheet is meanwhile.

import QuartzCore
import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct PageBookTests {
  private let right = CGPoint(x: 380, y: 422)

  /// The sheet that is being turned.
  private func sheet(_ book: CurledBook) -> PageLayer? {
    func find(_ layer: CALayer) -> PageLayer? {
      layer as? PageLayer ?? layer.children.lazy.compactMap(find).first
    }
    return find(book.window.layer)
  }

  /// The fraction by which the displayed sheet has been turned over.
  private func turned(_ book: CurledBook) throws -> Double {
    let sheet = try #require(self.sheet(book))
    var fold = sheet.fold
    let seconds = book.world.now.seconds
    guard
      case .point(let point)? = sheet.presentationValue(
        forKeyPath: "pagePoint", atSeconds: seconds)
    else {
      Issue.record("the sheet has no point")
      return 0
    }
    fold.point = point
    return Double(fold.turnedFraction(in: sheet.bounds))
  }

  // MARK: By code

  @Test("by code, the old page curls away, without the data source or the delegate")
  func forward() throws {
    let book = try CurledBook()
    book.world.run {
      book.controller.setViewControllers(
        [book.pages[2]], direction: .forward, animated: true
      ) { book.journal.note("completion(\($0))") }
    }
    try book.advance(to: 0.1 + 0.2)
    // An ease-in-out curve is at one half after half of its time.
    #expect(try abs(turned(book) - 0.5) < 1e-6)
    #expect(sheet(book)?.children.first === book.pages[0].view.layer)
    #expect(book.frame(of: 2) == book.window.bounds)
    try book.advance(to: 0.1 + 0.39)
    #expect(sheet(book) != nil)
    try book.advance(to: 0.1 + 0.41)
    #expect(sheet(book) == nil && book.shown == "c")
    #expect(
      book.journal.lines == [
        "willDisappear(a)", "willAppear(c)", "didDisappear(a)", "didAppear(c)", "completion(true)",
      ])
    #expect(book.pages[0].parent == nil && book.pages[0].view.window == nil)
    #expect(book.world.diagnostics.warnings.isEmpty && book.world.unsupported.isEmpty)
  }

  @Test("backward, the new page comes from beyond the spine and covers the old one")
  func reverse() throws {
    let book = try CurledBook(showing: [2])
    book.world.run {
      book.controller.setViewControllers([book.pages[1]], direction: .reverse, animated: true)
    }
    try book.advance(to: 0.11)
    #expect(try turned(book) > 0.99)
    #expect(sheet(book)?.children.first === book.pages[1].view.layer)
    try book.advance(to: 0.45)
    #expect(try turned(book) < 0.1)
    try book.advance(to: 1)
    #expect(sheet(book) == nil && book.shown == "b" && book.frame(of: 1) == book.window.bounds)
  }

  @Test("without animation, and for the page that is shown, nothing curls")
  func atOnce() throws {
    let book = try CurledBook()
    book.world.run {
      book.controller.setViewControllers([book.pages[1]], direction: .forward, animated: false) {
        book.journal.note("completion(\($0))")
      }
      book.controller.setViewControllers([book.pages[1]], direction: .forward, animated: true)
    }
    #expect(sheet(book) == nil && book.shown == "b")
    #expect(
      book.journal.lines == [
        "willDisappear(a)", "willAppear(b)", "didDisappear(a)", "didAppear(b)", "completion(true)",
      ])
  }

  @Test("a second turn skips the rest of the first, whose completion is told so")
  func interrupted() throws {
    let book = try CurledBook()
    for index in 1...2 {
      try book.advance(to: 0.2 * Double(index))
      book.world.run {
        book.controller.setViewControllers(
          [book.pages[index]], direction: .forward, animated: true
        ) { book.journal.note("completion \(index)(\($0))") }
      }
    }
    try book.advance(to: 2)
    #expect(book.shown == "c")
    #expect(
      book.journal.lines == [
        "willDisappear(a)", "willAppear(b)", "didDisappear(a)", "didAppear(b)",
        "completion 1(false)", "willDisappear(b)", "willAppear(c)", "didDisappear(b)",
        "didAppear(c)", "completion 2(true)",
      ])
  }

  // MARK: By touches

  @Test("a page whose edge is dragged beyond the middle is turned; calls come in UIKit's order")
  func dragged() throws {
    let book = try CurledBook()
    try book.drag(from: right, by: CGVector(dx: -234, dy: 0), at: 0.2)
    // The page's edge is under the finger, at 146 of 390 points.
    #expect(try abs(turned(book) - (390 - 146) / 780) < 1e-6)
    try book.advance(to: 2)
    #expect(book.shown == "b")
    #expect(
      book.journal.lines == [
        "after(a)", "willTransition(b)", "willDisappear(a)", "willAppear(b)", "didDisappear(a)",
        "didAppear(b)", "finished(true, from a, true)",
      ])
  }

  @Test("a page that is dragged less returns, and its neighbor disappears again")
  func returned() throws {
    let book = try CurledBook()
    try book.drag(from: right, by: CGVector(dx: -156, dy: 0), at: 0.2)
    #expect(try abs(turned(book) - (390 - 224) / 780) < 1e-6)
    try book.advance(to: 2)
    #expect(book.shown == "a" && book.frame(of: 0) == book.window.bounds)
    #expect(
      book.journal.lines == [
        "after(a)", "willTransition(b)", "willDisappear(a)", "willAppear(b)", "willDisappear(b)",
        "willAppear(a)", "didDisappear(b)", "didAppear(a)", "finished(true, from a, false)",
      ])
    #expect(book.pages[1].parent == nil && sheet(book) == nil)
  }

  @Test("a fast touch decides by its direction", arguments: [true, false])
  func thrown(isForward: Bool) throws {
    let book = try CurledBook()
    try book.pull(from: right, by: CGVector(dx: isForward ? -120 : -300, dy: 0), at: 0.2)
    if !isForward {
      try book.advance(to: 0.42)
      book.world.touches.moved(to: CGPoint(x: 110, y: 422))
      try book.advance(to: 0.44)
      book.world.touches.moved(to: CGPoint(x: 160, y: 422))
    }
    book.world.touches.ended()
    try book.advance(to: 2)
    #expect(book.shown == (isForward ? "b" : "a"))
  }

  @Test("a drag to the right brings the previous page, with its edge under the finger")
  func back() throws {
    let book = try CurledBook(showing: [1])
    try book.drag(from: CGPoint(x: 10, y: 422), by: CGVector(dx: 273, dy: 0), at: 0.2)
    #expect(try abs(turned(book) - (390 - 283) / 780) < 1e-6)
    try book.advance(to: 2)
    #expect(book.shown == "a")
    #expect(book.journal.lines.prefix(2) == ["before(b)", "willTransition(a)"])
  }

  @Test("at the first and the last page, and along the spine, nothing is turned")
  func ends() throws {
    let book = try CurledBook()
    try book.drag(from: CGPoint(x: 10, y: 422), by: CGVector(dx: 273, dy: 0), at: 0.2)
    #expect(sheet(book) == nil && book.journal.lines == ["before(a)"])
    try book.drag(from: right, by: CGVector(dx: -30, dy: -200), at: 1)
    #expect(book.journal.lines == ["before(a)"] && book.shown == "a")
  }

  @Test(
    "a tap near an edge turns the page, elsewhere it does not",
    arguments: [(380.0, "c"), (10, "a"), (195, "b"), (300, "b")])
  func taps(x: Double, page: String) throws {
    let book = try CurledBook(showing: [1])
    try book.tap(at: CGPoint(x: x, y: 700), at: 0.2)
    try book.advance(to: 2)
    #expect(book.shown == page)
    #expect(
      book.journal.lines.last
        == (page == "b" ? nil : "finished(true, from b, true)"))
  }

  @Test("the recognizers can be moved to another view, and switched off")
  func recognizers() throws {
    let book = try CurledBook()
    book.world.run {
      let recognizers = book.controller.gestureRecognizers
      #expect(recognizers.map { type(of: $0) == UITapGestureRecognizer.self } == [false, true])
      book.window.gestureRecognizers = recognizers
      for case let tap as UITapGestureRecognizer in recognizers { tap.isEnabled = false }
    }
    try book.tap(at: right, at: 0.2)
    try book.advance(to: 1)
    #expect(book.shown == "a")
    try book.drag(from: right, by: CGVector(dx: -250, dy: 0), at: 1.2)
    try book.advance(to: 3)
    #expect(book.shown == "b")
  }

  // MARK: Forms of books

  @Test("with the spine at the end, the next page comes from beyond it, and the old one goes back")
  func spineAtEnd() throws {
    let book = try CurledBook(.init(spine: .max))
    #expect(book.controller.spineLocation == .max)
    try book.drag(from: right, by: CGVector(dx: -234, dy: 0), at: 0.2)
    #expect(try abs(turned(book) - 146 / 780) < 1e-6)
    #expect(sheet(book)?.fold.edge == .maxXEdge)
    #expect(sheet(book)?.children.first === book.pages[1].view.layer)
    try book.advance(to: 2)
    #expect(book.shown == "b")
    try book.drag(from: CGPoint(x: 10, y: 422), by: CGVector(dx: 273, dy: 0), at: 2.2)
    #expect(try abs(turned(book) - 283 / 780) < 1e-6)
    #expect(sheet(book)?.children.first === book.pages[1].view.layer)
    try book.advance(to: 4)
    #expect(book.shown == "a")
  }

  @Test("from right to left, nothing changes, as in UIKit")
  func mirrored() throws {
    let book = try CurledBook(.init(isMirrored: true))
    try book.drag(from: right, by: CGVector(dx: -234, dy: 0), at: 0.2)
    #expect(sheet(book)?.fold.edge == .minXEdge)
    try book.advance(to: 2)
    #expect(book.shown == "b")
  }

  @Test("vertically, pages are turned upward")
  func vertical() throws {
    let book = try CurledBook(.init(isVertical: true))
    try book.drag(from: CGPoint(x: 195, y: 830), by: CGVector(dx: 0, dy: -633), at: 0.2)
    #expect(try abs(turned(book) - (844 - 197) / 1688) < 1e-6)
    #expect(sheet(book)?.fold.edge == .minYEdge)
    try book.advance(to: 2)
    #expect(book.shown == "b")
  }

  @Test("with the spine in the middle, two pages are side by side and turned together")
  func open() throws {
    let size = CGSize(width: 844, height: 390)
    let book = try CurledBook(.init(spine: .mid, size: size), showing: [0, 1])
    #expect(book.controller.isDoubleSided)
    #expect(book.frame(of: 0) == CGRect(x: 0, y: 0, width: 422, height: 390))
    #expect(book.frame(of: 1) == CGRect(x: 422, y: 0, width: 422, height: 390))
    try book.drag(from: CGPoint(x: 840, y: 300), by: CGVector(dx: -500, dy: 0), at: 0.2)
    // The outer edge of the page follows the finger through the book.
    #expect(try abs(turned(book) - (844 - 340) / 844) < 1e-6)
    let page = try #require(sheet(book))
    #expect(page.children.map { $0 === book.pages[1].view.layer } == [true, false])
    #expect(page.children.last === book.pages[2].view.layer)
    try book.advance(to: 2)
    #expect(book.shown == "c d")
    #expect(book.frame(of: 2) == CGRect(x: 0, y: 0, width: 422, height: 390))
    #expect(book.frame(of: 3) == CGRect(x: 422, y: 0, width: 422, height: 390))
    #expect(
      book.journal.lines == [
        "after(b)", "after(c)", "willTransition(c d)", "willDisappear(a)", "willDisappear(b)",
        "willAppear(c)", "willAppear(d)", "didDisappear(a)", "didDisappear(b)", "didAppear(c)",
        "didAppear(d)", "finished(true, from a b, true)",
      ])
    try book.drag(from: CGPoint(x: 10, y: 300), by: CGVector(dx: 600, dy: 0), at: 2.2)
    #expect(sheet(book)?.fold.edge == .maxXEdge)
    try book.advance(to: 4)
    #expect(book.shown == "a b")
  }

  @Test("of two-sided pages, the data source supplies the back and the next front")
  func twoSides() throws {
    let book = try CurledBook(.init(isDoubleSided: true))
    try book.drag(from: right, by: CGVector(dx: -234, dy: 0), at: 0.2)
    #expect(sheet(book)?.children.last === book.pages[1].view.layer)
    try book.advance(to: 2)
    #expect(book.shown == "c")
    #expect(
      book.journal.lines == [
        "after(a)", "after(b)", "willTransition(c b)", "willDisappear(a)", "willAppear(c)",
        "willAppear(b)", "willDisappear(b)", "didDisappear(a)", "didDisappear(b)",
        "didAppear(c)", "finished(true, from a, true)",
      ])
    #expect(book.pages[1].parent == nil)
  }

  @Test("when the interface rotates, the delegate chooses the spine")
  func rotation() throws {
    let book = try CurledBook()
    let pages = book.pages
    book.source.spine = { controller, orientation in
      guard orientation.isLandscape else {
        controller.setViewControllers([pages[0]], direction: .forward, animated: true)
        controller.isDoubleSided = false
        return .min
      }
      controller.setViewControllers([pages[0], pages[1]], direction: .forward, animated: true)
      return .mid
    }
    book.world.run {
      let sideways = WindowShape(
        size: CGSize(width: 844, height: 390), sizeClasses: (.compact, .compact),
        angle: .pi / 2, orientation: .landscapeRight)
      book.window.take(sideways, animated: true)
    }
    try book.advance(to: 1)
    #expect(book.journal.lines.first == "spine(landscape)")
    #expect(book.controller.spineLocation == .mid && book.controller.isDoubleSided)
    #expect(book.shown == "a b")
    #expect(book.frame(of: 1) == CGRect(x: 422, y: 0, width: 422, height: 390))
    book.world.run {
      let upright = WindowShape(
        size: CGSize(width: 390, height: 844), sizeClasses: (.compact, .regular),
        angle: -.pi / 2, orientation: .portrait)
      book.window.take(upright, animated: true)
    }
    try book.advance(to: 2)
    #expect(book.controller.spineLocation == .min && !book.controller.isDoubleSided)
    #expect(book.shown == "a" && book.frame(of: 0) == book.window.bounds)
    #expect(book.world.diagnostics.warnings.isEmpty)
  }

  @Test("a number of pages that does not suit the spine is reported")
  func wrongNumber() throws {
    let book = try CurledBook(
      .init(spine: .mid, size: CGSize(width: 844, height: 390)), showing: [0, 1])
    book.world.run {
      book.controller.setViewControllers([book.pages[2]], direction: .forward, animated: true)
      book.controller.isDoubleSided = false
    }
    #expect(book.world.diagnostics.warnings.count == 2 && book.controller.isDoubleSided)
  }
}
