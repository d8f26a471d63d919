// Images of search bars by state, and their offsets.

import Foundation
import SegueWorld
import Testing

@testable import UIKit

@Suite @MainActor struct SearchBarImageTests {
  private func image(_ width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
  }

  private func bar() -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    bar.layoutIfNeeded()
    return bar
  }

  @Test("The magnifying glass and the field have images for the states normal and disabled")
  func states() {
    World().run {
      let bar = bar()
      let (glass, gray, field) = (image(8), image(9), image(11))
      bar.setImage(glass, for: .search, state: .normal)
      bar.setImage(gray, for: .search, state: .disabled)
      bar.setSearchFieldBackgroundImage(field, for: .normal)
      #expect(bar.searchTextField.glass.image === glass)
      #expect(bar.searchTextField.backgroundImage === field)
      bar.isEnabled = false
      #expect(bar.searchTextField.glass.image === gray)
      #expect(bar.searchTextField.backgroundImage === field)
      bar.isEnabled = true
      bar.setImage(nil, for: .search, state: .normal)
      #expect(bar.searchTextField.glass.image?.size == CGSize(width: 18, height: 18))
      #expect(bar.image(for: .search, state: .disabled) === gray)
      #expect(bar.searchFieldBackgroundImage(for: .disabled) == nil)
    }
  }

  @Test("The button that clears the text has images, and keeps its own without one")
  func clear() {
    World().run {
      let bar = bar()
      let usual = bar.searchTextField.clearButton.image(for: .normal)?.size
      let (normal, pressed) = (image(8), image(9))
      bar.setImage(normal, for: .clear, state: .normal)
      bar.setImage(pressed, for: .clear, state: .highlighted)
      #expect(bar.searchTextField.clearButton.image(for: .normal) === normal)
      #expect(bar.searchTextField.clearButton.image(for: .highlighted) === pressed)
      bar.setImage(nil, for: .clear, state: .normal)
      #expect(usual != nil && bar.searchTextField.clearButton.image(for: .normal)?.size == usual)
    }
  }

  @Test("All images can be moved")
  func offsets() {
    World().run {
      let bar = bar()
      bar.showsBookmarkButton = true
      let field = bar.searchTextField
      let move = UIOffset(horizontal: -3, vertical: 2)
      let (clear, side) = (
        field.clearButtonRect(forBounds: field.bounds), field.rightViewRect(forBounds: field.bounds)
      )
      for icon in [UISearchBar.Icon.search, .clear, .bookmark] {
        bar.setPositionAdjustment(move, for: icon)
      }
      #expect(field.glass.frame.origin == CGPoint(x: -3, y: 2))
      #expect(
        field.clearButtonRect(forBounds: field.bounds) == clear.offsetBy(dx: -3, dy: 2))
      #expect(field.rightViewRect(forBounds: field.bounds) == side.offsetBy(dx: -3, dy: 2))
      #expect(bar.positionAdjustment(for: .bookmark) == move)
      #expect(bar.positionAdjustment(for: .resultsList) == .zero)
      bar.showsSearchResultsButton = true
      #expect(field.rightViewRect(forBounds: field.bounds) == side)
    }
  }
}
