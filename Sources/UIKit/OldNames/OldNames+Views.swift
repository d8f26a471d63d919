// Names of Swift 3 and 4 for types that are nested in views and controls since Swift 4.2. On iOS
// they are errors with a fix-it; here they are aliases of the current names, for code that has not
// been migrated.

import Foundation

/// The former name of `UIView.AnimationOptions`.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The former name of `UIView.KeyframeAnimationOptions`.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// The former name of `UIView.AnimationCurve`.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The former name of `UIView.ContentMode`.
public typealias UIViewContentMode = UIView.ContentMode
/// The former name of `UIView.AutoresizingMask`.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The former name of `UIView.TintAdjustmentMode`.
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// The former name of `UIControl.Event`.
public typealias UIControlEvents = UIControl.Event
/// The former name of `UIControl.State`.
public typealias UIControlState = UIControl.State
/// The former name of `UIControl.ContentHorizontalAlignment`.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The former name of `UIControl.ContentVerticalAlignment`.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The former name of `UIButton.ButtonType`.
public typealias UIButtonType = UIButton.ButtonType
/// The former name of `UITextField.BorderStyle`.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The former name of `UITextField.ViewMode`.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The former name of `UIProgressView.Style`.
public typealias UIProgressViewStyle = UIProgressView.Style
/// The former name of `UIActivityIndicatorView.Style`.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// The former name of `UIGestureRecognizer.State`.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The former name of `UISwipeGestureRecognizer.Direction`.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// The former name of `UITouch.Phase`.
public typealias UITouchPhase = UITouch.Phase
/// The former name of `UINavigationController.Operation`.
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// The former name of `UIBlurEffect.Style`.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// The former name of `UIImage.Orientation`.
public typealias UIImageOrientation = UIImage.Orientation
/// The former name of `UIImage.RenderingMode`.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The former name of `UIImage.ResizingMode`.
public typealias UIImageResizingMode = UIImage.ResizingMode
/// The former name of `UIScrollView.ContentInsetAdjustmentBehavior`.
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView
  .ContentInsetAdjustmentBehavior
/// The former name of `UIScrollView.KeyboardDismissMode`.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// The former name of `UIStackView.Distribution`.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The former name of `UIStackView.Alignment`.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The former name of `NSLayoutConstraint.Axis`.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The former name of `NSLayoutConstraint.Attribute`.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The former name of `NSLayoutConstraint.Relation`.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The former name of `NSLayoutConstraint.FormatOptions`.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// The former name of `NSAttributedString.Key`.
public typealias NSAttributedStringKey = NSAttributedString.Key
/// The former name of `UIFont.TextStyle`.
public typealias UIFontTextStyle = UIFont.TextStyle
/// The former name of `UIWindow.Level`.
public typealias UIWindowLevel = UIWindow.Level
/// The former name of `UIApplication.LaunchOptionsKey`.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The former name of `UIApplication.State`.
public typealias UIApplicationState = UIApplication.State
