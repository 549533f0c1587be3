import Foundation

/// A weak reference to a gesture recognizer.
package struct WeakGesture {
  package weak var gesture: UIGestureRecognizer?
}
