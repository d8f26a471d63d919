// Names of earlier versions of iOS and Swift, which public code still uses.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct FormerNameTests {
  /// A property that a running timer replaces, as tutorials declare it.
  private final class Watch: NSObject {
    var timer: Timer
    override init() { timer = Timer() }
  }

  @Test("A timer that is created without arguments never fires")
  func idleTimer() {
    let watch = Watch()
    #expect(!watch.timer.isValid)
    watch.timer.invalidate()
  }

  @Test("Former constants have today's values")
  func constants() {
    #expect(MAXFLOAT == Float.greatestFiniteMagnitude)
    #expect(UINavigationControllerHideShowBarDuration == UINavigationController.hideShowBarDuration)
    #expect(
      UIFont.systemFont(ofSize: 17, weight: UIFontWeightHeavy).fontName
        == UIFont.systemFont(ofSize: 17, weight: .heavy).fontName)
  }

  @Test("Types of Swift 4 are today's types")
  func types() {
    let pairs: [(former: Any.Type, current: Any.Type)] = [
      (UIAlertActionStyle.self, UIAlertAction.Style.self),
      (UIAlertControllerStyle.self, UIAlertController.Style.self),
      (UITableViewStyle.self, UITableView.Style.self),
      (UITableViewScrollPosition.self, UITableView.ScrollPosition.self),
      (UITableViewRowAnimation.self, UITableView.RowAnimation.self),
      (UITableViewCellStyle.self, UITableViewCell.CellStyle.self),
      (UITableViewCellAccessoryType.self, UITableViewCell.AccessoryType.self),
      (UITableViewCellEditingStyle.self, UITableViewCell.EditingStyle.self),
      (UICollectionViewScrollDirection.self, UICollectionView.ScrollDirection.self),
      (UIBarButtonSystemItem.self, UIBarButtonItem.SystemItem.self),
      (UIBarButtonItemStyle.self, UIBarButtonItem.Style.self),
      (UIImagePickerControllerSourceType.self, UIImagePickerController.SourceType.self),
      (UIDatePickerMode.self, UIDatePicker.Mode.self),
      (UIActivityType.self, UIActivity.ActivityType.self),
    ]
    for pair in pairs {
      #expect(ObjectIdentifier(pair.former) == ObjectIdentifier(pair.current))
    }
  }

  @Test("Constants of Swift 4 are today's constants, and functions call today's methods")
  func members() throws {
    #expect(UIKeyboardFrameEndUserInfoKey == UIResponder.keyboardFrameEndUserInfoKey)
    #expect(UIWindowLevelAlert == UIWindow.Level.alert)
    #expect(UIApplicationOpenSettingsURLString == UIApplication.openSettingsURLString)
    #expect(UISegmentedControlNoSegment == UISegmentedControl.noSegment)
    #expect(UIImagePickerControllerOriginalImage == "UIImagePickerControllerOriginalImage")
    #expect(UIAccessibilityTraitButton == UIAccessibilityTraits.button)
    #expect(Notification.Name.UITextFieldTextDidChange == UITextField.textDidChangeNotification)
    #expect(
      Notification.Name.UIApplicationSignificantTimeChange
        == UIApplication.significantTimeChangeNotification)
    #expect(NSUnderlineStyle.styleSingle.rawValue == 1 && NSUnderlineStyle.styleNone.isEmpty)
    #expect(Data.WritingOptions.atomicWrite == .atomic)
    #expect(UIImageJPEGRepresentation(UIImage(), 0.8) == nil)
  }
}
