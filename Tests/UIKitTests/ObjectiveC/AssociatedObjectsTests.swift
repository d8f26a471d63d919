// Associated objects, and other features of Objective-C that code expects.

import Foundation
import Testing
import UIKit

private final class Witness: NSObject {
  static nonisolated(unsafe) var alive = 0
  override init() {
    super.init()
    Self.alive += 1
  }
  deinit { Self.alive -= 1 }
}

private nonisolated(unsafe) var firstKey: UInt8 = 0
private nonisolated(unsafe) var secondKey: UInt8 = 0

@Suite(.serialized) @MainActor struct AssociatedObjectsTests {
  @Test("A value is found only by its key and object")
  func keys() {
    let (one, other) = (NSObject(), NSObject())
    objc_setAssociatedObject(one, &firstKey, "first", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(one, &secondKey, 2, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(one, &firstKey) as? String == "first")
    #expect(objc_getAssociatedObject(one, &secondKey) as? Int == 2)
    #expect(objc_getAssociatedObject(other, &firstKey) == nil)
    objc_setAssociatedObject(one, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(one, &firstKey) == nil)
    objc_removeAssociatedObjects(one)
    #expect(objc_getAssociatedObject(one, &secondKey) == nil)
  }

  @Test("Retained values live, assigned ones do not")
  func policies() {
    let object = NSObject()
    objc_setAssociatedObject(object, &firstKey, Witness(), .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, &firstKey) is Witness)
    #expect(Witness.alive == 1)
    objc_setAssociatedObject(object, &firstKey, Witness(), .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(object, &firstKey) == nil)
    #expect(Witness.alive == 0)
  }

  @Test("Values of deallocated objects are released, and no other object receives them")
  func sweeping() {
    for _ in 0..<5000 {
      let object = NSObject()
      #expect(objc_getAssociatedObject(object, &firstKey) == nil)
      objc_setAssociatedObject(object, &firstKey, Witness(), .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(Witness.alive < 2000)
  }

  @Test("An object responds to methods of its own class and those above")
  func responding() {
    let layOut = Selector(UIView.setNeedsLayout)
    #expect(UILabel().responds(to: layOut))
    #expect(!NSObject().responds(to: layOut))
    #expect(!UIView().responds(to: Selector?.none))
    #expect(UILabel.instancesRespond(to: layOut))
    #expect(!NSObject.instancesRespond(to: layOut))
  }

  @Test("Classes return themselves as the class for coders")
  func classForCoder() {
    #expect(UILabel.classForCoder() == UILabel.self)
    #expect(UILabel().classForCoder == UILabel.self)
  }

  @Test("Accessibility labels are kept")
  func accessibility() {
    let view = UIView()
    #expect(view.accessibilityLabel == nil && !view.isAccessibilityElement)
    view.accessibilityLabel = "Close"
    view.isAccessibilityElement = true
    view.accessibilityTraits = [.button, .selected]
    #expect(view.accessibilityLabel == "Close" && view.isAccessibilityElement)
    #expect(view.accessibilityTraits.contains(.button))
  }
}
