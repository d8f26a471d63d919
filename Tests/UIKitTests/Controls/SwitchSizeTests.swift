// The size of switches, which cannot be changed.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct SwitchSizeTests {
  @Test("A frame or constraints of another size move a switch, and a transform scales it")
  func fixed() {
    World().run {
      let control = UISwitch()
      control.frame = CGRect(x: 310, y: 440, width: 30, height: 30)
      #expect(control.frame == CGRect(x: 310, y: 440, width: 51, height: 31))
      control.frame.size.height = 60
      control.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      #expect(control.bounds.size == CGSize(width: 51, height: 31))
      control.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(control.frame.size == CGSize(width: 102, height: 62))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let wide = UISwitch()
      wide.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(wide)
      wide.widthAnchor.constraint(equalToConstant: 80).isActive = true
      wide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20).isActive = true
      view.layoutIfNeeded()
      #expect(wide.bounds.size == CGSize(width: 51, height: 31))
    }
  }
}
