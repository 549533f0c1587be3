import Foundation

extension UIWindowScene {
  /// An interaction that opens a new window when two fingers spread apart on its view, or when the middle button of the mouse is
  /// clicked, as in desktop programs.
  @preconcurrency @MainActor open class ActivationInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
    /// A closure that returns the contents of the new window, or nil to open no window. Its arguments are the
    /// interaction and the location of the fingers or of the click in its view.
    public typealias ConfigurationProvider =
      @MainActor (UIWindowScene.ActivationInteraction, CGPoint) -> UIWindowScene.ActivationConfiguration?

    /// The smallest scale that a pinch must have at its end to open the window. UIKit's value is not published.
    private static let requiredScale: CGFloat = 1.5

    private let provider: ConfigurationProvider
    private let errorHandler: (any Error) -> Void
    private let pinch = UIPinchGestureRecognizer()
    private let click = UITapGestureRecognizer()
    private var configuration: UIWindowScene.ActivationConfiguration?

    /// The view to which the interaction belongs, or nil if it belongs to no view.
    open private(set) weak var view: UIView?

    /// Creates an interaction that opens a window with the contents from a closure.
    ///
    /// - Parameters:
    ///   - configurationProvider: A closure that is called when the fingers begin to spread, or after a click, and returns the
    ///     contents of the new window.
    ///   - errorHandler: A closure that is called if the window cannot be opened.
    public init(
      _ configurationProvider: @escaping ConfigurationProvider, errorHandler: @escaping (any Error) -> Void
    ) {
      provider = configurationProvider
      self.errorHandler = errorHandler
      super.init()
      pinch.addTarget(self, action: Selector("pinch:", ActivationInteraction.pinch(_:)))
      pinch.delegate = self
      click.addTarget(self, action: Selector("click:", ActivationInteraction.click(_:)))
      click.delegate = self
      click.buttonMaskRequired = .button(3)
      click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    }

    /// Called before the interaction is added to a view or removed from its view.
    ///
    /// - Parameter view: The view, or nil for a removal.
    open func willMove(to view: UIView?) {
      for recognizer in [pinch, click] { self.view?.removeGestureRecognizer(recognizer) }
    }

    /// Called after the interaction was added to a view or removed from its view.
    ///
    /// - Parameter view: The view, or nil for a removal.
    open func didMove(to view: UIView?) {
      self.view = view
      for recognizer in [pinch, click] { view?.addGestureRecognizer(recognizer) }
    }

    private func pinch(_ gesture: UIPinchGestureRecognizer) {
      switch gesture.state {
      case .ended:
        if gesture.scale >= Self.requiredScale { configuration?.activate(errorHandler) }
        configuration = nil
      case .cancelled, .failed: configuration = nil
      default: break
      }
    }

    private func click(_ gesture: UITapGestureRecognizer) {
      guard gesture.state == .ended else { return }
      configuration?.activate(errorHandler)
      configuration = nil
    }

    /// Requests the contents of the new window. If there are none, the gesture fails, so that other recognizers can use the
    /// touches.
    ///
    /// - Parameter gestureRecognizer: The recognizer of the interaction.
    /// - Returns: `true` if there are contents.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      configuration = provider(self, gestureRecognizer.location(in: view))
      return configuration != nil
    }
  }
}
