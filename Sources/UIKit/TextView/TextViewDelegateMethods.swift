import Foundation
import SwiftABI

/// The newer optional methods of a text view's delegate. If the delegate does not implement one of them, the older
/// method is called instead.
@MainActor package enum TextViewDelegateMethods {
  package typealias Method = OptionalMethod<any UITextViewDelegate.Type>

  /// Tests whether a delegate implements `textView(_:primaryActionFor:defaultAction:)`.
  package static let primaryAction = method(PrimaryActionDelegate.self)
  /// Tests whether a delegate implements `textView(_:menuConfigurationFor:defaultMenu:)`.
  package static let menu = method(Menu.self)

  private static func method(_ implementing: any UITextViewDelegate.Type) -> Method {
    Method(plain: EmptyDelegate.self, twin: OtherEmptyDelegate.self, implementing: implementing)
  }

  private final class EmptyDelegate: NSObject, UITextViewDelegate {}
  private final class OtherEmptyDelegate: NSObject, UITextViewDelegate {}
  private final class PrimaryActionDelegate: NSObject, UITextViewDelegate {
    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { nil }
  }
  private final class Menu: NSObject, UITextViewDelegate {
    func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { nil }
  }
}
