import Foundation

/// A weak reference to a view.
@MainActor package struct WeakView {
  package weak var view: UIView?
}
