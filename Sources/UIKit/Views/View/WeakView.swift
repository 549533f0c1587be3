import Foundation

/// A view that is not kept alive.
@MainActor package struct WeakView {
  package weak var view: UIView?
}
