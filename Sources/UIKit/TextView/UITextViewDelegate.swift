import Foundation
import SwiftABI

/// The delegate of a text view, which decides about editing and observes changes. All methods are optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks the delegate whether to begin editing.
  ///
  /// - Parameter textView: The text view.
  /// - Returns: `true` to begin editing, which is the default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Asks the delegate whether to end editing.
  ///
  /// - Parameter textView: The text view.
  /// - Returns: `true` to end editing, which is the default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that editing has begun.
  ///
  /// - Parameter textView: The text view.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Tells the delegate that editing has ended.
  ///
  /// - Parameter textView: The text view.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asks the delegate whether to replace text when the user types, deletes, cuts or pastes. This method is not called for programmatic
  /// changes.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The range to replace, in UTF-16 code units.
  ///   - text: The text that replaces the range, or an empty string when text is deleted.
  /// - Returns: `true` to replace the text, which is the default.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Tells the delegate that the user has changed the text. Programmatic changes of `text` are not reported.
  ///
  /// - Parameter textView: The text view.
  func textViewDidChange(_ textView: UITextView)
  /// Tells the delegate that the selection or the caret has changed.
  ///
  /// - Parameter textView: The text view.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Asks the delegate for the edit menu to show for a range of the text.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The range, in UTF-16 code units.
  ///   - suggestedActions: The actions that the system suggests.
  /// - Returns: The menu, or `nil` to show the suggested actions. The default is `nil`.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Tells the delegate that the edit menu is about to appear.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - animator: The animator to which animations alongside the menu's appearance can be added.
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Tells the delegate that the edit menu is about to disappear.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - animator: The animator to which animations alongside the menu's disappearance can be added.
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Asks the delegate for the action to perform when the user taps a text item.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textItem: The text item: a link, an attachment or a tagged run.
  ///   - defaultAction: The action that is performed by default.
  /// - Returns: The action, or `nil` to show the menu of the item. The default is `defaultAction`.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  /// Asks the delegate for the menu to show for a text item.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textItem: The text item: a link, an attachment or a tagged run.
  ///   - defaultMenu: The menu that is shown by default.
  /// - Returns: The configuration of the menu, or `nil` to show none. The default is a configuration of `defaultMenu`.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// Asks the delegate whether to open a link after a tap, or to show its menu after a long press.
  ///
  /// This method is called only if the delegate does not implement `textView(_:primaryActionFor:defaultAction:)` for a tap, or
  /// `textView(_:menuConfigurationFor:defaultMenu:)` for a long press.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - URL: The URL of the link.
  ///   - characterRange: The range of the link, in UTF-16 code units.
  ///   - interaction: The kind of interaction.
  /// - Returns: `true` to open the link or to show the menu, which is the default.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Asks the delegate whether to perform the action of an attachment after a tap, or to show its menu after a long
  /// press.
  ///
  /// This method is called only if the delegate does not implement `textView(_:primaryActionFor:defaultAction:)` for a tap, or
  /// `textView(_:menuConfigurationFor:defaultMenu:)` for a long press.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textAttachment: The text attachment.
  ///   - characterRange: The range of the attachment, in UTF-16 code units.
  ///   - interaction: The kind of interaction.
  /// - Returns: `true` to perform the action or to show the menu, which is the default.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Asks the delegate whether to open a link after a tap, or to show its menu after a long press, as before iOS 10.
  ///
  /// This method is called only if the delegate does not implement `textView(_:shouldInteractWith:in:interaction:)` for links.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - URL: The URL of the link.
  ///   - characterRange: The range of the link, in UTF-16 code units.
  /// - Returns: `true` to open the link or to show the menu, which is the default.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// Asks the delegate whether to perform the action of an attachment after a tap, or to show its menu after a long press, as before
  /// iOS 10.
  ///
  /// This method is called only if the delegate does not implement `textView(_:shouldInteractWith:in:interaction:)` for attachments.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textAttachment: The text attachment.
  ///   - characterRange: The range of the attachment, in UTF-16 code units.
  /// - Returns: `true` to perform the action or to show the menu, which is the default.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool
  /// Tells the delegate that the menu of a text item is about to appear.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textItem: The text item: a link, an attachment or a tagged run.
  ///   - animator: The animator to which animations alongside the menu's appearance can be added.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// Tells the delegate that the menu of a text item is about to disappear.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textItem: The text item: a link, an attachment or a tagged run.
  ///   - animator: The animator to which animations alongside the menu's disappearance can be added.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
}

