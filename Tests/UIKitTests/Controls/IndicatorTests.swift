// The background and the images of page controls, the actions of segments, and observed progress.

import Foundation
import Testing
import UIKit

@Suite @MainActor struct IndicatorTests {
  private let table = TouchTable()

  private func place<Control: UIControl>(_ control: Control, width: CGFloat) -> Control {
    table.world.run {
      control.frame = CGRect(x: 0, y: 0, width: width, height: 40)
      table.view.addSubview(control)
      control.addHandler(for: .valueChanged) { [unowned table] _ in table.note("changed") }
    }
    return control
  }

  @Test("A touch that moves over the dots turns pages, on a capsule while it does")
  func scrubbing() throws {
    let pages = place(UIPageControl(), width: 100)
    table.world.run { pages.numberOfPages = 5 }
    let before = pages.subviews.count
    table.finger([(0, 60, 120), (0.1, 120, 120), (0.2, 132, 120)], lift: 1)
    _ = try table.play(to: 0.5)
    #expect(pages.currentPage == 4 && pages.interactionState == .continuous)
    table.world.run { pages.layoutIfNeeded() }
    #expect(pages.subviews.count == before + 1 && !pages.subviews[0].isHidden)
    _ = try table.play(to: 2)
    table.world.run { pages.layoutIfNeeded() }
    #expect(pages.currentPage == 4 && pages.interactionState == .none)
    #expect(pages.subviews[0].isHidden)
    pages.allowsContinuousInteraction = false
    table.finger([(3, 60, 120), (3.1, 80, 120)], lift: 3.2)
    #expect(try table.play(to: 4) == ["changed"])
    #expect(pages.currentPage == 3)
  }

  @Test("A prominent background is always behind the dots, unless they are hidden")
  func prominent() {
    let pages = place(UIPageControl(), width: 100)
    table.world.run {
      pages.numberOfPages = 2
      pages.backgroundStyle = .prominent
      pages.layoutIfNeeded()
      let capsule = pages.subviews[0]
      #expect(capsule.frame == CGRect(x: 50 - 43.0 / 2, y: 7, width: 43, height: 26))
      pages.hidesForSinglePage = true
      pages.numberOfPages = 1
      pages.layoutIfNeeded()
      #expect(capsule.isHidden)
    }
  }

  @Test(
    "Dots without colors are white in any appearance: the current one opaque, the others translucent",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func whiteDots(style: UIUserInterfaceStyle) {
    let pages = place(UIPageControl(), width: 100)
    table.world.run {
      pages.overrideUserInterfaceStyle = style
      (pages.numberOfPages, pages.currentPage) = (3, 1)
      pages.layoutIfNeeded()
      let other = UIColor(white: 1, alpha: 0.3).cgColor
      #expect(
        pages.subviews.map { $0.layer.backgroundColor } == [other, UIColor.white.cgColor, other])
      // Neither color is derived from the other.
      pages.currentPageIndicatorTintColor = .red
      pages.layoutIfNeeded()
      #expect(
        pages.subviews.map { $0.layer.backgroundColor } == [other, UIColor.red.cgColor, other])
      #expect(pages.pageIndicatorTintColor == nil)
    }
  }

  @Test("Images replace dots, in their colors")
  func images() throws {
    let pages = place(UIPageControl(), width: 100)
    try table.world.run {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 11, height: 9)).image { _ in }
      pages.numberOfPages = 2
      #expect(pages.intrinsicContentSize == CGSize(width: 23, height: 26))
      pages.setIndicatorImage(image, forPage: 1)
      pages.pageIndicatorTintColor = .red
      pages.layoutIfNeeded()
      #expect(pages.intrinsicContentSize == CGSize(width: 31, height: 26))
      #expect(pages.indicatorImage(forPage: 0) == nil && pages.indicatorImage(forPage: 1) === image)
      let view = try #require(pages.subviews[1] as? UIImageView)
      #expect(view.tintColor == .red && view.bounds.size == image.size)
      pages.preferredIndicatorImage = image
      #expect(pages.subviews.allSatisfy { $0 is UIImageView })
    }
  }

  @Test("A touch of a segment performs its action")
  func segments() throws {
    let actions = ["a", "b"].map { title in
      UIAction(title: title, identifier: .init(title)) { [unowned table] action in
        table.note(action.title)
      }
    }
    let control = place(UISegmentedControl(frame: .zero, actions: actions), width: 100)
    table.world.run { control.layoutIfNeeded() }
    #expect(control.titleForSegment(at: 1) == "b")
    #expect(control.segmentIndex(identifiedBy: .init("b")) == 1)
    #expect(control.actionForSegment(at: 0) === actions[0])
    #expect(control.segmentIndex(identifiedBy: .init("c")) == NSNotFound)
    table.finger([(0, 125, 120)], lift: 0.1)
    #expect(try table.play(to: 1) == ["b", "changed"])
  }

  @Test("A bar shows an observed progress")
  func observing() {
    table.world.run {
      let bar = UIProgressView(progressViewStyle: .default)
      let progress = Progress(totalUnitCount: 4)
      progress.completedUnitCount = 1
      bar.observedProgress = progress
      #expect(bar.progress == 0.25)
      progress.completedUnitCount = 3
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
      #expect(bar.progress == 0.75)
      bar.observedProgress = nil
      #expect(bar.progress == 0.75)
    }
  }
}
