// Names of Swift 4 for types that are nested in lists, bars, view controllers and their neighbors
// since Swift 4.2.

import Foundation

/// The former name of `UIAlertAction.Style`.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The former name of `UIAlertController.Style`.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The former name of `UITableView.Style`.
public typealias UITableViewStyle = UITableView.Style
/// The former name of `UITableView.ScrollPosition`.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The former name of `UITableView.RowAnimation`.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// The former name of `UITableViewCell.CellStyle`.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The former name of `UITableViewCell.AccessoryType`.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// The former name of `UITableViewCell.EditingStyle`.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// The former name of `UITableViewCell.SelectionStyle`.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The former name of `UITableViewCell.SeparatorStyle`.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The former name of `UITableViewCell.StateMask`.
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
/// The former name of `UITableViewRowAction.Style`.
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
/// The former name of `UICollectionView.ScrollDirection`.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// The former name of `UICollectionView.ScrollPosition`.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// The former name of `UICollectionViewUpdateItem.Action`.
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
/// The former name of `UIScrollView.IndicatorStyle`.
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// The former name of `UIBarButtonItem.Style`.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// The former name of `UIBarButtonItem.SystemItem`.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The former name of `UITabBarItem.SystemItem`.
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// The former name of `UISearchBar.Style`.
public typealias UISearchBarStyle = UISearchBar.Style
/// The former name of `UISearchBar.Icon`.
public typealias UISearchBarIcon = UISearchBar.Icon
/// The former name of `UIDatePicker.Mode`.
public typealias UIDatePickerMode = UIDatePicker.Mode
/// The former name of `UIPageViewController.TransitionStyle`.
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// The former name of `UIPageViewController.NavigationOrientation`.
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController
  .NavigationOrientation
/// The former name of `UIPageViewController.NavigationDirection`.
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// The former name of `UIPageViewController.SpineLocation`.
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
/// The former name of `UISplitViewController.DisplayMode`.
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// The former name of `UIImagePickerController.SourceType`.
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
/// The former name of `UIImagePickerController.CameraDevice`.
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
/// The former name of `UIActivity.ActivityType`.
public typealias UIActivityType = UIActivity.ActivityType
/// The former name of `UIActivity.Category`.
public typealias UIActivityCategory = UIActivity.Category
/// The former name of `UIApplication.OpenURLOptionsKey`.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The former name of `UIEvent.EventType`.
public typealias UIEventType = UIEvent.EventType
/// The former name of `UIEvent.EventSubtype`.
public typealias UIEventSubtype = UIEvent.EventSubtype
/// The former name of `UITouch.TouchType`.
public typealias UITouchType = UITouch.TouchType
/// The former name of `UIView.AnimationTransition`.
public typealias UIViewAnimationTransition = UIView.AnimationTransition
/// The former name of `UIView.SystemAnimation`.
public typealias UISystemAnimation = UIView.SystemAnimation
/// The former name of `UIFontDescriptor.SymbolicTraits`.
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// The former name of `UIImpactFeedbackGenerator.FeedbackStyle`.
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
/// The former name of `UINotificationFeedbackGenerator.FeedbackType`.
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
/// The former name of `UIAttachmentBehavior.AttachmentType`.
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
/// The former name of `UICollisionBehavior.Mode`.
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
/// The former name of `UIPushBehavior.Mode`.
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
