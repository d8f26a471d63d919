// Maps, as Interface Builder writes them.

import Foundation
import MapKit
import SegueNibs
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct MapNibTests {
  private final class Owner: UIResponder, MKMapViewDelegate {}

  @Test("A map has its settings, its delegate, and no warning")
  func settings() throws {
    let world = World()
    try world.run {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <mapView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \
        mapType="hybrid" showsUserLocation="YES" showsCompass="NO" scrollEnabled="NO" id="map">
              <rect key="frame" x="10" y="20" width="300" height="200"/>
              <connections><outlet property="delegate" destination="-1" id="d"/></connections>
            </mapView>
          </objects>
        </document>
        """
      let owner = Owner()
      let nib = NibObjects(try NibFile(Data(text.utf8), named: "A.xib"))
      let made = nib.instantiate(withOwner: owner, options: [:])
      let map = try #require(made.first as? MKMapView)
      #expect(map.frame == CGRect(x: 10, y: 20, width: 300, height: 200))
      #expect(map.delegate === owner && map.mapType == .hybrid)
      #expect(map.showsUserLocation && !map.showsCompass && !map.isScrollEnabled)
      #expect(map.isZoomEnabled)
      #expect(World.current.diagnostics.warnings.filter { $0.contains("A.xib") }.isEmpty)
    }
  }
}