extension UITextViewDelegate {
  /// Asks the delegate whether to begin editing. The default implementation begins editing.
  ///
  /// - Parameter textView: The text view.
  /// - Returns: `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Asks the delegate whether to end editing. The default implementation ends editing.
  ///
  /// - Parameter textView: The text view.
  /// - Returns: `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Tells the delegate that editing has begun. The default implementation does nothing.
  ///
  /// - Parameter textView: The text view.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Tells the delegate that editing has ended. The default implementation does nothing.
  ///
  /// - Parameter textView: The text view.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Asks the delegate whether to replace text when the user types, deletes, cuts or pastes. This method is not called for programmatic
  /// changes. The default implementation replaces the text.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The range to replace, in UTF-16 code units.
  ///   - text: The text that replaces the range, or an empty string when text is deleted.
  /// - Returns: `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Tells the delegate that the user has changed the text. The default implementation does nothing.
  ///
  /// - Parameter textView: The text view.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Tells the delegate that the selection or the caret has changed. The default implementation does nothing.
  ///
  /// - Parameter textView: The text view.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Asks the delegate for the edit menu to show for a range of the text. The default implementation shows the
  /// suggested actions.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The range, in UTF-16 code units.
  ///   - suggestedActions: The actions that the system suggests.
  /// - Returns: `nil`.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Tells the delegate that the edit menu is about to appear. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - animator: The animator to which animations alongside the menu's appearance can be added.
  public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
  /// Tells the delegate that the edit menu is about to disappear. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - animator: The animator to which animations alongside the menu's disappearance can be added.
  public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
  /// Asks the delegate for the action to perform when the user taps a text item. The default implementation returns the
  /// default action.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textItem: The text item: a link, an attachment or a tagged run.
  ///   - defaultAction: The action that is performed by default.
  /// - Returns: `defaultAction`.
  @_optimize(none) public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    recognizableDefault(defaultAction)
  }
  /// Asks the delegate for the menu to show for a text item. The default implementation returns the default menu.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textItem: The text item: a link, an attachment or a tagged run.
  ///   - defaultMenu: The menu that is shown by default.
  /// - Returns: A configuration of `defaultMenu`.
  @_optimize(none) public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    recognizableDefault(UITextItem.MenuConfiguration(menu: defaultMenu))
  }
  /// Asks the delegate whether to open a link after a tap, or to show its menu after a long press. The default
  /// implementation calls the method without `interaction`.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - URL: The URL of the link.
  ///   - characterRange: The range of the link, in UTF-16 code units.
  ///   - interaction: The kind of interaction.
  /// - Returns: The result of the older method, which is `true` by default.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  /// Asks the delegate whether to perform the action of an attachment after a tap, or to show its menu after a long
  /// press. The default implementation calls the method without `interaction`.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textAttachment: The text attachment.
  ///   - characterRange: The range of the attachment, in UTF-16 code units.
  ///   - interaction: The kind of interaction.
  /// - Returns: The result of the older method, which is `true` by default.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
  /// Asks the delegate whether to open a link, as before iOS 10. The default implementation allows it.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - URL: The URL of the link.
  ///   - characterRange: The range of the link, in UTF-16 code units.
  /// - Returns: `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { true }
  /// Asks the delegate whether to perform the action of an attachment, as before iOS 10. The default implementation allows it.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textAttachment: The text attachment.
  ///   - characterRange: The range of the attachment, in UTF-16 code units.
  /// - Returns: `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool { true }
  /// Tells the delegate that the menu of a text item is about to appear. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textItem: The text item: a link, an attachment or a tagged run.
  ///   - animator: The animator to which animations alongside the menu's appearance can be added.
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Tells the delegate that the menu of a text item is about to disappear. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textItem: The text item: a link, an attachment or a tagged run.
  ///   - animator: The animator to which animations alongside the menu's disappearance can be added.
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
}
