// UIKit's optional methods, by the names before their labels. Where UIKit here has them as
// requirements with defaults, the question mark in `delegate.method?(…)` has to be removed.

enum DelegateMethods {
  static let names: Set = [
    "adaptivePresentationStyle", "addAnimations", "addCompletion", "animationController",
    "animationDidStart", "animationDidStop",
    "animationEnded", "collectionView", "continueAnimation", "gestureRecognizer",
    "gestureRecognizerShouldBegin",
    "interactionControllerForDismissal", "interactionControllerForPresentation",
    "interruptibleAnimator", "locationManager", "mapView", "navigationController",
    "navigationControllerPreferredInterfaceOrientationForPresentation",
    "navigationControllerSupportedInterfaceOrientations", "numberOfSections",
    "pageViewController", "pickerView", "presentationController",
    "presentationControllerDidAttemptToDismiss",
    "presentationControllerDidDismiss", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "scrollViewDidEndDecelerating",
    "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming",
    "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom",
    "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating",
    "scrollViewWillBeginDragging", "scrollViewWillBeginZooming", "scrollViewWillEndDragging",
    "sectionIndexTitles",
    "tabBarController", "tableView", "textField", "textFieldDidBeginEditing",
    "textFieldDidEndEditing", "textFieldShouldBeginEditing", "textFieldShouldClear",
    "textFieldShouldEndEditing", "textFieldShouldReturn", "viewForZooming", "webView",
  ]
}
