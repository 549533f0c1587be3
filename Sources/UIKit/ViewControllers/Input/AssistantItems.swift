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
    if let item = responder.inputAssistantItemStorage { return item }
    let type = type(of: responder)
    let isOverridden =
      getter.isOverridden(in: type) || _ExtensionOverrides.contain("inputAssistantItem", of: type)
    return isOverridden ? responder.inputAssistantItem : nil
  }
}
