// Images of a slider's thumb, of its track and at its ends.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct SliderImageTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test("The thumb has the size of its image, that of its state or of the normal one")
  func thumb() {
    World().run {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      let (usual, pressed) = (image(40, 20), image(50, 20))
      slider.setThumbImage(usual, for: .normal)
      slider.setThumbImage(pressed, for: .highlighted)
      slider.value = 0.5
      #expect(slider.currentThumbImage === usual)
      let track = slider.trackRect(forBounds: slider.bounds)
      let place = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5)
      #expect(place == CGRect(x: 80, y: 7, width: 40, height: 20))
      slider.isHighlighted = true
      #expect(slider.currentThumbImage === pressed)
      slider.isHighlighted = false
      slider.isEnabled = false
      #expect(slider.currentThumbImage === usual && slider.thumbImage(for: .disabled) == nil)
      slider.setThumbImage(nil, for: .normal)
      #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).width == 28)
    }
  }

  @Test("The track is as high as its images, and leaves space for those at its ends")
  func track() {
    World().run {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      slider.setMinimumTrackImage(image(10, 12), for: .normal)
      slider.setMaximumTrackImage(image(10, 8), for: .normal)
      slider.minimumValueImage = image(20, 16)
      slider.maximumValueImage = image(30, 16)
      let bounds = slider.bounds
      #expect(slider.trackRect(forBounds: bounds) == CGRect(x: 28, y: 14, width: 134, height: 12))
      #expect(
        slider.minimumValueImageRect(forBounds: bounds)
          == CGRect(x: 0, y: 12, width: 20, height: 16))
      #expect(
        slider.maximumValueImageRect(forBounds: bounds)
          == CGRect(x: 170, y: 12, width: 30, height: 16))
      slider.semanticContentAttribute = .forceRightToLeft
      #expect(slider.minimumValueImageRect(forBounds: bounds).minX == 180)
      #expect(slider.trackRect(forBounds: bounds).minX == 38)
      slider.layoutIfNeeded()
      let shown = slider.subviews.compactMap { ($0 as? UIImageView)?.image?.size.width }
      #expect(shown.sorted() == [10, 10, 20, 30])
    }
  }
}

@Suite @MainActor struct TextFieldRectTests {
  final class Field: UITextField {
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
      super.rightViewRect(forBounds: bounds).offsetBy(dx: -12, dy: 0)
    }
  }

  @Test("The views of a text field have the rectangles that subclasses return")
  func rects() {
    World().run {
      let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      for isLeft in [true, false] {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        if isLeft {
          (field.leftView, field.leftViewMode) = (view, .always)
        } else {
          (field.rightView, field.rightViewMode) = (view, .always)
        }
      }
      field.layoutIfNeeded()
      #expect(field.leftView?.frame == CGRect(x: 0, y: 15, width: 20, height: 10))
      #expect(field.rightView?.frame == CGRect(x: 168, y: 15, width: 20, height: 10))
      field.borderStyle = .line
      field.layoutIfNeeded()
      #expect(field.leftView?.frame.minX == 200 - 12 - (field.rightView?.frame.maxX ?? 0))
    }
  }
}
