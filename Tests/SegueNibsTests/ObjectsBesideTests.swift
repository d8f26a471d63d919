// Views at the top level of a scene, beside its view controller.

import Foundation
import SegueNibs
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ObjectsBesideTests {
  private final class Screen: UIViewController {
    var holder: UIView?
    var height: NSLayoutConstraint?
  }

  private let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="screen">
      <scenes>
        <scene sceneID="scene">
          <objects>
            <viewController id="screen" customClass="BesideFixture">
              <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/></view>
              <connections>
                <outlet property="height" destination="limit" id="o1"/>
                <outlet property="holder" destination="beside" id="o2"/>
              </connections>
            </viewController>
            <view id="beside">
              <rect key="frame" x="0.0" y="0.0" width="50" height="60"/>
              <subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
                  <rect key="frame" x="0.0" y="0.0" width="50" height="30"/>
                  <constraints><constraint firstAttribute="height" constant="30" id="limit"/></constraints>
                </view>
              </subviews>
            </view>
          </objects>
        </scene>
      </scenes>
    </document>
    """

  @Test(
    "an outlet reaches what is in a view beside the controller, before the view itself is connected"
  )
  func nested() throws {
    try World().run {
      SegueClassTable.shared.register(
        "BesideFixture", Screen.self, make: { Screen(coder: $0) }
      ) {
        $0.property("holder", \.holder)
        $0.property("height", \.height)
      }
      let file = StoryboardFile(try NibFile(Data(text.utf8), named: "A.storyboard"))
      let made = file.controller(nil, of: UIStoryboard(name: "A", bundle: nil), creator: nil)
      let screen = try #require(made as? Screen)
      _ = screen.view
      let inner = try #require(screen.holder?.subviews.first)
      #expect(screen.height?.constant == 30 && screen.height?.firstItem === inner)
      #expect(screen.height?.isActive == true)
      #expect(World.current.diagnostics.warnings.isEmpty)
    }
  }
}
