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
    "scrollViewDidChangeAdjustedContentInset", "searchBar", "searchBarCancelButtonClicked",
    "searchBarSearchButtonClicked", "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing",
    "searchBarTextDidEndEditing", "tabBar", "tabBarController", "tableView", "textField",
    "textFieldDidBeginEditing",
    "textFieldDidEndEditing", "textFieldShouldBeginEditing", "textFieldShouldClear",
    "textFieldDidChangeSelection", "textFieldShouldEndEditing", "textFieldShouldReturn", "textView",
    "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection",
    "textViewDidEndEditing", "textViewShouldBeginEditing", "textViewShouldEndEditing",
    "viewForZooming", "webView",
  ]
}
