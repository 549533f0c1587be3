import SwiftABI

/// A namespace for the shortcuts of responders in the chain.
@MainActor enum AssistantItems {
  private final class EmptySubclass: UIResponder {}
  private final class ItemSubclass: UIResponder {
    override var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
  }

  private static let getter = OverridableMethod(
    of: UIResponder.self, plain: EmptySubclass.self, overriding: ItemSubclass.self)

  /// Returns the item of a responder, or nil if the item has never been read and the class does not override the property. Such
  /// an item has no groups, and is not created for each responder of the chain.
  static func item(of responder: UIResponder) -> UITextInputAssistantItem? {
    responder.inputAssistantItemStorage
      ?? (getter.isOverridden(in: type(of: responder)) ? responder.inputAssistantItem : nil)
  }
}
