import Foundation

/// A weak reference to a view, for use in collections.
@MainActor package struct WeakView {
  package weak var view: UIView?
}
