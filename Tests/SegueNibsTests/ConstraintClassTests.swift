// Constraints of an app's own class in nibs.

import Foundation
import SegueNibs
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ConstraintClassTests {
  private final class Hairline: NSLayoutConstraint {
    override var constant: CGFloat {
      get { super.constant / 2 }
      set { super.constant = newValue }
    }
  }

  private func constraints(_ name: String) throws -> [NSLayoutConstraint] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
          <view id="top">
            <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
            <constraints>
              <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="8" priority="700" id="c" customClass="\(name)"/>
            </constraints>
          </view>
        </objects>
      </document>
      """
    let nib = NibObjects(try NibFile(Data(text.utf8), named: "A.xib"))
    let top = try #require(nib.instantiate(withOwner: nil, options: [:]).first as? UIView)
    return top.constraints
  }

  @Test("a constraint is of the class that its element names")
  func custom() throws {
    try World().run {
      SegueClassTable.shared.register("HairlineFixture", Hairline.self, make: { _ in Hairline() })
      let made = try #require(try constraints("HairlineFixture").first as? Hairline)
      #expect(made.constant == 4 && made.priority.rawValue == 700)
      #expect(made.relation == .greaterThanOrEqual && made.firstAttribute == .height)
    }
  }

  @Test("without that class, it is an ordinary constraint")
  func absent() throws {
    try World().run {
      let made = try #require(try constraints("NoSuchConstraint").first)
      #expect(type(of: made) == NSLayoutConstraint.self && made.constant == 8)
    }
  }
}
