// Objects that another takes the place of when they have been read from a nib.

import Foundation
import SegueNibs
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ReplacedObjectTests {
  private final class Card: UIView {}
  private final class EmbeddedCard: UIView {
    override func awakeAfter(using coder: NSCoder) -> Any? { tag == 7 ? nil : Card(frame: frame) }
  }

  private let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>
        <view id="top">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>
            <view id="first" customClass="EmbeddedCardFixture">
              <rect key="frame" x="10" y="20" width="30" height="40"/>
            </view>
            <view id="second" tag="7" customClass="EmbeddedCardFixture">
              <rect key="frame" x="1" y="2" width="3" height="4"/>
            </view>
            <label id="third" text="Third" restorationIdentifier="label">
              <rect key="frame" x="0.0" y="60" width="30" height="40"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="third" firstAttribute="top" secondItem="first" secondAttribute="bottom" id="c"/>
          </constraints>
        </view>
      </objects>
    </document>
    """

  @Test("awakeAfter(using:) replaces a view, or leaves it out")
  func replaced() throws {
    try World().run {
      SegueClassTable.shared.register(
        "EmbeddedCardFixture", EmbeddedCard.self, make: { EmbeddedCard(coder: $0) })
      let nib = NibObjects(try NibFile(Data(text.utf8), named: "A.xib"))
      let top = try #require(nib.instantiate(withOwner: nil, options: [:]).first as? UIView)
      #expect(top.subviews.map { "\(type(of: $0))" } == ["Card", "UILabel"])
      #expect(top.subviews.first?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(top.subviews.map(\.restorationIdentifier) == [nil, "label"])
      #expect(top.constraints.map { $0.secondItem === top.subviews.first } == [true])
    }
  }
}
