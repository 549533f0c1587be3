import Foundation

/// A gesture that is not kept alive.
package struct WeakGesture {
  package weak var gesture: UIGestureRecognizer?
}
