import CoreGraphics
import Foundation

/// An interaction with which the user writes with a pencil into parts of a view that are no text fields yet.
///
/// A desktop has no pencil that writes text, as a device without Apple Pencil: the interaction belongs to its view, and its delegate is
/// not called.
@preconcurrency @MainActor
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: NSObject, UIInteraction {
  /// The delegate of the interaction. It is not retained.
  open private(set) weak var delegate: Delegate?
  /// The view to which the interaction belongs, or nil if it belongs to no view.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The delegate. It is not retained.
  public init(delegate: Delegate) {
    self.delegate = delegate
    super.init()
  }

  /// A Boolean value that indicates whether the user writes with a pencil at present. It is `false`.
  open var isHandlingWriting: Bool { false }

  /// Called before the interaction is added to a view or removed from its view.
  ///
  /// - Parameter view: The view, or nil for a removal.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view or removed from its view.
  ///
  /// - Parameter view: The view, or nil for a removal.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The methods with which an object names the parts of a view into which the user can write.
@preconcurrency @MainActor public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
  /// The type of the names of parts.
  associatedtype ElementIdentifier: Hashable = String

  /// Names the parts of a rectangle.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - rect: The rectangle, in the coordinate system of the interaction's view.
  ///   - completion: A closure that the method calls with the names of the parts.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
    completion: @escaping ([ElementIdentifier]) -> Void)
  /// Returns whether a part is first responder.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - elementIdentifier: The name of the part.
  /// - Returns: `true` if the part is first responder.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
  ) -> Bool
  /// Returns the rectangle of a part.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - elementIdentifier: The name of the part.
  /// - Returns: The rectangle, in the coordinate system of the interaction's view.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
  ) -> CGRect
  /// Makes a part first responder.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - elementIdentifier: The name of the part.
  ///   - focusReferencePoint: The place at which the user writes.
  ///   - completion: A closure that the method calls with the text input, or with nil.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
    referencePoint focusReferencePoint: CGPoint,
    completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
  /// Returns whether a part should not become first responder before the user stops writing, because it moves. The default is `false`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - elementIdentifier: The name of the part.
  /// - Returns: `true` to delay the focus.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool
  /// Called when the user begins to write into a part.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - elementIdentifier: The name of the part.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier)
  /// Called when the user has stopped writing into a part.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - elementIdentifier: The name of the part.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier)
}

extension UIIndirectScribbleInteractionDelegate {
  /// Returns `false`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - elementIdentifier: The name of the part.
  /// - Returns: `false`.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool { false }
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - elementIdentifier: The name of the part.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
  ) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - elementIdentifier: The name of the part.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
  ) {}
}
