import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct PriorityTests {
  @Test("Numbers are added to priorities and subtracted from them")
  func arithmetic() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
    var priority = UILayoutPriority.defaultHigh
    priority += 10
    #expect(priority.rawValue == 760)
    priority -= 20.5
    #expect(priority.rawValue == 739.5)
  }

  @Test("A constraint takes the result where a priority is expected")
  func constraint() {
    World().run {
      let view = UIView()
      let constraint = view.widthAnchor.constraint(equalToConstant: 10)
      constraint.priority = .required - 1
      #expect(constraint.priority.rawValue == 999)
    }
  }
}
