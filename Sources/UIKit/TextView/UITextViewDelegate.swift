import Foundation

/// Says what a text view may do, and learns what it did. All methods are optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the view may become the first responder to be edited. Default true.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether it may cease to be edited. Default true.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether the characters in `range` (UTF-16) may be replaced: by typing, deleting, cutting or pasting, not by code.
  /// Default true.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The text has changed, not by setting `text`.
  func textViewDidChange(_ textView: UITextView)
  /// The selection or the caret has moved.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// The menu for a range; nil shows the suggested actions.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The edit menu is about to be shown.
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The edit menu is about to go.
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// What a tap on a link, a picture or a tagged run does; nil shows its menu. Default: the default action.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  /// The menu of a link, a picture or a tagged run; nil shows none. Default: the default menu.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// Whether a link may be opened, or its menu shown. Asked where there is no `primaryActionFor` (a tap) or no
  /// `menuConfigurationFor` (a finger that rests). Default true.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether a picture may be tapped, or its menu shown; asked as for links. Default true.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// That menu is about to be shown.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// That menu is about to go.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
}

extension UITextViewDelegate {
  /// The default: yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// The default: yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// The default: does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// The default: does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// The default: yes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default: does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// The default: does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// The default: the suggested actions.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// The default: does nothing.
  public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
  /// The default: does nothing.
  public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
  /// The default: the default action.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    textView.defaultAnswers.insert(.primaryAction)
    return defaultAction
  }
  /// The default: the default menu.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    textView.defaultAnswers.insert(.menu)
    return UITextItem.MenuConfiguration(menu: defaultMenu)
  }
  /// The default: yes.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// The default: yes.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// The default: does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// The default: does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
}
