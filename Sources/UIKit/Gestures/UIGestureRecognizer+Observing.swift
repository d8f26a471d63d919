// Key-value observing of the state of a recognizer, as code that refreshes a list by pulling does.

extension UIGestureRecognizer: SegueKeyValueSource {}
