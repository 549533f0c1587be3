import CoreGraphics
import Foundation
import SwiftABI

/// A protocol with the initializer `T(type:)` for button classes that are known only at run time. It is specific to Tessera.
/// `ViewMakeable` describes the mechanism.
///
/// On iOS, the initializer is a class method of Objective-C, so that generic code can call it for a parameter that is a
/// subclass of `UIButton`.
@preconcurrency @MainActor
public protocol ButtonMakeable: ViewMakeable {}

extension UIButton: ButtonMakeable {}

extension ButtonMakeable {
  /// Creates a button of the dynamic class with its `init(frame:)`. Traps if the class has no such initializer.
  ///
  /// - Parameter buttonType: The type. System buttons show their content in the tint color.
  @_silgen_name("tessera_make_button_with_type")
  public init(type buttonType: UIButton.ButtonType)

  @usableFromInline @_silgen_name("tessera_make_button_with_type")
  static func making(type buttonType: UIButton.ButtonType) -> Self {
    let button: Self = createObject(self) { InitializerDispatch.makeWithFrame($0, .zero) }
    if let button = button as? UIButton {
      button.adopt(buttonType)
      if buttonType.symbol != nil { button.sizeToFit() }
    }
    return button
  }
}
