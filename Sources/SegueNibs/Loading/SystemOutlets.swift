// The outlets of UIKit's own classes.

import Foundation
import MapKit
import UIKit

/// The outlets that objects of UIKit have.
@MainActor
enum SystemOutlets {
  /// Sets an outlet.
  ///
  /// - Returns: Whether the object has such an outlet, and the target its type.
  static func set(_ property: String, of object: NSObject, to target: NSObject) -> Bool {
    switch property {
    case "delegate": setDelegate(of: object, to: target)
    case "dataSource": setDataSource(of: object, to: target)
    case "prefetchDataSource": setPrefetching(of: object, to: target)
    case "view": setView(of: object, to: target)
    case "titleView": put(target, object, \UINavigationItem.titleView)
    case "customView": put(target, object, \UIBarButtonItem.customView)
    case "tableHeaderView": put(target, object, \UITableView.tableHeaderView)
    case "tableFooterView": put(target, object, \UITableView.tableFooterView)
    case "backgroundView": setBackground(of: object, to: target)
    case "selectedBackgroundView": setSelectedBackground(of: object, to: target)
    case "accessoryView": put(target, object, \UITableViewCell.accessoryView)
    case "leftView": put(target, object, \UITextField.leftView)
    case "rightView": put(target, object, \UITextField.rightView)
    case "inputAccessoryView": put(target, object, \UITextField.inputAccessoryView)
    case "refreshControl": put(target, object, \UIScrollView.refreshControl)
    case "transitioningDelegate": setTransitioning(of: object, to: target)
    case "maskView", "mask": put(target, object, \UIView.mask)
    default: false
    }
  }

  private static func put<Object: NSObject, Value>(
    _ target: NSObject, _ object: NSObject, _ path: ReferenceWritableKeyPath<Object, Value?>
  ) -> Bool {
    guard let object = object as? Object, let value = target as? Value else { return false }
    object[keyPath: path] = value
    return true
  }

  private static func setView(of object: NSObject, to target: NSObject) -> Bool {
    guard let controller = object as? UIViewController, let view = target as? UIView else {
      return false
    }
    if controller.viewIfLoaded !== view { controller.view = view }
    return true
  }

  private static func setBackground(of object: NSObject, to target: NSObject) -> Bool {
    put(target, object, \UITableView.backgroundView)
      || put(target, object, \UICollectionView.backgroundView)
      || put(target, object, \UITableViewCell.backgroundView)
      || put(target, object, \UICollectionViewCell.backgroundView)
  }

  private static func setSelectedBackground(of object: NSObject, to target: NSObject) -> Bool {
    put(target, object, \UITableViewCell.selectedBackgroundView)
      || put(target, object, \UICollectionViewCell.selectedBackgroundView)
  }

  private static func setPrefetching(of object: NSObject, to target: NSObject) -> Bool {
    put(target, object, \UITableView.prefetchDataSource)
      || put(target, object, \UICollectionView.prefetchDataSource)
  }

  private static func setTransitioning(of object: NSObject, to target: NSObject) -> Bool {
    guard let controller = object as? UIViewController,
      let delegate = target as? any UIViewControllerTransitioningDelegate
    else { return false }
    controller.transitioningDelegate = delegate
    return true
  }

  private static func setDataSource(of object: NSObject, to target: NSObject) -> Bool {
    switch object {
    case let table as UITableView:
      table.dataSource = target as? any UITableViewDataSource
      return table.dataSource != nil
    case let collection as UICollectionView:
      collection.dataSource = target as? any UICollectionViewDataSource
      return collection.dataSource != nil
    case let picker as UIPickerView:
      picker.dataSource = target as? any UIPickerViewDataSource
      return picker.dataSource != nil
    case let pages as UIPageViewController:
      pages.dataSource = target as? any UIPageViewControllerDataSource
      return pages.dataSource != nil
    default: return false
    }
  }

  private static func setDelegate(of object: NSObject, to target: NSObject) -> Bool {
    switch object {
    case let table as UITableView:
      table.delegate = target as? any UITableViewDelegate
      return table.delegate != nil
    case let collection as UICollectionView:
      collection.delegate = target as? any UICollectionViewDelegate
      return collection.delegate != nil
    case let view as UITextView:
      view.delegate = target as? any UITextViewDelegate
      return view.delegate != nil
    case let scroll as UIScrollView:
      scroll.delegate = target as? any UIScrollViewDelegate
      return scroll.delegate != nil
    case let field as UITextField:
      field.delegate = target as? any UITextFieldDelegate
      return field.delegate != nil
    case let picker as UIPickerView:
      picker.delegate = target as? any UIPickerViewDelegate
      return picker.delegate != nil
    case let bar as UISearchBar:
      bar.delegate = target as? any UISearchBarDelegate
      return bar.delegate != nil
    case let map as MKMapView:
      map.delegate = target as? any MKMapViewDelegate
      return map.delegate != nil
    case let recognizer as UIGestureRecognizer:
      recognizer.delegate = target as? any UIGestureRecognizerDelegate
      return recognizer.delegate != nil
    default: return setControllerDelegate(of: object, to: target)
    }
  }

  private static func setControllerDelegate(of object: NSObject, to target: NSObject) -> Bool {
    switch object {
    case let navigation as UINavigationController:
      navigation.delegate = target as? any UINavigationControllerDelegate
      return navigation.delegate != nil
    case let tabs as UITabBarController:
      tabs.delegate = target as? any UITabBarControllerDelegate
      return tabs.delegate != nil
    case let pages as UIPageViewController:
      pages.delegate = target as? any UIPageViewControllerDelegate
      return pages.delegate != nil
    case let split as UISplitViewController:
      split.delegate = target as? any UISplitViewControllerDelegate
      return split.delegate != nil
    case let bar as UITabBar:
      bar.delegate = target as? any UITabBarDelegate
      return bar.delegate != nil
    case let bar as UINavigationBar:
      bar.delegate = target as? any UINavigationBarDelegate
      return bar.delegate != nil
    default: return false
    }
  }
}
