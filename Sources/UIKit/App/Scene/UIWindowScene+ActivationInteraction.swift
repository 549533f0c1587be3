import Foundation

extension UIWindowScene {
  /// An interaction that opens a new window when two fingers spread apart on its view.
  @preconcurrency @MainActor open class ActivationInteraction: NSObject, UIInteraction {
    /// A closure that returns the contents of the new window, or nil to open no window. Its arguments are the
    /// interaction and the location of the fingers in its view.
    public typealias ConfigurationProvider =
      @MainActor (UIWindowScene.ActivationInteraction, CGPoint) -> UIWindowScene.ActivationConfiguration?

    /// The smallest scale that a pinch must have at its end to open the window. UIKit's value is not published.
    private static let requiredScale: CGFloat = 1.5

    private let provider: ConfigurationProvider
    private let errorHandler: (any Error) -> Void
    private let pinch = UIPinchGestureRecognizer()
    private var configuration: UIWindowScene.ActivationConfiguration?

    /// The view to which the interaction belongs, or nil if it belongs to no view.
    open private(set) weak var view: UIView?

    /// Creates an interaction that opens a window with the contents from a closure.
    ///
    /// - Parameters:
    ///   - configurationProvider: A closure that is called when the fingers begin to spread, and returns the contents of
    ///     the new window.
    ///   - errorHandler: A closure that is called if the window cannot be opened.
    public init(
      _ configurationProvider: @escaping ConfigurationProvider, errorHandler: @escaping (any Error) -> Void
    ) {
      provider = configurationProvider
      self.errorHandler = errorHandler
      super.init()
      pinch.addTarget(self, action: Selector("pinch:", ActivationInteraction.pinch(_:)))
    }

    /// Called before the interaction is added to a view or removed from its view.
    ///
    /// - Parameter view: The view, or nil for a removal.
    open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(pinch) }

    /// Called after the interaction was added to a view or removed from its view.
    ///
    /// - Parameter view: The view, or nil for a removal.
    open func didMove(to view: UIView?) {
      self.view = view
      view?.addGestureRecognizer(pinch)
    }

    private func pinch(_ gesture: UIPinchGestureRecognizer) {
      switch gesture.state {
      case .began:
        configuration = provider(self, gesture.location(in: view))
        // If there are no contents, the gesture is cancelled, so that other recognizers can use the touches.
        if configuration == nil { gesture.state = .cancelled }
      case .ended:
        if gesture.scale >= Self.requiredScale { configuration?.activate(errorHandler) }
        configuration = nil
      case .cancelled, .failed: configuration = nil
      default: break
      }
    }
  }
}
