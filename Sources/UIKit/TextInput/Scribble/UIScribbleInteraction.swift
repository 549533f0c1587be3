import CoreGraphics
import Foundation

/// An interaction that customizes writing with a pencil into text fields and text views.
///
/// A desktop has no pencil that writes text, as a device without Apple Pencil: the interaction belongs to its view, and its delegate is
/// not called.
@preconcurrency @MainActor open class UIScribbleInteraction: NSObject, UIInteraction {
  /// The delegate of the interaction. It is not retained.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// The view to which the interaction belongs, or nil if it belongs to no view.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The delegate. It is not retained.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// A Boolean value that indicates whether the user writes with a pencil at present. It is `false`.
  open var isHandlingWriting: Bool { false }

  /// A Boolean value that indicates whether the user has lately written with a pencil, so that a view should make room for it. It is
  /// `false`.
  open class var isPencilInputExpected: Bool { false }

  /// Called before the interaction is added to a view or removed from its view.
  ///
  /// - Parameter view: The view, or nil for a removal.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view or removed from its view.
  ///
  /// - Parameter view: The view, or nil for a removal.
  open func didMove(to view: UIView?) { self.view = view }
}
