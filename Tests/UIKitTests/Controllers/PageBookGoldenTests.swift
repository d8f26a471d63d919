// Pages that curl, as they look, byte for byte. After a deliberate change look at the new images and
// record them: SEGUE_RECORD=1 swift test --filter PageBookGoldenTests

import Foundation
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct PageBookGoldenTests {
  /// The displayed state.
  enum Sight: String, CaseIterable, Sendable {
    /// By code, forward: shortly after the beginning, in the middle, and near the end.
    case forward
    /// By code, backward.
    case reverse
    /// A finger has drawn the lower corner to the left and up.
    case finger
    /// Two pages side by side, with content on the back.
    case open
    /// Fastened at the top.
    case vertical
    /// Fastened at the right: the next page comes from there.
    case end
  }

  private func frame(_ book: CurledBook, at seconds: Double) throws -> PixelBuffer {
    try book.advance(to: seconds)
    let size = book.window.bounds.size
    let list = book.world.run {
      book.world.commit(
        root: book.window.layer, at: seconds,
        viewport: SegueViewport(
          widthInPixels: Int(size.width) / 2, heightInPixels: Int(size.height) / 2, scale: 0.5))
    }
    #expect(book.world.unsupported.isEmpty)
    return try Rasterizer().render(list)
  }

  private func strip(_ frames: [PixelBuffer]) throws -> PixelBuffer {
    let (width, height) = (frames[0].width, frames[0].height)
    let strip = try PixelBuffer(width: width * frames.count, height: height)
    for (index, frame) in frames.enumerated() {
      for y in 0..<height { for x in 0..<width { strip[width * index + x, y] = frame[x, y] } }
    }
    return strip
  }

  private func turn(_ book: CurledBook, _ direction: UIPageViewController.NavigationDirection) {
    book.world.run {
      book.controller.setViewControllers([book.pages[1]], direction: direction, animated: true)
    }
  }

  private func frames(_ sight: Sight) throws -> [PixelBuffer] {
    switch sight {
    case .forward:
      let book = try CurledBook()
      turn(book, .forward)
      return try [0.19, 0.27, 0.33, 0.42].map { try frame(book, at: $0) }
    case .reverse:
      let book = try CurledBook()
      turn(book, .reverse)
      return try [0.24, 0.39].map { try frame(book, at: $0) }
    case .finger:
      let book = try CurledBook()
      try book.pull(from: CGPoint(x: 380, y: 800), by: CGVector(dx: -200, dy: -120), at: 0.2)
      return [try frame(book, at: 0.5)]
    case .open:
      let size = CGSize(width: 844, height: 390)
      let book = try CurledBook(.init(spine: .mid, size: size), showing: [0, 1])
      try book.pull(from: CGPoint(x: 830, y: 350), by: CGVector(dx: -430, dy: -20), at: 0.2)
      let first = try frame(book, at: 0.5)
      book.world.touches.ended()
      return [first, try frame(book, at: 0.62)]
    case .vertical:
      let book = try CurledBook(.init(isVertical: true))
      turn(book, .forward)
      return [try frame(book, at: 0.27)]
    case .end:
      let book = try CurledBook(.init(spine: .max))
      turn(book, .forward)
      return [try frame(book, at: 0.27)]
    }
  }

  @Test("pages that curl match their goldens", arguments: Sight.allCases)
  func golden(_ sight: Sight) throws {
    try expectGolden(strip(frames(sight)), "book-\(sight.rawValue)")
  }
}
