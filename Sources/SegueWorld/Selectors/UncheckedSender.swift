// Senders whose class the parameter of an action need not state correctly.

/// A class whose objects actions receive whatever class of this kind their parameter states, as in
/// Objective-C, where a method with a parameter of `UIScreenEdgePanGestureRecognizer` can be the action
/// of a `UIPanGestureRecognizer`. Members that only the stated class has must not be used then; on a
/// device they end the program.
package protocol UncheckedSender: AnyObject {}
