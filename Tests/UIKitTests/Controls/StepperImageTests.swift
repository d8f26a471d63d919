// Images of steppers, progress views, page controls and switches.

import Foundation
import SegueWorld
import Testing
import UIKit

@MainActor private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
}

@MainActor private func frame(_ image: UIImage, in view: UIView) -> CGRect? {
  view.layoutIfNeeded()
  let found = view.all(UIImageView.self).first { $0.image?.size == image.size && !$0.isHidden }
  return found.map { $0.convert($0.bounds, to: view) }
}

@Suite @MainActor struct StepperImageTests {
  @Test("Images take the place of the signs, the plate and the line")
  func places() {
    World().run {
      let stepper = UIStepper()
      let (plus, minus, back, between) = (image(20, 10), image(18, 8), image(30, 9), image(4, 7))
      stepper.setIncrementImage(plus, for: .normal)
      stepper.setDecrementImage(minus, for: .normal)
      stepper.setBackgroundImage(back, for: .normal)
      stepper.setDividerImage(
        between, forLeftSegmentState: .normal, rightSegmentState: .normal)
      #expect(frame(plus, in: stepper) == CGRect(x: 60.5, y: 11, width: 20, height: 10))
      #expect(frame(minus, in: stepper) == CGRect(x: 14.5, y: 12, width: 18, height: 8))
      #expect(frame(back, in: stepper) == CGRect(x: 0, y: 0, width: 94, height: 32))
      #expect(frame(between, in: stepper) == CGRect(x: 45, y: 0, width: 4, height: 32))
      #expect(stepper.subviews.first?.backgroundColor == nil)
      stepper.setBackgroundImage(nil, for: .normal)
      stepper.setIncrementImage(nil, for: .normal)
      #expect(frame(back, in: stepper) == nil && frame(plus, in: stepper) == nil)
      #expect(stepper.subviews.first?.backgroundColor == .tertiarySystemFill)
    }
  }

  @Test(
    "A sign at its limit has the image of the disabled state, and templates have the tint color")
  func states() {
    World().run {
      let stepper = UIStepper()
      let (usual, spent) = (image(20, 10), image(18, 8))
      stepper.setDecrementImage(usual, for: .normal)
      stepper.setDecrementImage(spent, for: .disabled)
      #expect(frame(spent, in: stepper) != nil && frame(usual, in: stepper) == nil)
      stepper.value = 3
      #expect(frame(spent, in: stepper) == nil && frame(usual, in: stepper) != nil)
      stepper.tintColor = .red
      stepper.layoutIfNeeded()
      let sign = stepper.all(UIImageView.self).first { $0.image?.size == usual.size }
      #expect(sign?.image?.renderingMode == .alwaysTemplate && sign?.tintColor == .red)
      #expect(stepper.incrementImage(for: .normal)?.size == CGSize(width: 14, height: 14))
      #expect(stepper.decrementImage(for: .disabled) === spent)
      #expect(stepper.backgroundImage(for: .normal) == nil)
    }
  }
}

@Suite @MainActor struct ProgressImageTests {
  @Test("Images of a progress view replace its colors, and decide on its height")
  func progress() {
    World().run {
      let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 9))
      let (track, filled) = (image(3, 9), image(3, 8))
      (view.trackImage, view.progressImage, view.progress) = (track, filled, 0.25)
      #expect(view.intrinsicContentSize.height == 9)
      #expect(frame(track, in: view) == CGRect(x: 0, y: 0, width: 100, height: 9))
      #expect(frame(filled, in: view) == CGRect(x: 0, y: 0, width: 25, height: 9))
      #expect(view.subviews.allSatisfy { $0.backgroundColor == nil && $0.layer.cornerRadius == 0 })
      (view.trackImage, view.progressImage) = (nil, nil)
      view.layoutIfNeeded()
      #expect(view.subviews.allSatisfy { $0.backgroundColor != nil })
      #expect(view.intrinsicContentSize.height == 4)
    }
  }
}

@Suite @MainActor struct PageImageTests {
  private func widths(_ control: UIPageControl) -> [CGFloat] {
    control.layoutIfNeeded()
    return control.subviews.map(\.bounds.width)
  }

  @Test("The current page has an image of its own")
  func current() {
    World().run {
      let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
      control.numberOfPages = 3
      control.preferredCurrentPageIndicatorImage = image(12, 12)
      #expect(widths(control) == [12, 7, 7])
      control.currentPage = 2
      #expect(widths(control) == [7, 7, 12])
      control.setCurrentPageIndicatorImage(image(15, 9), forPage: 1)
      control.setIndicatorImage(image(9, 9), forPage: 0)
      control.currentPage = 1
      #expect(widths(control) == [9, 15, 7])
      #expect(control.currentPageIndicatorImage(forPage: 0)?.size.width == 12)
    }
  }

  @Test("The current page can be shown later")
  func deferred() {
    World().run {
      let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
      control.numberOfPages = 2
      control.defersCurrentPageDisplay = true
      control.currentPage = 1
      control.layoutIfNeeded()
      #expect(control.subviews.map { $0.backgroundColor == .white } == [true, false])
      control.updateCurrentPageDisplay()
      control.layoutIfNeeded()
      #expect(control.subviews.map { $0.backgroundColor == .white } == [false, true])
    }
  }

  @Test("Images of a switch change nothing, and its style is that of phones")
  func toggle() {
    World().run {
      let control = UISwitch()
      (control.onImage, control.preferredStyle) = (image(9, 9), .checkbox)
      #expect(control.all(UIImageView.self).isEmpty && control.style == .sliding)
    }
  }
}
