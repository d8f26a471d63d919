// Names of Swift 3 and 4 for what is nested in views and controls since Swift 4.2. Code that was not taken along still
// has them; on iOS they are errors with a correction, here they simply mean the new ones.

import Foundation

/// The old name of `UIView.AnimationOptions`.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The old name of `UIView.KeyframeAnimationOptions`.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// The old name of `UIView.AnimationCurve`.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The old name of `UIView.ContentMode`.
public typealias UIViewContentMode = UIView.ContentMode
/// The old name of `UIView.AutoresizingMask`.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The old name of `UIView.TintAdjustmentMode`.
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// The old name of `UIControl.Event`.
public typealias UIControlEvents = UIControl.Event
/// The old name of `UIControl.State`.
public typealias UIControlState = UIControl.State
/// The old name of `UIControl.ContentHorizontalAlignment`.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The old name of `UIControl.ContentVerticalAlignment`.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The old name of `UIButton.ButtonType`.
public typealias UIButtonType = UIButton.ButtonType
/// The old name of `UITextField.BorderStyle`.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The old name of `UITextField.ViewMode`.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The old name of `UIProgressView.Style`.
public typealias UIProgressViewStyle = UIProgressView.Style
/// The old name of `UIActivityIndicatorView.Style`.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// The old name of `UIGestureRecognizer.State`.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The old name of `UISwipeGestureRecognizer.Direction`.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// The old name of `UITouch.Phase`.
public typealias UITouchPhase = UITouch.Phase
/// The old name of `UINavigationController.Operation`.
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// The old name of `UIBlurEffect.Style`.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// The old name of `UIImage.Orientation`.
public typealias UIImageOrientation = UIImage.Orientation
/// The old name of `UIImage.RenderingMode`.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The old name of `UIImage.ResizingMode`.
public typealias UIImageResizingMode = UIImage.ResizingMode
/// The old name of `UIScrollView.ContentInsetAdjustmentBehavior`.
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView
  .ContentInsetAdjustmentBehavior
/// The old name of `UIScrollView.KeyboardDismissMode`.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// The old name of `UIStackView.Distribution`.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The old name of `UIStackView.Alignment`.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The old name of `NSLayoutConstraint.Axis`.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The old name of `NSLayoutConstraint.Attribute`.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The old name of `NSLayoutConstraint.Relation`.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The old name of `NSLayoutConstraint.FormatOptions`.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// The old name of `NSAttributedString.Key`.
public typealias NSAttributedStringKey = NSAttributedString.Key
/// The old name of `UIFont.TextStyle`.
public typealias UIFontTextStyle = UIFont.TextStyle
/// The old name of `UIWindow.Level`.
public typealias UIWindowLevel = UIWindow.Level
/// The old name of `UIApplication.LaunchOptionsKey`.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The old name of `UIApplication.State`.
public typealias UIApplicationState = UIApplication.State
