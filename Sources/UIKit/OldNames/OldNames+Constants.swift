// Names of Swift 4 for constants that are members of types since Swift 4.2.

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIResponder.keyboardFrameBeginUserInfoKey`.
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIResponder.keyboardFrameEndUserInfoKey`.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIResponder.keyboardAnimationDurationUserInfoKey`.
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIResponder.keyboardAnimationCurveUserInfoKey`.
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIWindow.Level.normal`.
public let UIWindowLevelNormal = UIWindow.Level.normal
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIWindow.Level.statusBar`.
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIWindow.Level.alert`.
public let UIWindowLevelAlert = UIWindow.Level.alert
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UISegmentedControl.noSegment`.
@preconcurrency @MainActor
public let UISegmentedControlNoSegment = UISegmentedControl.noSegment
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIApplication.openSettingsURLString`.
@preconcurrency @MainActor
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The string of `UIImagePickerController.InfoKey.originalImage`.
public let UIImagePickerControllerOriginalImage =
  UIImagePickerController.InfoKey.originalImage.rawValue
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The string of `UIImagePickerController.InfoKey.editedImage`.
public let UIImagePickerControllerEditedImage = UIImagePickerController.InfoKey.editedImage.rawValue
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The string of `UIImagePickerController.InfoKey.cropRect`.
public let UIImagePickerControllerCropRect = UIImagePickerController.InfoKey.cropRect.rawValue
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The string of `UIImagePickerController.InfoKey.mediaType`.
public let UIImagePickerControllerMediaType = UIImagePickerController.InfoKey.mediaType.rawValue
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The string of `UIImagePickerController.InfoKey.mediaURL`.
public let UIImagePickerControllerMediaURL = UIImagePickerController.InfoKey.mediaURL.rawValue
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The string of `UIImagePickerController.InfoKey.imageURL`.
public let UIImagePickerControllerImageURL = UIImagePickerController.InfoKey.imageURL.rawValue
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIAccessibilityTraits.none`.
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIAccessibilityTraits.button`.
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIAccessibilityTraits.link`.
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIAccessibilityTraits.image`.
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIAccessibilityTraits.selected`.
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIAccessibilityTraits.staticText`.
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIAccessibilityTraits.notEnabled`.
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIAccessibilityTraits.updatesFrequently`.
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIAccessibilityTraits.searchField`.
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIAccessibilityTraits.adjustable`.
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIAccessibilityTraits.header`.
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIAccessibility.Notification.screenChanged`.
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIAccessibility.Notification.layoutChanged`.
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIAccessibility.Notification.announcement`.
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement

// swift-format-ignore: AlwaysUseLowerCamelCase
extension NSNotification.Name {
  /// The former name of `UIApplication.didFinishLaunchingNotification`.
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
  /// The former name of `UIApplication.willTerminateNotification`.
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  /// The former name of `UIApplication.didReceiveMemoryWarningNotification`.
  public static let UIApplicationDidReceiveMemoryWarning =
    UIApplication.didReceiveMemoryWarningNotification
  /// The former name of `UIApplication.significantTimeChangeNotification`.
  public static let UIApplicationSignificantTimeChange =
    UIApplication.significantTimeChangeNotification
  /// The former name of `UIApplication.didChangeStatusBarOrientationNotification`.
  public static let UIApplicationDidChangeStatusBarOrientation =
    UIApplication.didChangeStatusBarOrientationNotification
  /// The former name of `UIContentSizeCategory.didChangeNotification`.
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
  /// The former name of `UIResponder.keyboardDidChangeFrameNotification`.
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
  /// The former name of `UITextField.textDidBeginEditingNotification`.
  public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
  /// The former name of `UITextField.textDidChangeNotification`.
  public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
  /// The former name of `UITextField.textDidEndEditingNotification`.
  public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
  /// The former name of `UITextView.textDidBeginEditingNotification`.
  public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
  /// The former name of `UITextView.textDidChangeNotification`.
  public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
  /// The former name of `UITextView.textDidEndEditingNotification`.
  public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
}

extension NSUnderlineStyle {
  /// The style without a line, which is an empty set today.
  public static let styleNone: NSUnderlineStyle = []
  /// The former name of `single`.
  public static let styleSingle = NSUnderlineStyle.single
  /// The former name of `thick`.
  public static let styleThick = NSUnderlineStyle.thick
  /// The former name of `double`.
  public static let styleDouble = NSUnderlineStyle.double
}

extension Data.WritingOptions {
  /// The former name of `atomic`.
  public static let atomicWrite = Data.WritingOptions.atomic
}
