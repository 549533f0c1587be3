import Foundation

/// A weak reference to a gesture recognizer. `UIGestureRecognizer` stores such references to the recognizers that it requires to
/// fail.
package struct WeakGesture {
  package weak var gesture: UIGestureRecognizer?
}
